import { expect, test } from 'vitest'
import { admin } from '../../src/areas/admin'
import { alumno } from '../../src/areas/alumno'
import { type Area, llegadaA } from '../../src/areas/base/area'
import { conIds } from '../../src/areas/base/direcciones'
import { docente } from '../../src/areas/docente'

test.each([
  ['/docente/login', 200],
  ['/docente/dashboard/', 200],
  ['/docente/catedra/12', 200],
  ['/docente/catedra/12/', 200],
  ['/docente/catedra/012', 404],
  ['/docente/catedra/1.5', 404],
])('%s es una dirección de docentes, y responde %s', (direccion, estado) => {
  expect(llegadaA(docente, direccion)).toEqual({ estado })
})

test.each([
  '/docente/nada',
  '/docente/profile',
  '/docente/catedra/12/x',
  '/docente/catedra/x/calificaciones',
  '/otra/docente/login',
])('%s no es de docentes', (direccion) => {
  expect(llegadaA(docente, direccion)).toBeNull()
})

test.each(['/alumno/nada', '/alumno/catedra', '/alumnos/nada', '/alumno/submit-tarea/x'])(
  '%s no es de alumnos',
  (direccion) => {
    expect(llegadaA(alumno, direccion)).toBeNull()
  },
)

test('lo que redirige no es de por sí una dirección, y conserva sus identificadores', () => {
  expect(llegadaA(docente, '/docente/catedras/12/')).toEqual({ destino: '/docente/catedra/12' })
  expect(llegadaA(alumno, '/realizar-evaluacion/7')).toEqual({ destino: '/evaluacion/7' })
  expect(llegadaA(alumno, '/realizar-evaluacion/siete')).toBeNull()
  expect(llegadaA(alumno, '/alumno/dashboard')).toEqual({ destino: '/alumnos/dashboard' })
})

test.each<[Area, string, 200 | 404 | null]>([
  [alumno, '/alumno/catedra/abc', 404],
  [alumno, '/alumno/catedra/3', 200],
  [alumno, '/alumno/catedra/abc/def', null],
  [docente, '/docente/catedra/0/generate-evaluation', 404],
  [docente, '/docente/catedra/x/evaluations/create/', 404],
  [docente, '/docente/catedra/7/evaluations/create', 200],
  [admin, '/admin/catedras/1.5', 404],
  [admin, '/admin/catedras/x/pagos', null],
  [admin, '/admin/catedras/undefined/evaluations/create', 404],
])('solo una cátedra con lo que no es un número lo dice: %#', (area, direccion, estado) => {
  expect(llegadaA(area, direccion)).toEqual(estado && { estado })
})

test('los identificadores toman su lugar en orden', () => {
  expect(conIds('/docente/catedra/:id/alumno/:alumnoId', 3, 8)).toBe('/docente/catedra/3/alumno/8')
})

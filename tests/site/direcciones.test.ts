import { expect, test } from 'vitest'
import * as admin from '../../src/areas/admin/rutas'
import { esCatedraInvalida, esRutaDeAlumno, redireccionDeAlumno } from '../../src/areas/alumno/rutas'
import * as docente from '../../src/areas/docente/rutas'
import { esRutaDeDocente, redireccionDeDocente } from '../../src/areas/docente/rutas'
import { conIds } from '../../src/areas/shared/direcciones'

test.each([
  ['/docente/login', true],
  ['/docente/dashboard/', true],
  ['/docente/catedra/12', true],
  ['/docente/catedra/012', false],
  ['/docente/catedra/1.5', false],
  ['/docente/catedra/12/', true],
  ['/docente/catedra/12/x', false],
  ['/otra/docente/login', false],
])('%s es una dirección de docentes: %s', (direccion, esperado) => {
  expect(esRutaDeDocente(direccion)).toBe(esperado)
})

test('lo que redirige no es de por sí una dirección, y conserva sus identificadores', () => {
  expect(redireccionDeDocente('/docente/catedras/12/')).toBe('/docente/catedra/12')
  expect(redireccionDeDocente('/docente/catedra/12')).toBeNull()
  expect(redireccionDeAlumno('/realizar-evaluacion/7')).toBe('/evaluacion/7')
  expect(redireccionDeAlumno('/realizar-evaluacion/siete')).toBeNull()
  expect(esRutaDeAlumno('/alumno/dashboard')).toBe(false)
})

test('solo una cátedra con lo que no es un número es inválida; lo demás no existe', () => {
  expect(esCatedraInvalida('/alumno/catedra/abc')).toBe(true)
  expect(esCatedraInvalida('/alumno/catedra/3')).toBe(false)
  expect(esCatedraInvalida('/alumno/catedra/abc/def')).toBe(false)
  expect(docente.esCatedraInvalida('/docente/catedra/0/generate-evaluation')).toBe(true)
  expect(docente.esCatedraInvalida('/docente/catedra/x/evaluations/create/')).toBe(true)
  expect(docente.esCatedraInvalida('/docente/catedra/7/evaluations/create')).toBe(false)
  expect(docente.esCatedraInvalida('/docente/catedra/x')).toBe(true)
  expect(docente.esCatedraInvalida('/docente/catedra/x/calificaciones')).toBe(false)
  expect(admin.esCatedraInvalida('/admin/catedras/1.5')).toBe(true)
  expect(admin.esCatedraInvalida('/admin/catedras/x/pagos')).toBe(false)
  expect(admin.esCatedraInvalida('/admin/catedras/undefined/evaluations/create')).toBe(true)
})

test('los identificadores toman su lugar en orden', () => {
  expect(conIds('/docente/catedra/:id/alumno/:alumnoId', 3, 8)).toBe('/docente/catedra/3/alumno/8')
})

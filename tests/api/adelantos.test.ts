import { expect, test } from 'vitest'
import { adelantos as deAdmin } from '../../src/areas/admin/adelantos.ts'
import { rutas as rutasDeAdmin } from '../../src/areas/admin/rutas.ts'
import { adelantos as deAlumno } from '../../src/areas/alumno/adelantos.ts'
import { rutas as rutasDeAlumno } from '../../src/areas/alumno/rutas.ts'
import { adelantos as deDocente } from '../../src/areas/docente/adelantos.ts'
import { rutas as rutasDeDocente } from '../../src/areas/docente/rutas.ts'
import { lecturasEn } from '../../src/areas/shared/adelantos.ts'
import { testApi } from '../support/api.ts'

const areas = [
  [rutasDeAdmin, deAdmin],
  [rutasDeDocente, deDocente],
  [rutasDeAlumno, deAlumno],
] as const

const { app } = testApi()
const llamadas = app.routes
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '\\d+')}$`))

const conIds = (ruta: string) => ruta.replace(/:\w+/g, '7')

test('lo que se adelanta es de la API', () => {
  for (const [rutas, adelantos] of areas) {
    for (const cual of Object.keys(adelantos)) {
      const lecturas = lecturasEn<Record<string, string>>(
        rutas,
        adelantos,
        conIds((rutas as Record<string, string>)[cual] ?? ''),
      )
      const caminos = [...(lecturas?.siempre ?? []), ...Object.values(lecturas?.tab ?? {}).flat()]
      expect(caminos.length).toBeGreaterThan(0)
      for (const camino of caminos) {
        const direccion = `/api/${camino.replace(/\?.*/, '')}`
        expect(
          llamadas.some((una) => una.test(direccion)),
          direccion,
        ).toBe(true)
      }
    }
  }
})

test('lleva los ids de la dirección', () => {
  expect(lecturasEn(rutasDeDocente, deDocente, '/docente/catedra/3/alumno/41')).toEqual({
    ruta: '/docente/catedra/3/alumno/41',
    siempre: [
      'docente/me',
      'docente/catedra/3/alumnos/41/entregas',
      'docente/catedra/3/alumnos/41/evaluaciones',
    ],
    tab: {},
  })
})

test('lo de cada pestaña va aparte, y la inicial se dice', () => {
  const lecturas = lecturasEn(rutasDeAlumno, deAlumno, '/alumno/catedra/5')
  expect(lecturas?.inicial).toBe('tablon')
  expect(lecturas?.tab?.tablon).toEqual(['publicaciones/catedra/5?limit=10'])
})

test('de lo demás no se adelanta nada', () => {
  expect(lecturasEn(rutasDeDocente, deDocente, '/docente/login')).toBeNull()
  expect(lecturasEn(rutasDeDocente, deDocente, '/docente/catedra/x')).toBeNull()
})

import { expect, test } from 'vitest'
import { admin } from '../../../src/areas/admin.ts'
import { alumno } from '../../../src/areas/alumno.ts'
import { type Area, lecturasEn, type PantallaDeArea } from '../../../src/areas/base/area.ts'
import { docente } from '../../../src/areas/docente.ts'
import { testApi } from '../../support/api.ts'

const { app } = testApi()
const llamadas = app.routes
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '\\d+')}$`))

const conIds = (ruta: string) => ruta.replace(/:\w+/g, '7')
const parametrosDe = (direccion: string): string[] => direccion.match(/:\w+/g) ?? []

const areas: [string, Area][] = Object.entries({ admin, docente, alumno })

test.each(areas)('cada lectura de la tabla de %s es una llamada de la API', (_, area) => {
  const pantallas: PantallaDeArea[] = Object.values(area.pantallas)
  const lecturas = pantallas.flatMap(({ ruta }) => lecturasEn(area, conIds(ruta)) ?? [])
  const caminos = lecturas.flatMap(({ siempre, tab }) => [...siempre, ...Object.values(tab).flat()])
  const direcciones = caminos.map((camino) => `/api/${camino.replace(/\?.*/, '')}`)

  expect(lecturas.length).toBeGreaterThan(4)
  expect(direcciones.filter((una) => !llamadas.some((llamada) => llamada.test(una)))).toEqual([])
})

test.each(areas)('cada lectura de la tabla de %s toma sus ids de la dirección de su pantalla', (_, area) => {
  const perdidas = Object.values(area.pantallas).flatMap(({ ruta, lee = [], tabs = [] }) => {
    const suyas = [...lee, ...tabs.flatMap((tab) => tab.lee ?? [])]
    return suyas.filter((una) => parametrosDe(una).some((id) => !parametrosDe(ruta).includes(id)))
  })

  expect(perdidas).toEqual([])
})

test('lleva los ids de la dirección', () => {
  expect(lecturasEn(docente, '/docente/catedra/3/alumno/41')).toEqual({
    ruta: '/docente/catedra/3/alumno/41',
    siempre: [
      'docente/me',
      'docente/catedra/3/alumnos/41/entregas?',
      'docente/catedra/3/alumnos/41/evaluaciones',
      'docente/catedra/3/habilitacion',
    ],
    tab: {},
    abren: {},
  })
})

test('lo de cada pestaña va aparte, y la inicial se dice', () => {
  const lecturas = lecturasEn(alumno, '/alumno/catedra/5')
  expect(lecturas?.inicial).toBe('tablon')
  expect(lecturas?.tab.tablon).toEqual(['publicaciones/catedra/5?limit=10'])
})

test('de un diálogo en la dirección se dice de qué pestaña es', () => {
  const lecturas = lecturasEn(admin, '/admin/catedras/5')
  expect(lecturas?.inicial).toBe('alumnos')
  expect(lecturas?.abren).toMatchObject({ dia: 'clases', detalle: 'asistencia', publicacion: 'tablon' })
})

test('de lo demás no se adelanta nada', () => {
  expect(lecturasEn(docente, '/docente/login')).toBeNull()
  expect(lecturasEn(docente, '/docente/catedra/x')).toBeNull()
})

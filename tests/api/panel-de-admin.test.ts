import { expect, test } from 'vitest'
import { noteCopia } from '../../api/casa/copias/fallida.ts'
import { copiasProbadas } from '../../db/schema/copias.ts'
import {
  insertAlumno,
  insertAsistencia,
  insertCatedra,
  insertDiaClase,
  insertDocente,
  insertInscripcion,
  insertPago,
} from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'

const MARTES = '2026-03-03'
const horario = (hora_inicio: string, hora_fin: string) =>
  ({ dia_semana: 'Martes', hora_inicio, hora_fin }) as const

test('el panel dice quiénes deben, las clases de hoy y la última copia', async () => {
  const contexto = testApi({ now: `${MARTES}T12:00:00Z` })
  const { db, deps } = contexto
  const marta = insertDocente(db, { nombre: 'Marta', apellido: 'Rolón' })
  const tarde = insertCatedra(db, {
    nombre: 'Armonía',
    horarios: [horario('19:00', '21:00')],
    docenteId: marta.id,
  })
  const antes = insertCatedra(db, { nombre: 'Coro', aula: 'Sala 3', horarios: [horario('08:00', '10:00')] })
  const dia = insertDiaClase(db, { catedraId: antes.id, fecha: MARTES })
  insertDiaClase(db, { catedraId: tarde.id, fecha: MARTES })
  insertDiaClase(db, { catedraId: insertCatedra(db).id, fecha: '2026-03-04' })
  const alumno = insertAlumno(db)
  insertAsistencia(db, { diaClaseId: dia.id, alumnoId: alumno.id })
  const inscribe = (catedraId: number, datos: object) =>
    insertInscripcion(db, {
      catedraId,
      alumnoId: insertAlumno(db).id,
      fecha_inscripcion: '2026-03-01',
      ...datos,
    })
  inscribe(tarde.id, { matricula_monto: 100 })
  inscribe(antes.id, { matricula_monto: 300 })
  inscribe(antes.id, { matricula_monto: 50 })
  inscribe(antes.id, { matricula_monto: 1000, baja_en: 1 })
  insertPago(db, { catedraAlumnoId: inscribe(antes.id, { matricula_monto: 70 }).id, monto: 70 })
  noteCopia(db, null, Date.parse('2026-03-03T06:04:00Z'))
  noteCopia(db, 'No hay lugar.', Date.parse('2026-03-04T06:04:00Z'))
  const cuando = Date.parse('2026-03-03T06:05:00Z')
  db.insert(copiasProbadas)
    .values([
      { nombre: 'anterior', cuando: cuando - 1, segundos: 9, archivos: 9, error: null },
      { nombre: 'buena', cuando, segundos: 12, archivos: 1832, error: null },
      { nombre: 'mala', cuando: cuando + 1, segundos: 1, archivos: null, error: 'Está dañada.' },
    ])
    .run()
  deps.institucion.save({ correo: 'yo@prueba.py' })

  const { status, data } = await (await como(contexto)).admin.panel.get()

  expect(status).toBe(200)
  expect(data).toEqual({
    deudas: [
      { catedraId: antes.id, nombre: 'Coro', anio: 2026, alumnos: 2, debe: 350 },
      { catedraId: tarde.id, nombre: 'Armonía', anio: 2026, alumnos: 1, debe: 100 },
    ],
    clasesDeHoy: [
      {
        catedraId: antes.id,
        nombre: 'Coro',
        docente: null,
        aula: 'Sala 3',
        horas: ['08:00'],
        conLista: true,
      },
      {
        catedraId: tarde.id,
        nombre: 'Armonía',
        docente: 'Marta Rolón',
        aula: null,
        horas: ['19:00'],
        conLista: false,
      },
    ],
    ultimaCopia: '2026-03-03T06:04:00.000Z',
    ultimaPrueba: { cuando: '2026-03-03T06:05:00.000Z', segundos: 12, archivos: 1832 },
    avisaPorCorreo: true,
  })
})

test('sin nada, el panel está vacío', async () => {
  const { data } = await (await como(testApi())).admin.panel.get()

  expect(data).toEqual({
    deudas: [],
    clasesDeHoy: [],
    ultimaCopia: null,
    ultimaPrueba: null,
    avisaPorCorreo: false,
  })
})

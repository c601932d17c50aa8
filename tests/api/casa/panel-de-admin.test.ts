import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteDeudas } from '../../../api/academia/pagos/debe-desde.ts'
import { noteCopia } from '../../../api/casa/copias/fallida.ts'
import { copiasProbadas } from '../../../db/schema/copias.ts'
import { catedraAlumnos, cuotasDeAntes } from '../../../db/schema/inscripciones.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { type EstadiaCobrada, mesesDeCuota, ultimasCuotas } from '../../../src/domain/pagos/meses-de-cuota.ts'
import { atrasoDe, type CuotaDeMes, cuentaDe, type PagoHecho } from '../../../src/domain/pagos/pagos.ts'
import {
  insertAlumno,
  insertAsistencia,
  insertCatedra,
  insertDiaClase,
  insertDocente,
  insertInscripcion,
  insertPago,
} from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'

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
    condicionesPorRevisar: [],
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
    condicionesPorRevisar: [],
    clasesDeHoy: [],
    ultimaCopia: null,
    ultimaPrueba: null,
    avisaPorCorreo: false,
  })
})

test('lo que se debe es lo que dice cada cuenta, se haya pagado como se haya pagado', async () => {
  const contexto = testApi({ now: '2026-03-04T12:00:00Z' })
  const { db } = contexto
  const { uno, entero, suerte } = azarDe(7)
  const abierta = { hasta: null, ultima_cuota: null }
  /** One in three came back. */
  const listEstadias = (): EstadiaCobrada[] => {
    const mes = `${uno([2024, 2025, 2026])}-${uno(['01', '02', '11', '12'])}`
    const [desde, hasta] = [`${mes}-05`, `${mes}-20`]
    if (suerte(0.67)) return [{ ...abierta, desde }]
    const vuelta = hasta < '2026-02-27' ? uno([hasta, '2026-02-27']) : hasta
    return [
      { desde, hasta, ultima_cuota: uno(ultimasCuotas(hasta)) },
      { ...abierta, desde: vuelta },
    ]
  }
  const cuentas = Array.from({ length: 120 }, () => {
    const condiciones = {
      modalidad_pago: suerte(0.9) ? ('PARTICULAR' as const) : ('INSTITUCIONAL' as const),
      anio: uno([2024, 2025, 2026, 2027]),
      matricula_monto: uno([0, 100]),
      cuota_monto: uno([0, 10]),
      dia_cobro: uno([null, 3, 10, 31]),
      estadias: listEstadias(),
      cuotas_desde: null,
      cuotas_hasta: null,
      cuotas_de_antes: [] as CuotaDeMes[],
    }
    const { modalidad_pago, anio, cuotas_de_antes, ...inscripcion } = condiciones
    const limites = suerte(0.3) ? { cuotas_desde: `${anio}-02`, cuotas_hasta: `${anio}-11` } : {}
    Object.assign(condiciones, limites)
    if (suerte(0.3)) cuotas_de_antes.push({ mes: `${anio}-02`, monto: uno([0, 5, 20]) })
    const catedra = insertCatedra(db, { modalidad_pago, anio, ...limites })
    const { id } = insertInscripcion(db, {
      catedraId: catedra.id,
      alumnoId: insertAlumno(db).id,
      ...inscripcion,
    })
    for (const una of cuotas_de_antes)
      db.insert(cuotasDeAntes)
        .values({ ...una, catedraAlumnoId: id })
        .run()
    // As many as they may owe, one more or less, some in two parts, and months that nobody asks for.
    const meses = mesesDeCuota({ ...condiciones, estadias: [{ ...abierta, desde: `${anio}-01-01` }] })
    const pagos: PagoHecho[] = [
      ...(suerte(0.8) ? [{ concepto: 'MATRICULA' as const, mes: null, monto: uno([50, 100, 200]) }] : []),
      ...meses
        .slice(entero(0, 2), 12 - uno([0, 0, 0, 1]))
        .flatMap((mes) =>
          (suerte(0.9) ? [10] : [4, 6]).map((monto) => ({ concepto: 'CUOTA' as const, mes, monto })),
        ),
    ]
    for (const pago of pagos) insertPago(db, { catedraAlumnoId: id, ...pago })
    noteDeudas(db, eq(catedraAlumnos.id, id))
    return { catedraId: catedra.id, debe: atrasoDe(cuentaDe(condiciones, pagos, '2026-03-04')) }
  })

  const { data } = await (await como(contexto)).admin.panel.get()

  const deben = cuentas.filter(({ debe }) => debe > 0)
  expect(deben.length).toBeGreaterThan(20)
  expect(cuentas.length - deben.length).toBeGreaterThan(20)
  expect(new Map(data?.deudas.map(({ catedraId, debe }) => [catedraId, debe]))).toEqual(
    new Map(deben.map(({ catedraId, debe }) => [catedraId, debe])),
  )
})

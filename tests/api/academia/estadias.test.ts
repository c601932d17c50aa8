import { expect, test } from 'vitest'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { addMeses } from '../../../src/domain/calendario/mes.ts'
import { insertAlumno, insertAsistencia, insertDiaClase, insertPago } from '../../support/academia.ts'
import { createMundoConReglas } from '../../support/mundo-con-reglas.ts'

const CUOTA = 50

/** Lía, since the first of March, was in all of 19 classes and paid so many months. */
async function conLia({ pagados = 3 } = {}) {
  const mundo = createMundoConReglas({ asistencia_minima: 75 }, { now: '2026-03-01T15:00:00Z' })
  const { db, id, deps, asAdmin, aula } = mundo
  const suya = asAdmin.admin.catedras({ id })
  const lia = insertAlumno(db, { nombre: 'Lía', apellido: 'Paz', email: 'lia@paz.py' })
  const inscribe = (datos: object = {}) => suya.inscribir.post({ alumnoId: lia.id, ...datos })
  const condiciones = { dia_cobro: 10, cuota_monto: CUOTA, fecha_inscripcion: '2026-03-01' }
  const { id: inscripcion } = (await inscribe(condiciones)).data
  const { pagos } = asAdmin.admin.catedraalumnos({ id: inscripcion })
  for (let i = 0; i < pagados; i++)
    insertPago(db, {
      catedraAlumnoId: inscripcion,
      concepto: 'CUOTA',
      mes: addMeses('2026-03', i),
      monto: CUOTA,
    })
  const giveClases = (desde: string, cuantas: number, presente?: boolean) => {
    for (let i = 0; i < cuantas; i++) {
      const { id: diaClaseId } = insertDiaClase(db, { catedraId: id, fecha: addDias(desde, i * 7) })
      // Somebody else's mark: the class was given.
      insertAsistencia(db, { diaClaseId, alumnoId: mundo.ana.id })
      if (presente !== undefined) insertAsistencia(db, { diaClaseId, alumnoId: lia.id, presente })
    }
  }
  giveClases('2026-03-02', 19, true)
  return {
    ...mundo,
    suya,
    lia,
    inscripcion,
    inscribe,
    giveClases,
    /** What she does next is at noon of that day. */
    hasta: (dia: string) => mundo.advance(Date.parse(`${dia}T15:00:00Z`) - deps.now()),
    desinscribe: (acuerdo?: object) => suya.alumnos({ alumnoId: lia.id }).desinscribir.delete(acuerdo),
    paga: (mes: string) => pagos.post({ concepto: 'CUOTA', mes, monto: CUOTA }),
    planilla: async () => (await suya.pagos.get()).data,
    fila: async () => (await suya.pagos.get()).data.alumnos.find(({ alumnoId }) => alumnoId === lia.id),
    asistencia: async () =>
      (await aula.habilitacion.get()).data.alumnos.find(({ alumnoId }) => alumnoId === lia.id)?.hasta_hoy,
  }
}

test.each([
  ['sin decir la fecha', {}],
  ['con la fecha escrita', { fecha_inscripcion: '2026-09-06' }],
])('quien vuelve %s debe lo que debía, y de los meses en que no estuvo, nada', async (_caso, datos) => {
  const { hasta, desinscribe, inscribe, giveClases, fila, paga, asistencia } = await conLia()
  hasta('2026-07-12')
  await desinscribe()
  giveClases('2026-07-13', 8)
  hasta('2026-09-06')

  expect(await inscribe(datos)).toMatchObject({
    status: 201,
    data: {
      fecha_inscripcion: '2026-03-01',
      estadias: [
        { desde: '2026-03-01', hasta: '2026-07-12' },
        { desde: '2026-09-06', hasta: null },
      ],
      estadoActual: 'EN MORA',
    },
  })
  expect(await fila()).toMatchObject({
    meses: [
      { mes: '2026-03', debe: 0 },
      { mes: '2026-04', debe: 0 },
      { mes: '2026-05', debe: 0 },
      { mes: '2026-06', debe: CUOTA, vencido: true },
      { mes: '2026-07', debe: CUOTA, vencido: true },
      { mes: '2026-09', debe: CUOTA, vence: '2026-09-10', vencido: false },
    ],
    debe: 3 * CUOTA,
    vencido: 2 * CUOTA,
  })
  expect(await asistencia()).toBe(100)

  for (const mes of ['2026-06', '2026-07']) expect((await paga(mes)).status).toBe(201)
  expect((await paga('2026-08')).data.campos).toHaveProperty('mes')
  expect((await fila())?.estadoActual).toBe('AL DÍA')
  giveClases('2026-09-06', 1, false)
  expect(await asistencia()).toBe(95)
})

test('con la asistencia desde el inicio cuentan también las clases de antes de la primera vez', async () => {
  const { aula, inscripcion, asAdmin, hasta, desinscribe, inscribe, giveClases, lia } = await conLia()
  const frases = async () =>
    (await aula.habilitacion.get()).data.alumnos.find(({ alumnoId }) => alumnoId === lia.id)?.frases.join()
  await aula.reglas.put({ asistencia_minima: 75, cuenta_desde: 'INICIO' })
  hasta('2026-07-12')
  await asAdmin.admin.catedraalumnos({ id: inscripcion }).put({ fecha_inscripcion: '2026-03-03' })
  await desinscribe()
  giveClases('2026-07-13', 8)
  hasta('2026-09-06')
  await inscribe()

  expect(await frases()).toMatch(/19 de 19 clases dadas/)
  await aula.reglas.put({ asistencia_minima: 75, cuenta_desde: 'INSCRIPCION' })
  expect(await frases()).toMatch(/18 de 18 clases dadas/)
})

test('no se vuelve antes de haberse ido, ni mañana; el mismo día, sí', async () => {
  const { hasta, desinscribe, inscribe, suya, lia } = await conLia()
  hasta('2026-07-12')
  await desinscribe()
  const tabla = (fecha: string) =>
    suya.importar.post({
      filas: [{ email: lia.email, fecha_inscripcion: fecha }],
      simular: true,
    })

  const yaEstaba = 'Ya estaba en la cátedra hasta el 12/07/2026.'
  expect(await inscribe({ fecha_inscripcion: '2026-07-11' })).toMatchObject({
    status: 400,
    data: { error: yaEstaba, campos: { fecha_inscripcion: yaEstaba } },
  })
  expect((await tabla('2026-07-11')).data.filas).toMatchObject([
    { estado: 'ERROR', campos: { fecha_inscripcion: yaEstaba } },
  ])
  expect((await inscribe({ fecha_inscripcion: '2026-07-13' })).status).toBe(400)
  expect((await tabla('')).data.filas).toMatchObject([{ estado: 'NUEVO' }])
  expect((await inscribe()).data.estadias).toEqual([
    { desde: '2026-03-01', hasta: '2026-07-12' },
    { desde: '2026-07-12', hasta: null },
  ])
})

test('de dos que inscriben a la vez a la misma persona, uno la inscribe', async () => {
  const { hasta, desinscribe, inscribe } = await conLia()
  hasta('2026-07-12')
  await desinscribe()

  const hechas = await Promise.all([inscribe(), inscribe()])

  expect(hechas.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(hechas.find(({ status }) => status === 201)?.data.estadias).toHaveLength(2)
})

test.each([
  ['pasado su día de cobro, se debe', '2026-07-12', undefined, '2026-07'],
  ['antes de su día de cobro, no se debe', '2026-07-09', undefined, '2026-06'],
  ['y se acordó que no, no se debe', '2026-07-12', '2026-06', '2026-06'],
  ['y se acordó que sí, se debe', '2026-07-09', '2026-07', '2026-07'],
])('la cuota del mes en que se va, %s', async (_caso, dia, ultima_cuota, ultima) => {
  const { hasta, desinscribe, planilla } = await conLia()
  hasta(dia)

  expect((await desinscribe(ultima_cuota ? { ultima_cuota } : undefined)).status).toBe(200)

  expect((await planilla()).desinscritos[0]?.cuotas.at(-1)?.mes).toBe(ultima)
})

test('de quien se va dos veces en un mes vale lo último que se dijo de su cuota', async () => {
  const { hasta, desinscribe, inscribe, planilla } = await conLia()
  const ultima = async () => (await planilla()).desinscritos[0]?.cuotas.at(-1)?.mes
  hasta('2026-07-12')
  await desinscribe()
  await inscribe()
  await desinscribe({ ultima_cuota: '2026-06' })
  expect(await ultima()).toBe('2026-06')

  await inscribe()
  await desinscribe({ ultima_cuota: '2026-07' })
  expect(await ultima()).toBe('2026-07')
})

test('la última cuota es la del mes en que se va o la del anterior', async () => {
  const { hasta, desinscribe, asDocente, id, lia } = await conLia()
  hasta('2026-07-12')
  const error = 'La última cuota puede ser la de julio de 2026 o la de junio de 2026.'

  for (const ultima_cuota of ['2026-05', '2026-08', 'julio']) {
    expect(await desinscribe({ ultima_cuota })).toMatchObject({
      status: 400,
      data: { campos: { ultima_cuota: error } },
    })
  }
  const suya = asDocente.docente.catedra({ id }).alumnos({ alumnoId: lia.id })
  expect((await suya.desinscribir.delete({ ultima_cuota: '2026-04' })).status).toBe(400)
  expect((await suya.desinscribir.delete({ ultima_cuota: '2026-06' })).status).toBe(200)
})

test('la fecha de inscripción es la de la primera vez, y no pasa de cuando se fue', async () => {
  const { hasta, desinscribe, inscribe, asAdmin, inscripcion } = await conLia()
  hasta('2026-07-12')
  await desinscribe()
  hasta('2026-09-06')
  await inscribe()
  const suya = asAdmin.admin.catedraalumnos({ id: inscripcion })

  const error = 'La fecha de inscripción no puede ser posterior al 12/07/2026, cuando dejó la cátedra.'
  expect(await suya.put({ fecha_inscripcion: '2026-07-13' })).toMatchObject({
    status: 400,
    data: { campos: { fecha_inscripcion: error } },
  })
  expect((await suya.put({ fecha_inscripcion: '2026-04-01' })).data).toMatchObject({
    fecha_inscripcion: '2026-04-01',
    estadias: [{ desde: '2026-04-01', hasta: '2026-07-12' }, { desde: '2026-09-06' }],
  })
})

test('quien se fue debe hasta que se fue, y nada de después', async () => {
  const { hasta, desinscribe, planilla, paga, asAdmin, inscripcion } = await conLia({ pagados: 5 })
  hasta('2026-07-12')
  await desinscribe()
  hasta('2026-09-20')

  expect(await planilla()).toMatchObject({
    totales: { debe: 0, atrasado: 0, de_quienes_se_fueron: { debe: 0, vencido: 0 } },
    desinscritos: [{ debe: 0, vencido: 0, meses: { length: 5 }, estadoActual: 'AL DÍA' }],
  })
  expect((await paga('2026-11')).data.campos).toEqual({
    mes: 'Ese mes no corresponde a la inscripción: va de su mes al fin del año de la cátedra.',
  })
  expect(await asAdmin.admin.catedraalumnos({ id: inscripcion })['aviso-de-pago'].post()).toMatchObject({
    status: 409,
    data: { code: 'nada_que_avisar' },
  })
})

test('lo que debe quien se fue se pide, se suma aparte y se cobra', async () => {
  const { hasta, desinscribe, planilla, paga, asAdmin, inscripcion, outbox, sent } = await conLia({
    pagados: 3,
  })
  hasta('2026-07-12')
  await desinscribe()
  hasta('2026-09-20')

  expect(await planilla()).toMatchObject({
    alumnos: [{ debe: 0 }, { debe: 0 }],
    totales: { debe: 0, vencido: 0, atrasado: 0, de_quienes_se_fueron: { debe: 100, vencido: 100 } },
    desinscritos: [
      {
        estadoActual: 'EN MORA',
        debe: 100,
        vencido: 100,
        meses: [{}, {}, {}, { mes: '2026-06', vencido: true }, { mes: '2026-07', vencido: true }],
      },
    ],
  })
  await asAdmin.admin.catedraalumnos({ id: inscripcion })['aviso-de-pago'].post()
  await outbox.sendDue()
  expect(sent.at(-1)?.text).toContain('queda por pagar ₲\u00a0100: junio, julio.')

  expect((await paga('2026-06')).data.estadoActual).toBe('EN MORA')
  expect((await paga('2026-07')).data.estadoActual).toBe('AL DÍA')
  expect((await planilla()).totales).toMatchObject({ de_quienes_se_fueron: { debe: 0, vencido: 0 } })
})

test('a quien se fue le quedan a la vista sus cuentas, mientras haya de qué', async () => {
  const { hasta, desinscribe, paga, lia, as, enroll, suya } = await conLia({ pagados: 0 })
  const nadie = enroll()
  hasta('2026-03-12')
  await desinscribe()
  await suya.alumnos({ alumnoId: nadie.id }).desinscribir.delete()
  const cuentas = async () => (await as('alumno', lia).alumnos.me.pagos.get()).data

  expect(await cuentas()).toMatchObject([{ hasta: '2026-03-12', estadoActual: 'EN MORA', debe: CUOTA }])
  await paga('2026-03')
  expect(await cuentas()).toMatchObject([{ debe: 0, pagos: [{ mes: '2026-03' }] }])
  expect((await as('alumno', nadie).alumnos.me.pagos.get()).data).toEqual([])
})

test('quien vuelve con otra cuota debe la de antes por lo de antes', async () => {
  const { hasta, desinscribe, inscribe, fila } = await conLia({ pagados: 3 })
  hasta('2026-07-12')
  await desinscribe()
  hasta('2026-09-06')

  expect((await inscribe({ cuota_monto: 80 })).data).toMatchObject({ cuota_monto: 80, dia_cobro: 10 })

  expect((await fila())?.meses.slice(3)).toMatchObject([
    { mes: '2026-06', debe: CUOTA },
    { mes: '2026-07', debe: CUOTA },
    { mes: '2026-09', debe: 80 },
  ])
})

test('un aumento no hace deber a quien pagó todo el año, y de lo que falta vale desde su mes', async () => {
  const { hasta, asAdmin, inscripcion, fila, paga } = await conLia({ pagados: 10 })
  const suya = asAdmin.admin.catedraalumnos({ id: inscripcion })
  hasta('2026-07-12')

  expect((await suya.put({ cuota_monto: 80 })).data).toMatchObject({
    cuota_monto: 80,
    estadoActual: 'AL DÍA',
  })
  hasta('2026-12-31')
  expect(await fila()).toMatchObject({ debe: 0, estadoActual: 'AL DÍA', meses: { length: 10 } })

  // Annulled, it costs what it did; sent again as it is, nothing changes.
  await asAdmin.admin.pagos({ id: 10 }).delete()
  await suya.put({ cuota_monto: 80, dia_cobro: 5 })
  expect(await fila()).toMatchObject({ debe: CUOTA, meses: { 9: { mes: '2026-12', monto: CUOTA } } })
  expect((await paga('2026-12')).data.estadoActual).toBe('AL DÍA')
})

test('un aumento vale desde el mes que se dice, también antes o después de hoy', async () => {
  const { hasta, asAdmin, inscripcion, fila } = await conLia({ pagados: 3 })
  const suya = asAdmin.admin.catedraalumnos({ id: inscripcion })
  const montos = async () => (await fila())?.cuotas.map(({ monto }) => monto)
  hasta('2026-07-12')

  await suya.put({ cuota_monto: 80, desde: '2026-10' })
  expect(await montos()).toEqual([50, 50, 50, 50, 50, 50, 50, 80, 80, 80])
  await suya.put({ cuota_monto: 60, desde: '2026-03' })
  expect(await montos()).toEqual([50, 50, 50, 60, 60, 60, 60, 60, 60, 60])

  for (const [desde, error] of [
    ['marzo', 'El mes debe tener la forma AAAA-MM.'],
    ['2025-11', 'La cuota puede cambiar desde diciembre de 2025 hasta diciembre de 2026.'],
  ] as const) {
    expect(await suya.put({ cuota_monto: 90, desde })).toMatchObject({
      status: 400,
      data: { campos: { desde: error } },
    })
  }
  expect((await suya.put({ matricula_monto: 30 })).data).toMatchObject({
    matricula_monto: 30,
    cuota_monto: 60,
  })
})

import { expect, test } from 'vitest'
import {
  insertAlumno,
  insertCatedra,
  insertDocente,
  insertInscripcion,
  insertPago,
} from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'
import { createMundo } from '../../support/mundo.ts'

function conInscripcion({ now = '2026-05-15T12:00:00Z' } = {}) {
  const mundo = createMundo({ now, catedra: { nombre: 'Coro' } })
  const { db, catedra, asAdmin } = mundo
  const alumno = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })
  const inscripcion = insertInscripcion(db, {
    catedraId: catedra.id,
    alumnoId: alumno.id,
    matricula_monto: 100,
    cuota_monto: 50,
    dia_cobro: 10,
    fecha_inscripcion: '2026-03-02',
  })
  const suya = asAdmin.admin.catedraalumnos({ id: inscripcion.id })
  return { ...mundo, alumno, inscripcion, suya, paga: (datos: object) => suya.pagos.post(datos) }
}

test('se paga la matrícula y las cuotas, en una o más partes', async () => {
  const { suya, paga } = conInscripcion()

  const primero = await paga({ concepto: 'MATRICULA', monto: 60, fecha: '2026-03-02' })
  expect(primero.status).toBe(201)
  expect(primero.data).toEqual({
    id: 1,
    catedraAlumnoId: 1,
    concepto: 'MATRICULA',
    mes: null,
    monto: 60,
    fecha: '2026-03-02',
    recibo: 1,
    anulado_en: null,
    created_at: '2026-05-15T12:00:00.000Z',
    estadoActual: 'MATRÍCULA PARCIALMENTE PAGADA',
  })
  expect((await paga({ concepto: 'MATRICULA', monto: 40 })).data).toMatchObject({
    fecha: '2026-05-15',
    estadoActual: 'EN MORA',
  })
  await paga({ concepto: 'CUOTA', mes: '2026-03', monto: 50 })
  await paga({ concepto: 'CUOTA', mes: '2026-04', monto: '50' })
  expect((await paga({ concepto: 'CUOTA', mes: '2026-05', monto: 49 })).data.estadoActual).toBe('EN MORA')
  expect((await paga({ concepto: 'CUOTA', mes: '2026-05', monto: 1 })).data.estadoActual).toBe('AL DÍA')
  expect((await paga({ concepto: 'CUOTA', mes: '2026-12', monto: 50 })).status).toBe(201)
  expect((await suya.pagos.get()).data).toHaveLength(7)
})

test('la matrícula y varios meses se pagan juntos, todos o ninguno, con un solo recibo', async () => {
  const { suya, paga, asAdmin } = conInscripcion()
  await paga({ concepto: 'MATRICULA', monto: 60 })
  const todo = { conceptos: ['MATRICULA', '2026-03', '2026-04'], monto: 140, fecha: '2026-05-02' }

  const { data: rechazo } = await suya.pagos.juntos.post({ ...todo, monto: 150 })
  expect(rechazo).toMatchObject({ campos: { monto: 'De todo eso quedan ₲\u00a0140 por pagar.' } })
  expect((await suya.pagos.juntos.post({ ...todo, conceptos: ['2026-03', '2027-04'] })).status).toBe(400)
  expect((await suya.pagos.juntos.post({ ...todo, conceptos: ['2026-03', '2026-03'] })).status).toBe(400)
  for (const conceptos of [undefined, 'MATRICULA', []])
    expect((await suya.pagos.juntos.post({ ...todo, conceptos })).data.error).toBe('Elige qué se paga.')
  expect((await suya.pagos.juntos.post({ ...todo, conceptos: [3] })).data.error).toBe(
    'El mes debe tener la forma AAAA-MM.',
  )
  expect((await suya.pagos.juntos.post({ ...todo, fecha: '2026-05-16' })).status).toBe(400)
  expect((await suya.pagos.get()).data).toHaveLength(1)

  const { status, data } = await suya.pagos.juntos.post(todo)
  expect(status).toBe(201)
  expect(data).toMatchObject({
    pagos: [
      { id: 2, mes: null, monto: 40, recibo: 2 },
      { id: 3, mes: '2026-03', monto: 50, recibo: 2 },
      { id: 4, mes: '2026-04', monto: 50, recibo: 2 },
    ],
    recibo: 2,
    estadoActual: 'EN MORA',
  })
  expect((await suya.pagos.juntos.post(todo)).status).toBe(400)

  const readRecibo = async () => (await asAdmin.admin.pagos({ id: 3 }).get()).data
  expect(await readRecibo()).toMatchObject({ recibo: 2, monto: 140, lineas: [{ monto: 40 }, {}, {}] })
  await asAdmin.admin.pagos({ id: 4 }).delete()
  expect(await readRecibo()).toMatchObject({ recibo: 2, monto: 90, anulado_en: null })
})

test.each([
  [{}, 'concepto', 'El concepto debe ser MATRICULA o CUOTA.'],
  [{ concepto: 'BONO', monto: 1 }, 'concepto', 'El concepto debe ser MATRICULA o CUOTA.'],
  [{ concepto: 'CUOTA', monto: 1 }, 'mes', 'El mes es obligatorio para una cuota.'],
  [{ concepto: 'CUOTA', mes: '2026-13', monto: 1 }, 'mes', 'El mes debe tener la forma AAAA-MM.'],
  [{ concepto: 'MATRICULA' }, 'monto', 'El monto es obligatorio.'],
  [
    { concepto: 'MATRICULA', monto: 0 },
    'monto',
    'El monto debe ser un número entero de guaraníes, mayor que 0.',
  ],
  [
    { concepto: 'MATRICULA', monto: 1.5 },
    'monto',
    'El monto debe ser un número entero de guaraníes, mayor que 0.',
  ],
  [{ concepto: 'MATRICULA', monto: 1, fecha: '2026-02-30' }, 'fecha', 'La fecha del pago no es válida.'],
  [
    { concepto: 'MATRICULA', monto: 1, fecha: '2026-05-16' },
    'fecha',
    'La fecha del pago no puede ser posterior a hoy.',
  ],
  [
    { concepto: 'MATRICULA', monto: 101 },
    'monto',
    'El pago supera lo que se debe: quedan ₲\u00a0100 por pagar de ese concepto.',
  ],
  [
    { concepto: 'CUOTA', mes: '2026-04', monto: 51 },
    'monto',
    'El pago supera lo que se debe: quedan ₲\u00a050 por pagar de ese concepto.',
  ],
  [
    { concepto: 'CUOTA', mes: '2026-03', monto: 1 },
    'monto',
    'El pago supera lo que se debe: no queda nada por pagar de ese concepto.',
  ],
  [
    { concepto: 'CUOTA', mes: '2026-02', monto: 50 },
    'mes',
    'Ese mes no corresponde a la inscripción: va de su mes al fin del año de la cátedra.',
  ],
  [
    { concepto: 'CUOTA', mes: '2027-01', monto: 50 },
    'mes',
    'Ese mes no corresponde a la inscripción: va de su mes al fin del año de la cátedra.',
  ],
])('el pago %o es 400', async (datos, campo, error) => {
  const { suya, paga, db } = conInscripcion()
  insertPago(db, { catedraAlumnoId: 1, concepto: 'CUOTA', mes: '2026-03', monto: 50 })

  expect(await paga(datos)).toMatchObject({ status: 400, data: { error, campos: { [campo]: error } } })
  expect((await suya.pagos.get()).data).toHaveLength(1)
})

test('el último día de un pago es hoy, donde está la institución', async () => {
  const { paga } = conInscripcion({ now: '2026-05-15T02:00:00Z' })

  expect((await paga({ concepto: 'MATRICULA', monto: 1, fecha: '2026-05-15' })).status).toBe(400)
  expect((await paga({ concepto: 'MATRICULA', monto: 1, fecha: '2026-05-14' })).status).toBe(201)
})

test('un pago anulado queda a la vista y deja de contar', async () => {
  const { suya, paga, asAdmin } = conInscripcion()
  await paga({ concepto: 'MATRICULA', monto: 100 })

  expect((await asAdmin.admin.pagos({ id: 1 }).delete()).data).toEqual({
    message: 'Pago anulado.',
    estadoActual: 'MATRÍCULA PENDIENTE',
  })

  expect((await suya.pagos.get()).data).toMatchObject([{ id: 1, anulado_en: '2026-05-15T12:00:00.000Z' }])
  expect((await asAdmin.admin.pagos({ id: 1 }).delete()).data.code).toBe('pago_anulado')
  expect((await asAdmin.admin.pagos({ id: 9 }).delete()).data.code).toBe('pago_no_encontrado')
  expect((await paga({ concepto: 'MATRICULA', monto: 100 })).status).toBe(201)
})

test('de lo que no existe no hay pagos; en una INSTITUCIONAL no se paga', async () => {
  const { db, asAdmin, alumno } = conInscripcion()
  const gratuita = insertCatedra(db, { modalidad_pago: 'INSTITUCIONAL' })
  const { id } = insertInscripcion(db, { catedraId: gratuita.id, alumnoId: alumno.id, matricula_monto: 100 })

  expect((await asAdmin.admin.catedraalumnos({ id: 9 }).pagos.get()).data.code).toBe(
    'inscripcion_no_encontrada',
  )
  const matricula = { concepto: 'MATRICULA', monto: 1 }
  const ninguna = asAdmin.admin.catedraalumnos({ id: 9 })
  expect((await ninguna.pagos.post(matricula)).status).toBe(404)
  expect((await ninguna.pagos.post({})).status).toBe(404)
  expect((await ninguna.pagos.juntos.post({})).status).toBe(404)
  expect((await asAdmin.admin.catedraalumnos({ id }).pagos.post(matricula)).status).toBe(400)
})

test('la planilla muestra mes por mes qué se debe y se pagó, y quién está atrasado', async () => {
  const { db, asAdmin, catedra, alumno } = conInscripcion()
  const otro = insertAlumno(db, { nombre: 'Beto', apellido: 'Ríos' })
  const nueva = insertAlumno(db, { nombre: 'Caro', apellido: 'Vera' })
  const alDia = insertInscripcion(db, {
    catedraId: catedra.id,
    alumnoId: otro.id,
    cuota_monto: 80,
    fecha_inscripcion: '2026-05-01',
  })
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: nueva.id })
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: insertAlumno(db).id, cuota_monto: 9, baja_en: 1 })
  insertPago(db, { catedraAlumnoId: 1, monto: 100 })
  insertPago(db, { catedraAlumnoId: 1, concepto: 'CUOTA', mes: '2026-03', monto: 50 })
  insertPago(db, { catedraAlumnoId: 1, concepto: 'CUOTA', mes: '2026-04', monto: 20 })
  insertPago(db, { catedraAlumnoId: 1, concepto: 'CUOTA', mes: '2026-04', monto: 30, anulado_en: 1 })
  insertPago(db, { catedraAlumnoId: alDia.id, concepto: 'CUOTA', mes: '2026-05', monto: 30 })

  const { status, data } = await asAdmin.admin.catedras({ id: catedra.id }).pagos.get()

  expect(status).toBe(200)
  expect(data.catedra).toMatchObject({ nombre: 'Coro', anio: 2026, modalidad_pago: 'PARTICULAR' })
  expect(data.meses).toEqual(['2026-03', '2026-04', '2026-05'])
  expect(data.alumnos).toMatchObject([
    {
      alumnoId: alumno.id,
      estadoActual: 'EN MORA',
      matricula: { monto: 100, pagado: 100, debe: 0 },
      meses: [
        { mes: '2026-03', pagado: 50, debe: 0 },
        { mes: '2026-04', pagado: 20, debe: 30, vencido: true },
        { mes: '2026-05', pagado: 0, debe: 50, vence: '2026-05-10', vencido: true },
      ],
      pagado: 170,
      debe: 80,
      vencido: 80,
    },
    { alumnoId: otro.id, estadoActual: 'AL DÍA', pagado: 30, debe: 50, vencido: 0 },
    { alumnoId: nueva.id, estadoActual: 'GRATUITO', meses: [], pagado: 0, debe: 0 },
  ])
  expect(data.totalesPorMes).toEqual([
    { mes: '2026-03', pagado: 50, debe: 0 },
    { mes: '2026-04', pagado: 20, debe: 30 },
    { mes: '2026-05', pagado: 30, debe: 100 },
  ])
  expect(data.totales).toEqual({
    pagado: 200,
    debe: 130,
    vencido: 80,
    atrasado: 80,
    de_quienes_se_fueron: { debe: 0, vencido: 0 },
  })
  expect(data.atrasados).toMatchObject([
    { alumnoId: alumno.id, estadoActual: 'EN MORA', meses: ['2026-04', '2026-05'], debe: 80 },
  ])
  expect((await asAdmin.admin.catedras({ id: 99 }).pagos.get()).status).toBe(404)
})

test('el estado cambia cuando pasa el día de cobro, donde está la institución', async () => {
  const { db, asAdmin, catedra, advance } = conInscripcion({ now: '2026-03-11T02:59:00Z' })
  insertPago(db, { catedraAlumnoId: 1, monto: 100 })
  const estado = async () =>
    (await asAdmin.admin.catedras({ id: catedra.id }).get()).data.CatedraAlumno[0]?.estadoActual

  expect(await estado()).toBe('AL DÍA')
  advance(60_000)
  expect(await estado()).toBe('EN MORA')
})

test('un docente ve cómo está un alumno en sus cátedras, y solo en ellas', async () => {
  const { asDocente, db, catedra, alumno } = conInscripcion()
  const ajena = insertCatedra(db, { docenteId: insertDocente(db).id })
  insertInscripcion(db, { catedraId: ajena.id, alumnoId: alumno.id })
  const ajeno = insertAlumno(db)
  insertInscripcion(db, { catedraId: ajena.id, alumnoId: ajeno.id })

  expect((await asDocente.docente.alumnos({ id: alumno.id }).pagos.get()).data).toEqual({
    pagosConsolidados: [
      { catedraId: catedra.id, catedraNombre: 'Coro', estadoActual: 'MATRÍCULA PENDIENTE' },
    ],
  })
  for (const { id } of [ajeno, { id: 99 }]) {
    expect((await asDocente.docente.alumnos({ id }).pagos.get()).data.code).toBe('alumno_no_encontrado')
  }
})

test('el identificador puede ser el del contribuyente', async () => {
  const { asDocente, db, catedra } = conInscripcion()
  for (let i = 0; i < 8; i++) insertCreador(db)
  const creador = insertCreador(db)
  const otro = insertAlumno(db)
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: otro.id, composerId: creador.id })

  expect((await asDocente.docente.alumnos({ id: creador.id }).pagos.get()).data.pagosConsolidados).toEqual([
    { catedraId: catedra.id, catedraNombre: 'Coro', estadoActual: 'GRATUITO' },
  ])
})

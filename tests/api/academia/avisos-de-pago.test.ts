import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertAlumno, insertCatedra, insertInscripcion, insertPago } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'

/** Ana paid 60 of 100 and nothing of March, April and May. */
async function conDeuda() {
  const contexto = testApi({ now: '2026-05-15T12:00:00Z' })
  const { db } = contexto
  const catedra = insertCatedra(db, { nombre: 'Coro' })
  const ana = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz', email: 'ana@prueba.py' })
  const inscripcion = insertInscripcion(db, {
    catedraId: catedra.id,
    alumnoId: ana.id,
    matricula_monto: 100,
    cuota_monto: 50,
    dia_cobro: 10,
    fecha_inscripcion: '2026-03-02',
  })
  const pago = insertPago(db, { catedraAlumnoId: inscripcion.id, monto: 60, fecha: '2026-03-02' })
  const admin = await como(contexto)
  const alumna = await como(contexto, 'alumno', ana)
  const otra = await como(contexto, 'alumno')
  return { ...contexto, contexto, catedra, inscripcion, pago, admin, alumna, otra }
}

test('a quien debe se le escribe una vez por día, y la planilla dice cuándo', async () => {
  const { contexto, admin, inscripcion, catedra, outbox, sent, advance } = await conDeuda()
  const notify = (quien = admin) => quien.admin.catedraalumnos({ id: inscripcion.id })['aviso-de-pago'].post()

  expect(await notify()).toMatchObject({ status: 200, data: { message: 'Aviso enviado a ana@prueba.py.' } })

  await outbox.sendDue()
  expect(sent).toMatchObject([{ to: 'ana@prueba.py', subject: 'Pagos pendientes de «Coro»' }])
  expect(sent[0]?.text).toContain(
    'En «Coro» queda por pagar ₲\u00a0190: matrícula, marzo, abril, mayo.\n\nSi ya pagaste',
  )
  expect(sent[0]?.text).toContain('/alumno/pagos')
  expect((await admin.admin.catedras({ id: catedra.id }).pagos.get()).data.atrasados).toMatchObject([
    { debeMatricula: true, avisado_en: '2026-05-15T12:00:00.000Z', debe: 190 },
  ])
  expect(await notify()).toMatchObject({
    status: 409,
    data: {
      code: 'ya_avisado',
      error: 'Ya se le avisó el 15/05/2026 09:00. Se le puede avisar una vez por día.',
    },
  })
  advance(24 * 60 * 60 * 1000)
  expect((await notify(await como(contexto))).status).toBe(200)
})

test('de lo que no se debe, o no existe, no se avisa', async () => {
  const { db, admin, inscripcion, outbox, sent } = await conDeuda()
  db.update(catedraAlumnos)
    .set({ matricula_monto: 60, cuota_monto: 0 })
    .where(eq(catedraAlumnos.id, inscripcion.id))
    .run()

  const alDia = await admin.admin.catedraalumnos({ id: inscripcion.id })['aviso-de-pago'].post()
  const ninguna = await admin.admin.catedraalumnos({ id: 99 })['aviso-de-pago'].post()

  expect([alDia.status, alDia.data.code]).toEqual([409, 'nada_que_avisar'])
  expect([ninguna.status, ninguna.data.code]).toEqual([404, 'inscripcion_no_encontrada'])
  await outbox.sendDue()
  expect(sent).toEqual([])
})

test('el recibo de un pago lo leen la administración y su alumna, nadie más', async () => {
  const { admin, alumna, otra, pago, catedra, inscripcion } = await conDeuda()

  const recibo = {
    id: pago.id,
    catedraAlumnoId: inscripcion.id,
    concepto: 'MATRICULA',
    mes: null,
    monto: 60,
    recibo: pago.id,
    lineas: [{ mes: null, monto: 60 }],
    fecha: '2026-03-02',
    anulado_en: null,
    alumno: { nombre: 'Ana', apellido: 'Paz', email: 'ana@prueba.py' },
    catedra: { id: catedra.id, nombre: 'Coro', anio: 2026 },
  }
  expect((await admin.admin.pagos({ id: pago.id }).get()).data).toEqual(recibo)
  expect((await alumna.alumnos.me.pagos({ id: pago.id }).get()).data).toEqual(recibo)
  expect((await otra.alumnos.me.pagos({ id: pago.id }).get()).status).toBe(404)
  expect((await admin.admin.pagos({ id: 99 }).get()).data.code).toBe('pago_no_encontrado')
})

test('el recibo va por correo, salvo el de un pago anulado', async () => {
  const { admin, pago, outbox, sent } = await conDeuda()

  expect(await admin.admin.pagos({ id: pago.id }).recibo.post()).toMatchObject({
    status: 200,
    data: { message: 'Recibo enviado a ana@prueba.py.' },
  })

  await outbox.sendDue()
  expect(sent).toMatchObject([{ to: 'ana@prueba.py', subject: 'Recibo N.º 000001: Matrícula' }])
  expect(sent[0]?.text).toContain('Recibimos tu pago de ₲\u00a060 del 02/03/2026: Matrícula, «Coro» (2026).')
  await admin.admin.pagos({ id: pago.id }).delete()
  expect((await admin.admin.pagos({ id: pago.id }).recibo.post()).data.code).toBe('pago_anulado')
  expect((await admin.admin.pagos({ id: 99 }).recibo.post()).status).toBe(404)
})

test('una alumna ve sus cuentas, mes por mes, y lo que pagó', async () => {
  const { db, alumna, otra, catedra, inscripcion, pago } = await conDeuda()
  insertPago(db, { catedraAlumnoId: inscripcion.id, monto: 10, anulado_en: 1 })

  expect((await alumna.alumnos.me.pagos.get()).data).toMatchObject([
    {
      catedraAlumnoId: inscripcion.id,
      catedra: { id: catedra.id, nombre: 'Coro', anio: 2026 },
      estadoActual: 'MATRÍCULA PARCIALMENTE PAGADA',
      matricula: { monto: 100, pagado: 60, debe: 40 },
      meses: [
        { mes: '2026-03', debe: 50, vence: '2026-03-10', vencido: true },
        { mes: '2026-04', debe: 50 },
        { mes: '2026-05', debe: 50 },
      ],
      pagado: 60,
      debe: 190,
      pagos: [{ id: pago.id, concepto: 'MATRICULA', mes: null, monto: 60, fecha: '2026-03-02' }],
    },
  ])
  expect((await alumna.alumnos.me.dashboard.get()).data.catedras).toMatchObject([{ atrasado: 190 }])
  expect((await otra.alumnos.me.pagos.get()).data).toEqual([])
})

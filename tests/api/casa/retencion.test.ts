import { expect, test, vi } from 'vitest'
import { retencionDeAccesos } from '../../../api/suelo/sesiones/retencion.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { correos } from '../../../db/schema/correos.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'

const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO

test('lo enviado se borra a los treinta días y lo que espera queda', async () => {
  const { deps, db, outbox, advance } = testApi()
  const { run } = retencionDeAccesos(deps)
  outbox.post(db, 'a@b.py', { subject: 'Enviado', paragraphs: [] })
  await outbox.sendDue()
  outbox.post(db, 'a@b.py', { subject: 'En espera', paragraphs: [] })
  const asuntos = () =>
    db
      .select({ asunto: correos.asunto })
      .from(correos)
      .all()
      .map(({ asunto }) => asunto)

  advance(30 * DIA)
  run()
  expect(asuntos()).toEqual(['Enviado', 'En espera'])
  advance(DIA)
  run()
  expect(asuntos()).toEqual(['En espera'])
})

test('lo que no se pudo enviar se borra a los treinta días', async () => {
  const { deps, db, outbox, advance } = testApi({ send: () => Promise.reject(new Error('no')) })
  outbox.post(db, 'a@b.py', { subject: 'Fallido', paragraphs: [] })
  for (let hora = 0; hora < 60; hora++) {
    await outbox.sendDue()
    advance(60 * MINUTO)
  }
  expect(db.select().from(correos).get()?.estado).toBe('fallido')

  advance(30 * DIA)
  retencionDeAccesos(deps).run()

  expect(db.select().from(correos).all()).toEqual([])
  vi.mocked(console.error).mockClear()
})

test('los códigos viejos se borran sin que nadie pida otro', async () => {
  const { deps, db, api, advance } = testApi()
  await api['request-otp'].post({ email: 'a@b.py' })
  const { run } = retencionDeAccesos(deps)

  advance(60 * MINUTO)
  run()
  expect(db.select().from(codigos).all()).toHaveLength(1)
  advance(1)
  run()
  expect(db.select().from(codigos).all()).toEqual([])
})

test.each([
  { pedido: '/request-otp', ruta: '/alumnos', insert: insertAlumno },
  { pedido: '/docente/request-otp', ruta: '/admin/docentes', insert: insertDocente },
])(
  'con quien se elimina en $ruta se van sus códigos y los correos sin enviar',
  async ({ pedido, ruta, insert }) => {
    const contexto = testApi()
    const { db, send, outbox } = contexto
    const { id, email } = insert(db)
    await send(`POST ${pedido}`, { email })
    outbox.post(db, email.toUpperCase(), { subject: 'Aviso', paragraphs: [] })
    outbox.post(db, 'otra@persona.py', { subject: 'Otro', paragraphs: [] })

    const pide = await como(contexto)
    expect((await pide(`DELETE ${ruta}/${id}`)).status).toBe(200)
    expect(db.select({ asunto: correos.asunto }).from(correos).all()).toEqual([{ asunto: 'Otro' }])
    expect(db.select().from(codigos).all()).toEqual([])
  },
)

test('lo borrado no queda en las páginas libres de la base de datos', () => {
  const { sqlite } = testApi()
  expect(sqlite.pragma('secure_delete', { simple: true })).toBe(1)
})

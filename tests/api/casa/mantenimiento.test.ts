import { expect, test } from 'vitest'
import { createApp } from '../../../api/app.ts'
import { startJobs } from '../../../api/suelo/services/jobs.ts'
import { transact } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const CERRADO = {
  status: 503,
  data: {
    code: 'en_mantenimiento',
    error: 'Estamos mudando el sitio. Lo que escribiste sigue en tu pantalla: prueba en un minuto.',
  },
}

async function moved() {
  const mundo = testApi()
  await mundo.adminPassword.prepare('lapacho rosado')
  const turn = (activo: unknown) => mundo.asAdmin('POST /admin/mantenimiento', { activo })
  await turn(true)
  return { ...mundo, turn, creador: insertCreador(mundo.db) }
}

test('al empezar dice desde cuándo, y al terminar se vuelve a escribir', async () => {
  const { asAdmin, turn, deps, send, creador } = await moved()
  const desde = new Date(deps.now()).toISOString()
  expect((await asAdmin.admin.mantenimiento.get()).data).toEqual({ activo: true, desde })
  expect((await turn(true)).data).toEqual({ activo: true, desde })

  expect((await turn(false)).data).toEqual({ activo: false, desde: null })

  expect((await send(`POST /ratings/${creador.id}`, { rating: 5 })).status).not.toBe(503)
})

test.each([
  ['POST', '/composers'],
  ['POST', '/request-otp'],
  ['POST', '/docente/request-otp'],
  ['POST', '/alumnos/verify-otp'],
  ['POST', '/ratings/1'],
  ['PUT', '/composers/1'],
  ['DELETE', '/composers/1'],
  ['POST', '/subidas'],
  ['PUT', '/admin/institucion'],
])('%s %s se rechaza, y dice cuándo volver', async (method, path) => {
  const { send } = await moved()
  const reply = await send(`${method} ${path}`, {})
  expect(reply).toMatchObject(CERRADO)
  expect(reply.headers.get('retry-after')).toBe('60')
})

test('se lee todo, y el administrador ingresa', async () => {
  const { send, asAdmin, adminPassword } = await moved()
  expect((await send('GET /composers')).status).toBe(200)
  expect((await asAdmin('GET /admin/catedras')).status).toBe(200)
  expect((await send('POST /login', { password: 'lapacho rosado' })).status).toBe(200)
  expect((await send('POST /login', { password: 'otra' })).status).toBe(401)
  await expect(adminPassword.prepare('lapacho rosado')).resolves.toBeUndefined()
})

test('nadie más puede cambiarlo, y lo que se dice es sí o no', async () => {
  const { send, as, turn } = await moved()
  expect((await send('POST /admin/mantenimiento', { activo: false })).status).toBe(401)
  expect((await as('docente')('POST /admin/mantenimiento', { activo: false })).status).toBe(403)
  expect(await turn('quizás')).toMatchObject({
    status: 400,
    data: { campos: { activo: 'Di si el sitio queda solo para leer.' } },
  })
})

test('queda así aunque el programa se reinicie, y para otro proceso', async () => {
  const { deps, turn } = await moved()
  const post = () =>
    createApp(deps).handle(new Request('http://localhost/api/request-otp', { method: 'POST', body: '{}' }))
  expect((await post()).status).toBe(503)
  await turn(false)
  expect((await post()).status).not.toBe(503)
})

test('lo que estaba en camino cuando empezó no se guarda a medias', async () => {
  const { db } = await moved()
  expect(() =>
    transact(db, (tx) =>
      tx
        .insert(correos)
        .values({ ...carta, proximoIntento: 0, created_at: 0 })
        .run(),
    ),
  ).toThrow('Estamos mudando el sitio.')
  expect(db.select().from(correos).all()).toEqual([])
})

test('lo que el programa hace por sí mismo espera, los correos también', async () => {
  const { db, deps, outbox, sent, turn } = await moved()
  db.insert(correos)
    .values({ ...carta, proximoIntento: 0, created_at: 0 })
    .run()
  await outbox.sendDue()
  let veces = 0
  await startJobs([{ name: 'una', run: () => void veces++ }], undefined, () => true).stop()
  expect([sent.length, veces]).toEqual([0, 0])

  await turn(false)
  await outbox.sendDue()
  expect(sent).toHaveLength(1)
  expect(deps.now()).toBeGreaterThan(0)
})

const carta = { para: 'ana@prueba.py', asunto: 'Hola', texto: 'Hola', html: '<p>Hola</p>' }

test('quien sale, sale', async () => {
  const { call, sesion } = await moved()
  const headers = await sesion('docente')

  expect((await call('/logout', { method: 'POST', headers })).status).toBe(200)
  expect((await call('/docente/me/catedras', { headers })).status).toBe(401)
})

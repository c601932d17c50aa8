import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createOutbox } from '../../../api/suelo/correos/outbox.ts'
import { CLAVE_RECHAZADA, createSender, type Mail } from '../../../api/suelo/correos/senders.ts'
import { type Tx, transact } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import { insertAlumno } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { salidaDePrueba } from '../../support/deps.ts'
import { startSmtp } from '../../support/smtp.ts'

const MINUTO = 60_000
const correo: Mail = {
  id: 'uno',
  from: 'Aula <aula@ejemplo.py>',
  to: 'a@b.py',
  subject: 'Hola',
  text: '¡Hola!',
  html: '<p>¡Hola!</p>',
}
const dataDir = ''

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

async function smtp(manera?: Parameters<typeof startSmtp>[0]) {
  const servidor = await startSmtp(manera)
  stops.push(servidor.stop)
  return servidor
}

/** Plays Resend, and answers nothing where it is not told what. */
async function resend(respuesta?: object, estado = 200) {
  const claves: unknown[] = []
  const server = createServer((request, response) => {
    claves.push(request.headers['idempotency-key'])
    request.resume()
    if (respuesta) response.writeHead(estado).end(JSON.stringify(respuesta))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubEnv('RESEND_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return claves
}

test.each(['MAIL', 'DATA'] as const)(
  'un servidor que calla tras %s no retiene los correos',
  async (calla) => {
    const { url } = await smtp({ calla })

    await expect(createSender({ smtp: url, dataDir, answerMs: 200 })(correo)).rejects.toThrow('Timeout')
  },
)

test('Resend, si calla, tampoco', async () => {
  await resend()

  const envio = createSender({ resendApiKey: 're_x', dataDir, answerMs: 200 })(correo)

  await expect(envio).rejects.toThrow('Resend no respondió a tiempo.')
})

test('una clave que no se acepta se dice por su nombre, con cada proveedor', async () => {
  await resend({ statusCode: 401, name: 'validation_error', message: 'API key is invalid' }, 401)
  const { url } = await smtp({ rechaza: true })
  const smtpUrl = url.replace('smtp://', 'smtp://yo:clave@')

  const porResend = createSender({ resendApiKey: 're_x', dataDir })
  const porSmtp = createSender({ smtp: smtpUrl, dataDir })

  await expect(porResend(correo)).rejects.toThrow(`${CLAVE_RECHAZADA}API key is invalid`)
  await expect(porSmtp(correo)).rejects.toThrow(new RegExp(`^${CLAVE_RECHAZADA}.*no te conozco`))
})

test('a Resend se le dice qué correo es', async () => {
  const claves = await resend({ id: 'x' })

  await createSender({ resendApiKey: 're_x', dataDir })(correo)

  expect(claves).toEqual(['uno'])
})

test('por SMTP y en un archivo, un correo lleva siempre el mismo id, y no pide respuestas automáticas', async () => {
  const { url, recibidos } = await smtp()
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-'))
  vi.spyOn(console, 'log').mockImplementationOnce(() => {})

  await createSender({ smtp: url, dataDir })(correo)
  await createSender({ dataDir: carpeta })(correo)

  const [archivo = ''] = readdirSync(join(carpeta, 'correos'))
  for (const texto of [...recibidos, readFileSync(join(carpeta, 'correos', archivo), 'utf8')]) {
    expect(texto).toMatch(/^Message-ID: <uno@ejemplo\.py>\r?$/m)
    expect(texto).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  }
  expect(recibidos).toHaveLength(1)
})

test('lo que va por SMTP no deja su código en la consola; lo que queda en un archivo, sí', async () => {
  const { url } = await smtp()
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const escribe = async (send: ReturnType<typeof createSender>) => {
    const { db, outbox } = testApi({ send })
    const secreto = { caducaEn: Number.MAX_SAFE_INTEGER, reemplaza: 'x' }
    const carta = { subject: 'Tu código de ingreso', paragraphs: ['Tu código para ingresar es 204060.'] }
    transact(db, (tx) => {
      outbox.postSecret(tx, 'ana@b.py', carta, secreto)
      outbox.post(tx, 'ana@b.py', { subject: 'Cuota', paragraphs: ['Debes 150000 guaraníes.'] })
    })
    await outbox.sendDue()
    return log.mock.calls.splice(0).join('\n')
  }

  expect(await escribe(createSender({ smtp: url, dataDir }))).toBe('')
  const lineas = await escribe(createSender({ dataDir: mkdtempSync(join(tmpdir(), 'guarania-')) }))

  expect(lineas).toMatch(/^Correo «Tu código de ingreso» en .+\.eml: el código es 204060$/m)
  expect(lineas).toMatch(/^Correo «Cuota» en .+\.eml$/m)
})

test('un servidor que pide volver más tarde recibe el correo después, una sola vez', async () => {
  const { url, recibidos } = await smtp({ posterga: 2 })
  const { db, outbox, advance } = testApi({ send: createSender({ smtp: url, dataDir }) })
  outbox.post(db, 'a@b.py', { subject: 'Hola', paragraphs: ['¡Hola!'] })
  const recibidosTras = async (pausa: number) => {
    advance(pausa)
    await outbox.sendDue()
    return recibidos.length
  }

  const cuantos = [await recibidosTras(0), await recibidosTras(MINUTO), await recibidosTras(MINUTO)]

  expect([...cuantos, await recibidosTras(60 * MINUTO)]).toEqual([0, 0, 1, 1])
  expect(db.select().from(correos).get()).toMatchObject({ estado: 'enviado', intentos: 3, ultimoError: null })
  expect(console.error).toHaveBeenCalledTimes(2)
  vi.mocked(console.error).mockClear()
})

test('cada intento de un correo lleva su id, y cada correo, otro', async () => {
  const ids: (string | undefined)[] = []
  const { db, outbox, advance } = testApi({
    send: async ({ id }) => {
      ids.push(id)
      if (ids.length < 3) throw new Error('un tropiezo')
    },
  })
  outbox.post(db, 'a@b.py', { subject: 'Hola', paragraphs: ['¡Hola!'] })
  await outbox.sendDue()
  advance(MINUTO)
  await outbox.sendDue()
  advance(MINUTO)
  outbox.post(db, 'a@b.py', { subject: 'Hola', paragraphs: ['¡Hola!'] })
  await outbox.sendDue()

  expect(ids).toHaveLength(4)
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(2)
  vi.mocked(console.error).mockClear()
})

test('un código no espera detrás de los avisos de todo un curso', async () => {
  const { db, outbox, api, sent } = testApi()
  insertAlumno(db, { email: 'ana@b.py' })
  for (const para of ['x@b.py', 'y@b.py']) outbox.post(db, para, { subject: 'Aviso', paragraphs: [] })
  await api['request-otp'].post({ email: 'ana@b.py' })

  await outbox.sendDue()

  expect(sent.map(({ to }) => to)).toEqual(['ana@b.py', 'x@b.py', 'y@b.py'])
})

test('de dos códigos que esperan sale solo el que vale', async () => {
  const enviados: string[] = []
  let anda = false
  const { db, outbox, api, send, advance } = testApi({
    send: async ({ text }) => {
      if (!anda) throw new Error('un tropiezo')
      enviados.push(text)
    },
  })
  insertAlumno(db, { email: 'ana@b.py' })
  for (let i = 0; i < 2; i++) {
    await api['request-otp'].post({ email: 'ana@b.py' })
    await outbox.sendDue()
    advance(MINUTO)
  }
  anda = true
  await outbox.sendDue()

  expect(enviados).toHaveLength(1)
  const [codigo] = /\d{6}/.exec(enviados[0] ?? '') ?? []
  const { status } = await send('POST /alumnos/verify-otp', { email: 'ana@b.py', otp: codigo })
  expect(status).toBe(200)
  expect(db.select().from(correos).all()).toMatchObject([
    { estado: 'fallido', ultimoError: 'Lo reemplazó uno más nuevo.', texto: '', html: '' },
    { estado: 'enviado' },
  ])
  vi.mocked(console.error).mockClear()
})

test('lo que pide otra dirección no detiene el código que esperaba salir', async () => {
  const { db, desde, outbox, sent } = testApi()
  insertAlumno(db, { email: 'ana@b.py' })
  for (const direccion of ['10.0.0.1', '10.0.0.2']) {
    await desde(direccion)('POST /request-otp', { email: 'ana@b.py' })
  }

  await outbox.sendDue()

  expect(sent.map(({ to }) => to)).toEqual(['ana@b.py', 'ana@b.py'])
  expect(sent[0]?.text).not.toBe(sent[1]?.text)
})

test('un código no sale con el pedido: espera un rato, y lo demás que se envía no lo adelanta', async () => {
  const { db, api, outbox, sent, advance } = testApi({ secretsWaitMs: { least: 500, most: 2000 } })
  insertAlumno(db, { email: 'ana@b.py' })
  await api['request-otp'].post({ email: 'ana@b.py' })
  outbox.post(db, 'x@b.py', { subject: 'Aviso', paragraphs: [] })

  await outbox.sendDue()
  advance(499)
  await outbox.sendDue()
  const antes = sent.map(({ to }) => to)
  advance(1501)
  await outbox.sendDue()

  expect(antes).toEqual(['x@b.py'])
  expect(sent.map(({ to }) => to)).toEqual(['x@b.py', 'ana@b.py'])
})

test('un correo sale solo cuando termina lo que lo causó, y no sale si eso se deshizo', async () => {
  const { db } = testApi()
  vi.useFakeTimers()
  const send = vi.fn(async (_: Mail) => 'enviado' as const)
  const outbox = createOutbox({ db, now: Date.now, ...salidaDePrueba(send) })
  stops.push(() => void outbox.stop())
  outbox.start()
  await vi.advanceTimersByTimeAsync(0)
  const avisar = (tx: Tx, para: string) => outbox.post(tx, para, { subject: 'Aviso', paragraphs: [] })

  transact(db, (tx) => avisar(tx, 'ana@b.py'))
  const fallida = () =>
    transact(db, (tx) => {
      avisar(tx, 'beto@b.py')
      throw new Error('no quedó')
    })
  expect(fallida).toThrow('no quedó')
  await vi.advanceTimersByTimeAsync(1)

  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['ana@b.py'])
})

test('cuando pasó ese rato, sale solo', async () => {
  const { db } = testApi()
  vi.useFakeTimers()
  const send = vi.fn(async () => 'enviado' as const)
  const outbox = createOutbox({
    ...{ db, now: Date.now, ...salidaDePrueba(send) },
    secretsWaitMs: () => ({ least: 500, most: 2000 }),
  })
  stops.push(() => void outbox.stop())
  outbox.start()
  db.transaction((tx) => {
    const secreto = { caducaEn: Date.now() + 10 * MINUTO, reemplaza: 'x' }
    outbox.postSecret(tx, 'ana@b.py', { subject: 'Tu código', paragraphs: [] }, secreto)
  })

  await vi.advanceTimersByTimeAsync(499)
  const antes = send.mock.calls.length
  await vi.advanceTimersByTimeAsync(1501)

  expect(antes).toBe(0)
  expect(send).toHaveBeenCalledTimes(1)
})

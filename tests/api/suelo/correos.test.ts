import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createSender } from '../../../api/suelo/correos/senders.ts'
import { correos } from '../../../db/schema/correos.ts'
import { testApi } from '../../support/api.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

test('lo que no se puede enviar se intenta de nuevo, cada vez más tarde, por dos días', async () => {
  const intentos: number[] = []
  let ahora = 0
  const { db, outbox, advance } = testApi({
    send: async () => {
      intentos.push(ahora)
      throw new Error('el servidor no contesta a <a@b.py>')
    },
  })
  outbox.post(db, 'a@b.py', { subject: 'Hola', paragraphs: ['¡Hola!'] })

  const pausas = [5 * SEGUNDO, 15 * SEGUNDO, MINUTO, 5 * MINUTO, 30 * MINUTO, ...Array(48).fill(HORA)]
  await outbox.sendDue()
  for (const pausa of pausas) {
    advance(pausa - 1)
    ahora += pausa
    await outbox.sendDue()
    advance(1)
    await outbox.sendDue()
  }
  advance(1000 * HORA)
  await outbox.sendDue()

  expect(intentos.map((momento, i) => momento - (intentos[i - 1] ?? 0))).toEqual([0, ...pausas])
  expect(db.select().from(correos).get()).toMatchObject({
    estado: 'fallido',
    intentos: 54,
    ultimoError: 'el servidor no contesta a <a@b.py>',
  })
  expect(console.error).toHaveBeenLastCalledWith(
    'No se pudo enviar el correo 1: el servidor no contesta a <…>',
  )
  vi.mocked(console.error).mockClear()
})

test('lo que sale al segundo intento queda enviado, una sola vez', async () => {
  const enviados: string[] = []
  let fallas = 1
  const { db, outbox, advance } = testApi({
    send: async ({ to }) => {
      if (fallas-- > 0) throw new Error('un tropiezo')
      enviados.push(to)
    },
  })
  outbox.post(db, 'a@b.py', { subject: 'Hola', paragraphs: ['¡Hola!'] })

  await outbox.sendDue()
  advance(5 * SEGUNDO)
  await outbox.sendDue()
  advance(HORA)
  await outbox.sendDue()

  expect(enviados).toEqual(['a@b.py'])
  expect(db.select().from(correos).get()).toMatchObject({ estado: 'enviado', ultimoError: null })
  vi.mocked(console.error).mockClear()
})

test('lo que quedó para cuando dijo un reloj adelantado sale cuando se lo pone en hora', async () => {
  const enviados: string[] = []
  let fallas = 1
  const { db, outbox, advance } = testApi({
    send: async ({ to }) => {
      if (fallas-- > 0) throw new Error('un tropiezo')
      enviados.push(to)
    },
  })
  advance(1000 * HORA)
  outbox.post(db, 'a@b.py', { subject: 'Hola', paragraphs: ['¡Hola!'] })
  await outbox.sendDue()

  advance(-1000 * HORA)
  await outbox.sendDue()

  expect(enviados).toEqual(['a@b.py'])
  vi.mocked(console.error).mockClear()
})

test('el administrador ve la bandeja, lo último primero y sin los textos', async () => {
  const { api, sesion, outbox, advance } = testApi()
  const headers = await sesion()
  await api.composers.post(aporteDePrueba())
  await outbox.sendDue()
  advance(MINUTO)
  await api.admin.composers({ id: 1 }).review.post({ reason: 'Un secreto.' }, { headers })

  const { data } = await api.admin.correos.get({ headers })

  expect(data).toEqual({
    data: [
      {
        id: 2,
        para: 'Quien@Aporta.py',
        asunto: 'Tu aporte necesita algunas mejoras',
        estado: 'pendiente',
        intentos: 0,
        proximo_intento: '2026-03-02T12:01:00.000Z',
        ultimo_error: null,
        created_at: '2026-03-02T12:01:00.000Z',
        enviado_en: null,
      },
      expect.objectContaining({
        id: 1,
        estado: 'enviado',
        proximo_intento: null,
        enviado_en: '2026-03-02T12:00:00.000Z',
      }),
    ],
  })
  expect(JSON.stringify(data)).not.toMatch(/secreto|token/)
})

test('lo que quedó de un correo cortado no parece uno, y se quita', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const carpeta = join(mkdtempSync(join(tmpdir(), 'guarania-')), 'correos')
  mkdirSync(carpeta)
  const haceRato = new Date(Date.now() - 2 * MINUTO)
  for (const nombre of ['viejo.parcial', 'escribiendo.parcial', 'entero.eml'])
    writeFileSync(join(carpeta, nombre), 'From: ')
  for (const nombre of ['viejo.parcial', 'entero.eml']) utimesSync(join(carpeta, nombre), haceRato, haceRato)
  const send = createSender({ dataDir: join(carpeta, '..') })

  await send({ from: 'a@b.py', to: 'x@y.py', subject: 'Hola', text: '¡Hola!', html: '<p>¡Hola!</p>' })

  const quedan = readdirSync(carpeta).toSorted()
  expect(quedan).toEqual([expect.stringMatching(/^2.*\.eml$/), 'entero.eml', 'escribiendo.parcial'])
})

test('sin proveedor, cada correo es un archivo .eml completo', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const dataDir = mkdtempSync(join(tmpdir(), 'guarania-'))
  const { api, sesion, outbox } = testApi({ send: createSender({ dataDir }) })
  await api.composers.post(aporteDePrueba())
  await api.admin
    .composers({ id: 1 })
    .review.post({ reason: 'Falta <i>\nla «fuente».' }, { headers: await sesion() })

  await outbox.sendDue()

  const { data: listados } = await api.admin.correos.get({ headers: await sesion() })
  expect(listados?.data.map(({ estado }) => estado)).toEqual(['en_carpeta', 'en_carpeta'])
  const carpeta = join(dataDir, 'correos')
  const archivos = readdirSync(carpeta).toSorted()
  expect(archivos).toHaveLength(2)
  expect(archivos.every((archivo) => /^2.*\.eml$/.test(archivo))).toBe(true)
  const textos = archivos.map((archivo) => readFileSync(join(carpeta, archivo), 'utf8'))
  for (const texto of textos) {
    expect(texto).toMatch(/^From: Guarania <no-responder@localhost>$/m)
    expect(texto).toMatch(/^To: Quien@aporta\.py$/m)
    expect(texto).toMatch(/^Subject: .+/m)
    expect(texto).toMatch(/^Date: .+/m)
    expect(texto).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(texto).toMatch(/^Content-Type: text\/html; charset=utf-8$/m)
    expect(texto.trimEnd()).toMatch(/--$/)
  }
  expect(
    textos.some((texto) => texto.replace(/=\n/g, '').includes('/contribute?corregir=3D1&token=3D')),
  ).toBe(true)
  expect(textos.join()).toContain('&lt;i&gt;')
  const lineas = log.mock.calls.join('\n')
  expect(lineas).toMatch(/^Correo «Recibimos tu aporte» en .+\.eml$/m)
  expect(lineas).not.toContain('@')
})

import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox } from '../../../api/suelo/correos/outbox.ts'
import { readVapid } from '../../../api/suelo/push/vapid.ts'
import { readSecret } from '../../../api/suelo/services/secret.ts'
import type { Db } from '../../../db/client.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { formularioCon, muestras } from '../../support/archivos.ts'
import { insertCreador } from '../../support/creadores.ts'
import { salidaDePrueba } from '../../support/deps.ts'
import { aporteDePrueba } from '../../support/formularios.ts'
import { createMundoConTarea } from '../../support/mundo-con-tarea.ts'

/** No page more than there are, until the answer is called. */
function fill({ sqlite }: Pick<TestApi, 'sqlite'>) {
  sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`)
  return () => void sqlite.pragma('max_page_count = 1000000')
}

const filasDe = ({ sqlite }: Pick<TestApi, 'sqlite'>, tabla: string) =>
  sqlite.prepare(`SELECT count(*) FROM ${tabla}`).pluck().get()

const sinEspacio = {
  error: 'No se guardó: no queda espacio en el disco. Avisa a quien administra la plataforma.',
  message: 'No se guardó: no queda espacio en el disco. Avisa a quien administra la plataforma.',
  code: 'sin_espacio',
}

test('con el disco lleno se dice, no queda nada a medias, y con lugar sigue', async () => {
  const contexto = testApi({ sinLimites: true })
  const { api, sqlite } = contexto
  const contribute = (vez: number) =>
    api.composers.post(aporteDePrueba({ first_name: `Ana ${vez}`, bio: 'x'.repeat(3000) }))
  const freeSpace = fill(contexto)

  let guardados = 0
  let respuesta = await contribute(0)
  while (respuesta.status === 201) respuesta = await contribute(++guardados)
  const despues = [filasDe(contexto, 'creadores'), filasDe(contexto, 'correos')]
  const leida = await api.composers.get()
  freeSpace()

  expect(respuesta).toMatchObject({ status: 507, data: sinEspacio })
  expect(despues).toEqual([guardados, guardados])
  expect(leida.status).toBe(200)
  expect((await contribute(guardados)).status).toBe(201)
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(vi.mocked(console.error).mock.calls).toEqual([['POST /api/composers: database or disk is full']])
  vi.mocked(console.error).mockClear()
})

test('de un archivo cuya fila no cabe no queda nada, ni de una entrega', async () => {
  const mundo = await createMundoConTarea()
  const { assign, call, sesion, sqlite, alumnos, dataDir } = mundo
  await assign()
  const headers = await sesion('alumno', alumnos[0])
  const handIn = () =>
    call('/tareas/1/submit', { method: 'POST', headers, body: formularioCon('a.pdf', muestras.pdf) })
  // A row of an upload is small: the pages that have room for one are filled first.
  const freeSpace = fill(mundo)
  const relleno = sqlite.prepare(
    `INSERT INTO archivos (path, nombre, tipo, bytes, sha256, created_at) VALUES (?, ?, 'x', 1, '', 0)`,
  )
  let vez = 0
  expect(() => {
    for (;;) relleno.run(String(vez++), 'x'.repeat(50))
  }).toThrow('full')
  const antes = filasDe(mundo, 'archivos')

  const response = await handIn()
  const enDisco = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
  const filas = filasDe(mundo, 'archivos')
  freeSpace()

  expect(response.status).toBe(507)
  expect(enDisco.filter((uno) => uno.isFile())).toEqual([])
  expect(filas).toBe(antes)
  expect(sqlite.prepare('SELECT estado FROM tarea_asignaciones WHERE id = 1').pluck().get()).toBe('ASIGNADA')
  expect((await handIn()).status).toBe(201)
  vi.mocked(console.error).mockClear()
})

test('fuera de una transacción nada se escribe: allí `get` calla que el disco está lleno', () => {
  const db = testApi().db as Db

  // @ts-expect-error
  expect(db.insert).toBeTypeOf('function')
  // @ts-expect-error
  expect(db.update).toBeTypeOf('function')
  // @ts-expect-error
  expect(db.delete).toBeTypeOf('function')
  for (const file of globSync('api/**/*.ts')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bprepare\(\s*['"`](INSERT|UPDATE|DELETE|REPLACE)/i)
  }
})

test('una base de solo lectura se lee, y al escribir se dice', async () => {
  const contexto = testApi()
  const { api, db, sqlite } = contexto
  insertCreador(db)
  sqlite.pragma('query_only = ON')

  const leido = await api.composers({ id: 1 }).get()
  const escrito = await api.composers.comments({ composerId: 1 }).post({ name: 'Ana', text: 'Hola' })

  expect(leido.status).toBe(200)
  expect(escrito).toMatchObject({ status: 503, data: { code: 'disco_no_disponible' } })
  vi.mocked(console.error).mockClear()
})

test('la bandeja de salida no insiste sin descanso donde no puede escribir', async () => {
  const contexto = testApi()
  const { db, sqlite } = contexto
  const send = vi.fn(async () => 'enviado' as const)
  const outbox = createOutbox({ db, now: () => 0, ...salidaDePrueba(send) })
  outbox.post(db, 'x@y.py', { subject: 'Hola', paragraphs: ['Hola.'] })
  sqlite.pragma('query_only = ON')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())

  outbox.start()
  await vi.advanceTimersByTimeAsync(14_000)
  await outbox.stop()

  expect(send).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
})

test('el secreto es siempre el mismo, nadie más lo lee, y uno vacío no vale', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guarania-'))
  const file = join(dataDir, 'secret')

  const secretos = [readSecret(dataDir), readSecret(dataDir)]
  const modo = statSync(file).mode & 0o777
  writeFileSync(file, '')
  const otro = readSecret(dataDir)

  expect(secretos[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(secretos[1]).toBe(secretos[0])
  expect(modo).toBe(0o600)
  expect(otro).toMatch(/^[0-9a-f]{64}$/)
  expect(readFileSync(file, 'utf8')).toBe(otro)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  rmSync(dataDir, { recursive: true })
})

test('la clave de los avisos se hace una vez, nadie más la lee, y una que no se entiende detiene el arranque', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guarania-'))
  const file = join(dataDir, 'vapid')

  const primera = readVapid(dataDir)

  expect(Buffer.from(primera.publicKey, 'base64url')).toHaveLength(65)
  expect(readVapid(dataDir)).toEqual(primera)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, '{"kty":"EC"}')
  expect(() => readVapid(dataDir)).toThrow(/No se entiende/)
  expect(readFileSync(file, 'utf8')).toBe('{"kty":"EC"}')
  rmSync(dataDir, { recursive: true })
})

test('un secreto corto detiene el arranque, y se deja como está', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guarania-'))
  const file = join(dataDir, 'secret')
  writeFileSync(file, `${'x'.repeat(31)}\n`)

  expect(() => readSecret(dataDir)).toThrow(/demasiado corto/)
  expect(readFileSync(file, 'utf8')).toBe(`${'x'.repeat(31)}\n`)
  writeFileSync(file, 'x'.repeat(32))
  expect(readSecret(dataDir)).toBe('x'.repeat(32))
  rmSync(dataDir, { recursive: true })
})

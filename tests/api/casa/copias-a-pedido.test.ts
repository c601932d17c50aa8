import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createCopia } from '../../../api/casa/copias/crear.ts'
import { restoreCopia } from '../../../api/casa/copias/restaurar.ts'
import { createSueltos } from '../../../api/casa/copias/sueltos.ts'
import { openDb } from '../../../db/client.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { testApi } from '../../support/api.ts'
import { createDatosEnUso, newCarpeta } from '../../support/carpetas.ts'

const CLAVE = 'lapacho rosado'
const NOMBRE = 'guarania-2026-03-02T12-00-00.tar'

/** The administrator in a browser, with what this installation's copies are made of. */
async function createSala(hacer?: (file: string) => Promise<void>) {
  const datos = createDatosEnUso()
  const make = async (file: string) => {
    const sueltos = createSueltos(join(file, '..'))
    await createCopia({
      dataDir: datos.dataDir,
      file,
      now: () => Date.parse('2026-03-02T12:00:00Z'),
      sueltos,
    })
  }
  const api = testApi({ hacer: hacer ?? make })
  api.deps.copias.dataDir = datos.dataDir
  api.deps.copias.dir = join(datos.raiz, 'copias')
  mkdirSync(api.deps.copias.dir)
  await api.adminPassword.prepare(CLAVE)
  const enter = async () => {
    const { data, headers } = await api.send('POST /login', { password: CLAVE })
    const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
    return { authorization: `Bearer ${data.token}`, cookie }
  }
  const quien = await enter()
  const call = (direccion: string, cuerpo?: object) => api.send(direccion, cuerpo, quien)
  return { ...api, datos, enter, quien, call }
}

async function conCopia(antes?: (datos: ReturnType<typeof createDatosEnUso>) => void) {
  const sala = await createSala()
  antes?.(sala.datos)
  expect(await sala.call('POST /admin/copias')).toMatchObject({ status: 202, data: { nombre: NOMBRE } })
  await vi.waitFor(async () =>
    expect((await sala.call('GET /admin/copias')).data).toMatchObject([{ nombre: NOMBRE, estado: 'LISTA' }]),
  )
  const pide = (password = CLAVE) => sala.call(`POST /admin/copias/${NOMBRE}/descarga`, { password })
  return { ...sala, pide }
}

test('se hace en el momento, y mientras tanto ninguna otra', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const { call } = await createSala(() => promise)

  expect((await call('POST /admin/copias')).status).toBe(202)
  expect((await call('GET /admin/copias')).data).toMatchObject([{ nombre: NOMBRE, estado: 'HACIENDO' }])
  expect(await call('POST /admin/copias')).toMatchObject({
    status: 409,
    data: { error: 'Ya se está haciendo una copia.' },
  })
  expect((await call(`POST /admin/copias/${NOMBRE}/descarga`, { password: CLAVE })).status).toBe(409)
  release()
  await vi.waitFor(async () => expect((await call('GET /admin/copias')).data).toEqual([]))
})

test('una que no se pudo hacer lo dice, y se puede pedir otra', async () => {
  const { call } = await createSala(() => Promise.reject(new Error('No queda espacio.')))
  await call('POST /admin/copias')

  await vi.waitFor(async () =>
    expect((await call('GET /admin/copias')).data).toMatchObject([
      { nombre: NOMBRE, estado: 'FALLIDA', motivo: 'No queda espacio.' },
    ]),
  )
  expect((await call('POST /admin/copias')).status).toBe(202)
})

/** Piece by piece, as the server hands them to the line: each lies where the one before it lay. */
async function take(respuesta: Response): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of respuesta.body ?? []) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

test('el enlace trae toda la copia, con sus archivos, y con ella se restaura', async () => {
  const { pide, quien, readArchivo, outbox, sent, call } = await conCopia()
  await call('PUT /admin/institucion', { correo: 'directora@ejemplo.py' })

  const { status, data } = await pide()
  await outbox.sendDue()

  expect({ status, vence: data.vence_en }).toEqual({ status: 200, vence: '2026-03-02T12:15:00.000Z' })
  const respuesta = await readArchivo(data.enlace, { headers: { cookie: quien.cookie } })
  const bytes = await take(respuesta)
  expect(respuesta.headers.get('content-length')).toBe(String(bytes.length))
  const raiz = newCarpeta()
  const file = join(raiz, NOMBRE)
  writeFileSync(file, bytes)
  const dataDir = join(raiz, 'otra')
  await restoreCopia({ file, dataDir, force: false, now: Date.now })
  expect(existsSync(join(dataDir, 'uploads/tareas/entrega-de-ana.pdf'))).toBe(true)
  const { db, sqlite } = openDb(join(dataDir, 'guarania.db'))
  expect(db.select().from(alumnos).get()?.nombre).toBe('Ana')
  sqlite.close()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['directora@ejemplo.py', 'Se descarga una copia de Guarania'],
  ])
})

test('por una línea lenta llega lo mismo que se leyó', async () => {
  const numeros = Array.from({ length: 1_000_000 }, (_, i) => i).join()
  const { pide, quien, readArchivo } = await conCopia(({ upload }) =>
    upload('uploads/recursos/n.txt', numeros),
  )
  const { enlace } = (await pide()).data
  const get = () => readArchivo(enlace, { headers: { cookie: quien.cookie } })
  await using server = Bun.serve({ port: 0, fetch: get })

  const llegan: Uint8Array[] = []
  for await (const piece of (await fetch(server.url)).body ?? []) {
    llegan.push(piece)
    await sleep(2)
  }
  expect(Buffer.concat(llegan).equals(await take(await get()))).toBe(true)
})

test('se puede seguir una descarga que se cortó, desde donde sea', async () => {
  const { pide, quien, readArchivo } = await conCopia()
  const { enlace } = (await pide()).data
  const get = async (range?: string) => {
    const headers = { cookie: quien.cookie, ...(range && { range }) }
    const respuesta = await readArchivo(enlace, { headers })
    return { respuesta, bytes: await take(respuesta) }
  }
  const entera = (await get()).bytes

  for (const [desde, hasta] of [
    [0, 10],
    [500, 1500],
    [entera.length - 1100, entera.length],
  ] as const) {
    const { respuesta, bytes } = await get(`bytes=${desde}-${hasta - 1}`)
    expect(respuesta.status).toBe(206)
    expect(respuesta.headers.get('content-range')).toBe(`bytes ${desde}-${hasta - 1}/${entera.length}`)
    expect(bytes.equals(entera.subarray(desde, hasta))).toBe(true)
  }
  expect((await get(`bytes=${entera.length}-`)).respuesta.status).toBe(416)
})

test('lo abre solo el navegador que lo pidió, por quince minutos y mientras dure su sesión', async () => {
  const { pide, quien, enter, readArchivo, advance, call, send } = await conCopia()
  const { enlace } = (await pide()).data
  const otro = await enter()
  const abre = async (cookie: string) => (await readArchivo(enlace, { headers: { cookie } })).status

  expect(await abre(quien.cookie)).toBe(200)
  expect(await abre(otro.cookie)).toBe(404)
  expect(await abre('')).toBe(404)
  advance(15 * 60_000)
  expect(await abre(quien.cookie)).toBe(404)
  const { enlace: nuevo } = (await pide()).data
  await send('POST /logout', undefined, quien)
  expect((await readArchivo(nuevo, { headers: { cookie: quien.cookie } })).status).toBe(404)
  expect((await call('GET /admin/copias')).status).toBe(401)
})

test('pide la contraseña, y una copia que exista', async () => {
  const { pide, call } = await conCopia()

  expect(await pide('otra')).toMatchObject({
    status: 403,
    data: { error: 'La contraseña no es correcta.' },
  })
  const otra = await call('POST /admin/copias/guarania-2020-01-01T00-00-00.tar/descarga', { password: CLAVE })
  expect(otra.status).toBe(404)
  expect((await call('POST /admin/copias/..%2fsecret/descarga', { password: CLAVE })).status).toBe(404)
})

import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sweepSubidas } from '../../../api/suelo/subidas/barrida.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { cuotas, SIN_LUGAR } from '../../../src/domain/archivos/cuotas.ts'
import { MAXIMO_DE_SUBIDAS } from '../../../src/domain/archivos/subidas.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { muestras, removeDataDir } from '../../support/archivos.ts'
import { insertArchivo } from '../../support/cursado.ts'
import { idEn, tus } from '../../support/tus.ts'

const HORA = 3_600_000
const datos = (bytes: number, relleno = 'x') => Buffer.alloc(bytes, relleno)

async function conAlumno(opciones: Parameters<typeof testApi>[0] = { maxBytes: 1024 * 1024 }) {
  const api = testApi(opciones)
  onTestFinished(() => removeDataDir(api))
  const alumno = insertAlumno(api.db)
  const como = async (...quien: Parameters<typeof api.sesion>) => tus(api, await api.sesion(...quien))
  const carpeta = join(api.dataDir, 'subidas')
  return {
    ...api,
    alumno,
    como,
    suyas: await como('alumno', alumno),
    enDisco: () =>
      existsSync(carpeta) ? readdirSync(carpeta).filter((una) => !una.startsWith('turno')) : [],
    archivo: (id: string) => join(carpeta, id),
    filas: () => api.db.select().from(subidas).all(),
  }
}

const refusal = async (response: Response) => ({ status: response.status, ...(await response.json()) })

test('un archivo llega por partes, y solo lo suyo ve quien lo sube', async () => {
  const { suyas, archivo, filas, alumno } = await conAlumno()
  const contenido = Buffer.concat([datos(3000, 'a'), datos(2000, 'b')])

  const creada = await suyas.begin(contenido.length)
  const id = idEn(creada)
  const primera = await suyas.send(id, 0, contenido.subarray(0, 3000) as never)
  const enMedio = await suyas.ask('HEAD', id)
  const segunda = await suyas.send(id, 3000, contenido.subarray(3000) as never)

  expect(creada.status).toBe(201)
  expect(creada.headers.get('location')).toMatch(/^\/api\/subidas\/[\w-]{24}$/)
  expect(creada.headers.get('tus-resumable')).toBe('1.0.0')
  expect(creada.headers.get('upload-expires')).toBe('Tue, 03 Mar 2026 12:00:00 GMT')
  expect([primera.status, primera.headers.get('upload-offset')]).toEqual([204, '3000'])
  expect(Object.fromEntries(enMedio.headers)).toMatchObject({
    'upload-offset': '3000',
    'upload-length': '5000',
  })
  expect([segunda.status, segunda.headers.get('upload-offset')]).toEqual([204, '5000'])
  expect(readFileSync(archivo(id)).equals(contenido)).toBe(true)
  expect(statSync(archivo(id)).mode & 0o777).toBe(0o600)
  expect(statSync(join(archivo(id), '..')).mode & 0o777).toBe(0o700)
  expect(filas()).toMatchObject([
    {
      id,
      alumnoId: alumno.id,
      docenteId: null,
      nombre: 'Guitarra.mp3',
      bytes: 5000,
      terminada_en: expect.any(Number),
    },
  ])
})

test('dice qué sabe del protocolo, y a otros sitios no les abre nada', async () => {
  const { call, suyas } = await conAlumno({ maxBytes: 1000, maxMedioBytes: 5000 })

  const opciones = await call('/subidas', { method: 'OPTIONS' })
  const creada = await suyas.begin(10, 'a.txt', { origin: 'http://localhost' })

  expect(opciones.status).toBe(204)
  expect(Object.fromEntries(opciones.headers)).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,termination,expiration',
    'tus-max-size': '5000',
  })
  for (const { headers } of [opciones, creada])
    expect([...headers.keys()].filter((una) => una.startsWith('access-control'))).toEqual([])
})

test('sin sesión no se sube, y lo ajeno no existe', async () => {
  const { call, suyas, como, db } = await conAlumno()
  const id = await suyas.start(100)
  const nadie = tus({ call }, {})

  expect((await nadie.begin(100)).status).toBe(401)
  for (const metodo of ['HEAD', 'PATCH', 'DELETE']) expect((await nadie.ask(metodo, id)).status).toBe(401)
  for (const otra of [
    await como('alumno', insertAlumno(db)),
    await como('docente', insertDocente(db)),
    await como('admin'),
  ]) {
    for (const response of [
      await otra.ask('HEAD', id),
      await otra.send(id, 0, 'x'.repeat(100)),
      await otra.ask('DELETE', id),
    ])
      expect(await refusal(response)).toMatchObject({ status: 404, code: 'subida_no_encontrada' })
  }
  expect(await suyas.offset(id)).toBe(0)
})

test.each(['docente', 'admin'] as const)('también sube %s, y a quien se va le queda lo suyo', async (rol) => {
  const { como, db, filas } = await conAlumno()
  const docente = insertDocente(db)
  const suyas = await como(rol, docente)

  const id = await suyas.start(100)
  await suyas.send(id, 0, 'x'.repeat(40))
  const despues = await como(rol, docente)

  expect(filas()).toMatchObject([{ docenteId: rol === 'docente' ? docente.id : null, alumnoId: null }])
  expect(await despues.offset(id)).toBe(40)
})

test('una sesión que vence en el medio no pierde nada: se ingresa de nuevo y sigue', async () => {
  const { suyas, como, alumno, advance } = await conAlumno()
  const id = await suyas.start(100)
  await suyas.send(id, 0, 'x'.repeat(60))
  advance(13 * HORA)

  expect((await suyas.send(id, 60, 'x'.repeat(40))).status).toBe(401)
  const despues = await como('alumno', alumno)
  expect(await despues.offset(id)).toBe(60)
  expect((await despues.send(id, 60, 'x'.repeat(40))).status).toBe(204)
})

test('un pedido que no es de tus 1.0.0 dice por qué no vale', async () => {
  const { suyas, call, sesion, alumno } = await conAlumno()
  const id = await suyas.start(100)
  const headers = await sesion('alumno', alumno)
  const sinVersion = await call('/subidas', { method: 'POST', headers: { ...headers, 'upload-length': '5' } })

  expect(await refusal(sinVersion)).toMatchObject({ status: 412, code: 'version_de_tus' })
  expect(sinVersion.headers.get('tus-version')).toBe('1.0.0')
  expect((await suyas.begin('muchos')).status).toBe(400)
  expect((await suyas.begin(-1)).status).toBe(400)
  expect((await suyas.begin(0)).status).toBe(400)
  expect((await suyas.begin(10, 'a.txt', { 'upload-metadata': 'filename ¡no!' })).status).toBe(400)
  expect((await suyas.begin(10, 'a.txt', { 'upload-defer-length': '1' })).status).toBe(400)
  expect((await suyas.send(id, 'x', 'x')).status).toBe(400)
  expect(
    (await suyas.ask('PATCH', id, { 'content-type': 'application/offset+octet-stream' }, 'x')).status,
  ).toBe(400)
  expect((await suyas.send(id, 0, 'x', { 'content-type': 'text/plain' })).status).toBe(415)
  expect(await suyas.offset(id)).toBe(0)
})

test('donde la red no deja pasar PATCH ni DELETE, un POST dice que lo es, con los mismos permisos', async () => {
  const { suyas, como, db, call, archivo, enDisco, filas } = await conAlumno()
  const id = await suyas.start(100)
  const otra = await como('alumno', insertAlumno(db))
  const pieza = (offset: number) => ({
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'x-http-method-override': 'PATCH',
  })

  const primera = await suyas.ask('POST', id, pieza(0), 'a'.repeat(60))
  expect([primera.status, primera.headers.get('upload-offset')]).toEqual([204, '60'])
  expect((await otra.ask('POST', id, pieza(60), 'x'.repeat(40))).status).toBe(404)
  expect((await tus({ call }, {}).ask('POST', id, pieza(60), 'x'.repeat(40))).status).toBe(401)
  const ajena = { ...pieza(60), origin: 'https://otro.example' }
  expect((await suyas.ask('POST', id, ajena, 'x'.repeat(40))).status).toBe(403)
  expect((await suyas.ask('POST', id, pieza(0), 'x')).status).toBe(409)
  expect((await suyas.ask('POST', id, pieza(60), 'x'.repeat(41))).status).toBe(413)
  expect((await suyas.ask('POST', id, { ...pieza(60), 'content-type': 'text/plain' }, 'x')).status).toBe(415)
  expect((await suyas.ask('POST', id, pieza(60), 'b'.repeat(40))).status).toBe(204)
  expect(readFileSync(archivo(id), 'utf8')).toBe('a'.repeat(60) + 'b'.repeat(40))
  for (const dicho of ['GET', 'HEAD', 'PUT', '']) {
    expect((await suyas.ask('POST', id, { 'x-http-method-override': dicho })).status).toBe(400)
  }
  const quita = { 'x-http-method-override': 'DELETE' }
  expect((await otra.ask('POST', id, quita)).status).toBe(404)
  // It counts where it is announced, and nowhere else.
  expect((await suyas.ask('HEAD', id, quita)).status).toBe(200)
  expect((await suyas.ask('POST', id, quita)).status).toBe(204)
  expect([enDisco(), filas()]).toEqual([[], []])
})

test('una parte que no sigue donde va es 409, y de dos a la vez entra una', async () => {
  const { suyas, archivo } = await conAlumno()
  const id = await suyas.start(200_000)

  for (const offset of [1, 200_000]) {
    const errada = await suyas.send(id, offset, 'x')
    expect(errada.headers.get('tus-resumable')).toBe('1.0.0')
    expect(await refusal(errada)).toMatchObject({ status: 409, code: 'otra_posicion' })
  }
  const dos = await Promise.all([
    suyas.send(id, 0, datos(200_000, 'a')),
    suyas.send(id, 0, datos(200_000, 'b')),
  ])

  expect(dos.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(new Set(readFileSync(archivo(id), 'latin1')).size).toBe(1)
  expect(statSync(archivo(id)).size).toBe(200_000)
})

test('lo que se corta deja lo que llegó, y sigue desde ahí', async () => {
  const { suyas, archivo } = await conAlumno()
  const id = await suyas.start(10_000)
  const cortado = new ReadableStream({
    pull(controller) {
      if (enviados++ < 4) controller.enqueue(datos(1000, 'a'))
      else controller.error(Object.assign(new Error('se cortó'), { name: 'AbortError' }))
    },
  })
  let enviados = 0

  const cortada = await suyas.send(id, 0, cortado)

  expect(cortada.headers.get('upload-offset')).toBe('4000')
  expect(await suyas.offset(id)).toBe(4000)
  expect(statSync(archivo(id)).size).toBe(4000)
})

test('más de lo que se dijo no entra', async () => {
  const { suyas } = await conAlumno()
  const id = await suyas.start(100)

  expect(await refusal(await suyas.send(id, 0, datos(101)))).toMatchObject({ status: 413 })
  expect(await suyas.offset(id)).toBeLessThanOrEqual(100)
})

test('al empezar se dice que es demasiado grande, con el número que vale', async () => {
  const { suyas, enDisco, filas } = await conAlumno({ maxBytes: 1024 * 1024, maxMedioBytes: 3 * 1024 * 1024 })

  expect((await suyas.begin(3 * 1024 * 1024, 'Apuntes.pdf')).status).toBe(201)
  expect(await refusal(await suyas.begin(3 * 1024 * 1024 + 1, 'Apuntes.pdf'))).toMatchObject({
    status: 413,
    code: 'archivo_grande',
    error: 'El archivo no puede pasar de 1 MB.',
  })
  expect(await refusal(await suyas.begin(3 * 1024 * 1024 + 1, 'Guitarra.mp3'))).toMatchObject({
    status: 413,
    error: 'El archivo no puede pasar de 3 MB.',
  })
  expect(enDisco()).toHaveLength(1)
  expect(filas()).toHaveLength(1)
})

test('a un alumno sin lugar se le dice antes de subir', async () => {
  const { suyas, db, alumno, enDisco } = await conAlumno()
  insertArchivo(db, {
    alumnoId: alumno.id,
    bytes: cuotas.archivosAlDia,
    created_at: Date.parse('2026-03-02'),
  })

  expect(await refusal(await suyas.begin(1))).toMatchObject({ status: 429, code: 'cuota_diaria' })
  db.transaction((tx) => tx.update(archivos).set({ bytes: cuotas.archivos }).run())
  expect(await refusal(await suyas.begin(1))).toMatchObject({ status: 413, error: SIN_LUGAR })
  expect(enDisco()).toEqual([])
})

test('nadie deja más que unas cuantas a medias', async () => {
  const { suyas, como, db } = await conAlumno()
  const ids = []
  for (let i = 0; i < MAXIMO_DE_SUBIDAS; i++) ids.push(await suyas.start(10))

  const deMas = await suyas.begin(10)
  expect(Number(deMas.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusal(deMas)).toMatchObject({ status: 429, code: 'muchas_subidas' })
  expect((await (await como('alumno', insertAlumno(db))).begin(10)).status).toBe(201)
  expect((await suyas.ask('DELETE', String(ids[0]))).status).toBe(204)
  expect((await suyas.begin(10)).status).toBe(201)
})

test('una que se quita no está más, ni su archivo', async () => {
  const { suyas, enDisco, filas } = await conAlumno()
  const id = await suyas.start(100)

  expect((await suyas.ask('DELETE', id)).status).toBe(204)
  expect((await suyas.ask('HEAD', id)).status).toBe(404)
  expect((await suyas.ask('DELETE', id)).status).toBe(404)
  expect([enDisco(), filas()]).toEqual([[], []])
})

test('a las 24 horas se va, y la barrida la olvida', async () => {
  const { suyas, como, alumno, advance, deps, enDisco, filas } = await conAlumno()
  const id = await suyas.start(100)
  await suyas.send(id, 0, datos(100))
  advance(12 * HORA)
  const joven = await (await como('alumno', alumno)).start(100)
  advance(12 * HORA)
  const despues = await como('alumno', alumno)

  expect((await despues.ask('HEAD', id)).status).toBe(404)
  expect(enDisco()).toHaveLength(2)
  sweepSubidas(deps)
  expect(enDisco()).toEqual([joven])
  expect(filas()).toMatchObject([{ id: joven }])
})

test('la barrida se lleva archivos sin fila y filas sin archivo, y nada que sea de recién', async () => {
  const { suyas, deps, archivo, enDisco, filas, alumno, db } = await conAlumno()
  const entera = await suyas.start(100)
  for (const [nombre, edad] of [
    ['sin-fila-vieja', 2 * HORA],
    ['sin-fila-nueva', 0],
  ] as const) {
    writeFileSync(archivo(nombre), 'x')
    const instante = new Date(deps.now() - edad)
    utimesSync(archivo(nombre), instante, instante)
  }
  db.transaction((tx) =>
    tx
      .insert(subidas)
      .values({
        id: 'sin-archivo',
        alumnoId: alumno.id,
        nombre: 'a',
        bytes: 1,
        created_at: deps.now() - HORA,
      })
      .run(),
  )

  sweepSubidas(deps)

  expect(enDisco().sort()).toEqual([entera, 'sin-fila-nueva'].sort())
  expect(filas()).toMatchObject([{ id: entera }])
})

test('lo que el disco perdió no se da por llegado', async () => {
  const { suyas, archivo } = await conAlumno()
  const id = await suyas.start(100)
  await suyas.send(id, 0, datos(60))
  truncateSync(archivo(id), 20)

  expect(await suyas.offset(id)).toBe(20)
  expect((await suyas.send(id, 60, datos(40))).status).toBe(409)
  expect((await suyas.send(id, 20, datos(80))).status).toBe(204)
})

test('donde no se puede guardar se dice, y lo que había sigue', async () => {
  const { suyas, sqlite, enDisco } = await conAlumno()
  const id = await suyas.start(10_000)
  await suyas.send(id, 0, datos(4000))
  sqlite.pragma('query_only = ON')

  const otra = await suyas.begin(100)
  sqlite.pragma('query_only = OFF')

  expect(otra.status).toBe(503)
  expect(enDisco()).toEqual([id])
  expect(await suyas.offset(id)).toBe(4000)
  vi.mocked(console.error).mockClear()
})

test('el nombre y el tipo salen de lo que llegó', async () => {
  const { como, db, call, sesion } = await conAlumno()
  const docente = insertDocente(db)
  const suyas = await como('docente', docente)
  const subidaId = await suyas.upload(muestras.png, '../foto.html')
  const response = await call('/docente/upload/multimedia', {
    method: 'POST',
    headers: { ...(await sesion('docente', docente)), 'content-type': 'application/json' },
    body: JSON.stringify({ subidaId }),
  })

  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ nombre: 'foto.html.png', tipo: 'image/png' })
})

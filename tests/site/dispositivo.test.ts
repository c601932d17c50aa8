import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As a browser's: what it keeps are its own properties. */
function createAlmacen(lugar = Number.POSITIVE_INFINITY): Record<string, string> & Storage {
  const metodos = {
    getItem: (nombre: string) => almacen[nombre] ?? null,
    setItem(nombre: string, texto: string) {
      if (texto.length > lugar) throw new DOMException('', 'QuotaExceededError')
      almacen[nombre] = texto
    },
    removeItem: (nombre: string) => delete almacen[nombre],
  }
  const almacen = Object.create(metodos)
  return almacen
}

/** A page that has just been loaded, on a device that keeps this. */
async function load(almacen: () => Storage) {
  vi.resetModules()
  for (const cual of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, cual, { get: almacen, configurable: true })
  return import('../../src/lib/dispositivo.ts')
}
const blocked = () => {
  throw new DOMException('', 'SecurityError')
}
const cambia = (key: string, newValue: string | null) =>
  dispatchEvent(Object.assign(new Event('storage'), { key, oldValue: null, newValue }))

beforeEach(() => {
  const ventana = new EventTarget()
  for (const metodo of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(metodo, ventana[metodo].bind(ventana))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const cual of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, cual)
})

test('lo que se guarda está al volver a abrir la página, y olvidado ya no', async () => {
  const almacen = createAlmacen()
  const antes = await load(() => almacen)
  expect(antes.dispositivo.keep('nota', 'a medias')).toBe('guardado')
  antes.dispositivo.keepDato('voto', 4)

  const { dispositivo } = await load(() => almacen)

  expect([dispositivo.read('nota'), dispositivo.readDato('voto')]).toEqual(['a medias', 4])
  dispositivo.forget('nota')
  dispositivo.keepDato('voto', null)
  expect([dispositivo.read('nota'), dispositivo.readDato('voto'), { ...almacen }]).toEqual([null, null, {}])
})

test.each([
  ['bloqueado', blocked],
  ['bloqueado', () => null as unknown as Storage],
  ['lleno', () => createAlmacen(0)],
])('donde está %s lo dice, y lo que se le dio dura lo que la página', async (respuesta, almacen) => {
  const { dispositivo, pestana } = await load(almacen)

  expect(dispositivo.keep('nota', 'a medias')).toBe(respuesta)
  expect(pestana.keepDato('pedido', { email: 'a@b.py' })).toBe(respuesta)

  expect(dispositivo.read('nota')).toBe('a medias')
  expect(pestana.readDato('pedido')).toEqual({ email: 'a@b.py' })
  expect([dispositivo.names(''), pestana.names('')]).toEqual([['nota'], ['pedido']])
  dispositivo.forget('nota')
  expect(dispositivo.read('nota')).toBeNull()
  expect((await load(almacen)).pestana.readDato('pedido')).toBeNull()
})

test('lo que no entró vale más que lo de antes, hasta que otra pestaña dice otra cosa', async () => {
  const almacen = createAlmacen(5)
  const { dispositivo } = await load(() => almacen)
  dispositivo.keep('nota', 'corta')
  expect(dispositivo.keep('nota', 'ya más larga')).toBe('lleno')
  expect(dispositivo.read('nota')).toBe('ya más larga')
  const oyente = vi.fn()
  const stop = dispositivo.listen(oyente)

  almacen.nota = 'otra'
  cambia('nota', 'otra')

  expect(oyente).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'nota', newValue: 'otra' }))
  expect(dispositivo.read('nota')).toBe('otra')
  stop()
  cambia('nota', null)
  expect(oyente).toHaveBeenCalledTimes(1)
})

test('pasados sus días ya no se da', async () => {
  vi.useFakeTimers()
  const almacen = createAlmacen()
  const { dispositivo } = await load(() => almacen)
  dispositivo.keepDato('borrador', { nombre: 'Ana' }, 30)

  vi.advanceTimersByTime(29 * 24 * 60 * 60 * 1000)
  expect(dispositivo.readDato('borrador')).toMatchObject({ nombre: 'Ana' })
  vi.advanceTimersByTime(2 * 24 * 60 * 60 * 1000)

  expect(dispositivo.readDato('borrador')).toBeNull()
})

test('quien usa después el mismo dispositivo no ve lo de quien lo usó antes', async () => {
  const almacen = createAlmacen()
  const { dispositivo, nombreDe } = await load(() => almacen)
  for (const [dueno, catedra] of [
    ['alumno:1', 3],
    ['alumno:1', 4],
    ['alumno:11', 5],
  ] as const)
    dispositivo.keep(nombreDe('envio', dueno, catedra, 7), 'x')

  expect(dispositivo.read(nombreDe('envio', 'alumno:1', 5, 7))).toBeNull()
  expect(dispositivo.idsDe('envio', 'alumno:1')).toEqual(['3:7', '4:7'])
  expect(dispositivo.idsDe('envio', 'alumno:1', 4)).toEqual(['7'])
  expect(dispositivo.idsDe('envio', 'docente:1')).toEqual([])
  expect(dispositivo.idsDe('envio', null)).toEqual([])
})

/** As an earlier version left it on this device. */
const deAntes = {
  'borrador:nota-7': 'Muy bien, pero 8',
  'cierre-escrito:2:9:2026-03-14': '{"clave":"k","frase":"Vimos la guarania","rechazo":null}',
  'guarania.voto.5': '4',
  'guarania.mis-aportes': '[{"recibo":"R-1","nombre":"Ana"},7]',
  'ingreso:docente': '{"email":"a@b.py","enviado":true,"otroDesde":0}',
}

test('lo que dejó una versión anterior se encuentra', async () => {
  const almacen = Object.assign(createAlmacen(), deAntes)
  const { dispositivo, nombreDe } = await load(() => almacen)
  const { readBorrador } = await import('../../src/areas/base/borrador.ts')
  const { readMisAportes } = await import('../../src/lib/mis-aportes.ts')

  expect(readBorrador('nota-7')).toBe('Muy bien, pero 8')
  expect(dispositivo.readDato(nombreDe('cierre-escrito', '2', 9, '2026-03-14'))).toMatchObject({
    frase: 'Vimos la guarania',
  })
  expect(dispositivo.idsDe('cierre-escrito', '2', 9)).toEqual(['2026-03-14'])
  expect(dispositivo.readDato('guarania.voto.5')).toBe(4)
  expect(readMisAportes()).toEqual([{ recibo: 'R-1', nombre: 'Ana' }])
})

test('lo que no se puede leer es como si no estuviera', async () => {
  const almacen = Object.assign(createAlmacen(), { 'guarania.mis-aportes': '[{', otro: 'null' })
  const { dispositivo } = await load(() => almacen)

  expect([dispositivo.readDato('guarania.mis-aportes'), dispositivo.readDato('otro')]).toEqual([null, null])
})

/** Every page of the public site asks there whether there is a session, and needs no more for that. */
const APARTE = 'src/scripts/sesion.ts'

test('nada más conoce el almacenamiento del navegador', () => {
  const root = join(import.meta.dirname, '../..')
  const conocen = globSync('src/**/*.{ts,tsx,astro,mjs}', { cwd: root }).filter((file) =>
    /\b(?:local|session)Storage\b|addEventListener\('storage'/.test(readFileSync(join(root, file), 'utf8')),
  )

  expect(conocen.toSorted()).toEqual(['src/lib/dispositivo.ts', APARTE])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Puesta } from '../../src/areas/base/cola/estado'

const guardado = new Map<string, string>()
let hasSpace = true
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', {
  getItem: (clave: string) => guardado.get(clave) ?? null,
  setItem(clave: string, valor: string) {
    if (!hasSpace) throw new DOMException('', 'QuotaExceededError')
    guardado.set(clave, valor)
  },
  removeItem: (clave: string) => guardado.delete(clave),
})
let ventana = new EventTarget()
const documento = Object.assign(new EventTarget(), { hidden: false })
vi.stubGlobal('document', documento)
vi.stubGlobal('location', { origin: 'http://localhost' })
let turnoTomado = false
vi.stubGlobal('navigator', {
  locks: {
    request: async (_nombre: string, _opciones: unknown, alSaber: (turno: unknown) => unknown) =>
      alSaber(turnoTomado ? null : {}),
  },
})
const { ApiError } = await import('../../src/lib/api.ts')
const { createCola } = await import('../../src/areas/base/cola/cola.ts')
const { formato } = await import('../../src/areas/asistencia/marcas-guardadas.ts')
type Marca = import('../../src/areas/asistencia/marcas-guardadas.ts').Marca

const send = vi.fn<(lote: readonly Puesta<Marca>[]) => Promise<readonly Marca[]>>()
const onReject = vi.fn()
const onFail = vi.fn()
const onMiss = vi.fn()
let dueno = '1'

const nueva = () =>
  createCola<Marca>({
    nombre: () => `marcas:${dueno}`,
    formato,
    claveDe: ({ alumnoId }) => String(alumnoId),
    puede: () => true,
    momento: (_primera, ultima) => ultima + 800,
    juntas: (una, otra) => una.presente === otra.presente,
    send,
    keeps: (_, { status }) => status === 404,
    onReject,
    onFail,
    onMiss,
  })
const marca = (alumnoId: number, presente = true): Marca => ({
  catedraId: 1,
  diaId: 2,
  alumnoId,
  presente,
  matiz: null,
})
/** Of whom each call was, in order. */
const enviados = () => send.mock.calls.map(([lote]) => lote.map(({ dato }) => dato.alumnoId))
const rechaza = (status: number) => Promise.reject(new ApiError(status, 'no'))
const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  ventana = new EventTarget()
  vi.stubGlobal('window', ventana)
  vi.stubGlobal('addEventListener', ventana.addEventListener.bind(ventana))
  guardado.clear()
  hasSpace = true
  turnoTomado = false
  dueno = '1'
  send.mockReset().mockImplementation(async (lote) => lote.map(({ dato }) => dato))
  for (const una of [onReject, onFail, onMiss]) una.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('lo que se pone seguido viaja junto, en la pausa', async () => {
  const cola = nueva()
  cola.put([marca(1)])
  await pasan(500)
  cola.put([marca(2), marca(3, false)])
  await pasan(799)
  expect(enviados()).toEqual([])

  await pasan(1)

  expect(enviados()).toEqual([[1, 2], [3]])
  expect(cola.de('1')).toMatchObject({ donde: 'llegó', superada: false })
  expect(guardado.size).toBe(0)
})

test('una negativa entre varias se prueba de a una, y no detiene a las otras', async () => {
  send.mockImplementation(async (lote) =>
    lote.some(({ dato }) => dato.alumnoId === 2) ? rechaza(400) : lote.map(({ dato }) => dato),
  )
  const cola = nueva()
  cola.put([marca(1), marca(2), marca(3)])
  await pasan(800)

  expect(enviados()).toEqual([[1, 2, 3], [1], [2], [3]])
  expect(onReject).toHaveBeenCalledTimes(1)
  expect(['1', '2', '3'].map((clave) => cola.de(clave)?.donde)).toEqual(['llegó', 'rechazada', 'llegó'])
})

test('lo que por ahora no es de uno queda guardado, no estorba, y se prueba otra vez al abrir', async () => {
  send.mockImplementationOnce(() => rechaza(404))
  const cola = nueva()
  cola.begin()
  cola.put([marca(1), marca(2)])
  await pasan(800)

  expect(onReject).toHaveBeenCalledTimes(1)
  cola.put([marca(3)])
  await pasan(60_000)
  expect(enviados()).toEqual([[1, 2], [3]])
  expect(cola.pendientes().map(({ clave }) => clave)).toEqual(['1', '2'])

  const otra = nueva()
  otra.resume()
  await pasan(1500)
  expect(enviados().at(-1)).toEqual([1, 2])
  expect(guardado.size).toBe(0)
})

test('lo que llega a una cátedra cerrada no se prueba más, ni queda guardado', async () => {
  send.mockImplementation(() => rechaza(409))
  const cola = nueva()
  cola.put([marca(1), marca(2)])
  await pasan(60_000)

  expect(enviados()).toEqual([[1, 2], [1], [2]])
  expect(onReject).toHaveBeenCalledTimes(2)
  expect(cola.pendientes()).toEqual([])
  expect(guardado.size).toBe(0)
})

test('mientras nada llega se prueba cada vez más de tarde en tarde, y se dice una vez', async () => {
  send.mockImplementation(() => rechaza(500))
  const cola = nueva()
  cola.begin()
  cola.put([marca(1)])
  await pasan(800)
  expect(cola.detenida()).toBe('con fallas')

  await pasan(1000 + 3000 + 8000 + 20_000)

  expect(enviados()).toHaveLength(5)
  expect(onFail).toHaveBeenCalledTimes(1)
  send.mockImplementation(async (lote) => lote.map(({ dato }) => dato))
  ventana.dispatchEvent(new Event('online'))
  await pasan(0)
  expect(cola.de('1')?.donde).toBe('llegó')
  expect(cola.detenida()).toBeNull()
})

test.each([
  [0, 'sin conexión'],
  [503, 'con fallas'],
  [429, 'con demora'],
  [408, 'con demora'],
  [401, null],
])('con un %i espera, y está %s', async (status, detenida) => {
  send.mockImplementationOnce(() => rechaza(status))
  const cola = nueva()
  cola.put([marca(1)])
  await pasan(800)
  expect(cola.detenida()).toBe(detenida)
  expect(cola.enEspera('1')?.donde).toBe('espera')

  await pasan(1000)

  expect(cola.de('1')?.donde).toBe('llegó')
  expect(onReject).not.toHaveBeenCalled()
})

test('lo que se pone sobre lo que está en camino va después', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Marca[]>()
  send.mockImplementationOnce(() => promise)
  const cola = nueva()
  cola.put([marca(1)])
  await pasan(800)
  cola.put([marca(1, false)])
  await pasan(2000)
  expect(enviados()).toHaveLength(1)

  resolve([marca(1)])
  await pasan(0)

  expect(send.mock.calls.map(([[una]]) => una?.dato.presente)).toEqual([true, false])
  expect(cola.de('1')).toMatchObject({ donde: 'llegó', dato: marca(1, false) })
})

test('lo que guardó una versión anterior se lee y se envía, sin decir cuándo se hizo', async () => {
  guardado.set('marcas:1', JSON.stringify({ '1.2.9': { ...marca(9), vez: 4 } }))
  const cola = nueva()
  cola.resume()
  // Another tab may be about to send it.
  await pasan(1199)
  expect(enviados()).toEqual([])
  await pasan(1)

  expect(send.mock.calls[0]?.[0]).toMatchObject([{ dato: marca(9), vez: 4, hecha: null }])
  expect(guardado.size).toBe(0)
})

test('lo que se guarda dice cuándo se hizo, y otra página lo envía así', async () => {
  send.mockImplementation(() => rechaza(0))
  const hecha = Date.now()
  nueva().put([marca(1)])
  await pasan(60_000)
  send.mockReset().mockImplementation(async (lote) => lote.map(({ dato }) => dato))

  nueva().resume()
  await pasan(1200)

  expect(send.mock.calls[0]?.[0]).toMatchObject([{ dato: marca(1), hecha }])
})

test('mientras otra pestaña tiene el turno no se envía, y lo que ella envió no se envía de nuevo', async () => {
  const cola = nueva()
  cola.begin()
  turnoTomado = true
  cola.put([marca(1), marca(2)])
  await pasan(800)
  const oldValue = guardado.get('marcas:1') ?? ''
  const { 2: dos } = JSON.parse(oldValue)
  const newValue = JSON.stringify({ 2: dos })
  guardado.set('marcas:1', newValue)
  turnoTomado = false
  ventana.dispatchEvent(Object.assign(new Event('storage'), { key: 'marcas:1', oldValue, newValue }))
  await pasan(1200)

  expect(onMiss).toHaveBeenCalledExactlyOnceWith([marca(1)])
  expect(enviados()).toEqual([[2]])
})

test('sin lugar en el navegador espera en la página, y nadie se la quita', async () => {
  hasSpace = false
  const cola = nueva()
  cola.begin()
  send.mockImplementationOnce(() => rechaza(0))
  cola.put([marca(1)])
  await pasan(800)
  ventana.dispatchEvent(
    Object.assign(new Event('storage'), { key: 'marcas:1', oldValue: '{}', newValue: null }),
  )
  expect(cola.pendientes()).toHaveLength(1)

  await pasan(1000)

  expect(enviados()).toEqual([[1], [1]])
  expect(cola.de('1')?.donde).toBe('llegó')
})

test('quien deja la página no espera la pausa, y envía solo lo suyo', async () => {
  guardado.set('marcas:1', JSON.stringify({ 9: { ...marca(9), vez: 4, hecha: 1 } }))
  const cola = nueva()
  cola.begin()
  cola.put([marca(1), marca(2, false)])
  ventana.dispatchEvent(new Event('pagehide'))

  expect(enviados()).toEqual([[1], [2]])
  expect(['1', '2', '9'].map((clave) => cola.de(clave)?.donde)).toEqual(['en camino', 'en camino', 'espera'])
})

test('lo de una persona no se lee ni se envía con la sesión de otra', async () => {
  send.mockImplementation(() => rechaza(401))
  const cola = nueva()
  cola.put([marca(1)])
  await pasan(800)
  send.mockClear()
  dueno = '2'
  cola.resume()
  await pasan(60_000)

  expect(send).not.toHaveBeenCalled()
  expect(cola.pendientes()).toEqual([])
  expect(guardado.has('marcas:1')).toBe(true)
})

test('a quien mira una sola se le avisa solo de esa', () => {
  const cola = nueva()
  const [deUno, deDos, deTodas] = [vi.fn(), vi.fn(), vi.fn()]
  cola.listenToOne('1', deUno)
  cola.listenToOne('2', deDos)
  cola.listen(deTodas)

  cola.put([marca(1)])

  expect([deUno, deDos, deTodas].map((uno) => uno.mock.calls.length)).toEqual([1, 0, 1])
})

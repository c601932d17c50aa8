import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Respuesta } from '../../src/domain/evaluaciones/respuestas'

const guardado = new Map<string, string>()
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', {
  getItem: (clave: string) => guardado.get(clave) ?? null,
  setItem: (clave: string, valor: string) => guardado.set(clave, valor),
  removeItem: (clave: string) => guardado.delete(clave),
})
const ventana = new EventTarget()
vi.stubGlobal('window', ventana)
vi.stubGlobal('document', ventana)
vi.stubGlobal('addEventListener', ventana.addEventListener.bind(ventana))
vi.stubGlobal('location', { origin: 'http://localhost' })
const { ApiError } = await import('../../src/lib/api.ts')
const { createCola } = await import('../../src/areas/evaluaciones/rendicion/cola-de-respuestas.ts')

const clave = 'respuestas:alumno:1:2:3'
const send = vi.fn<(una: Respuesta) => Promise<unknown>>()
const onReject = vi.fn()
const puede = vi.fn(() => true)
const sinRed = () => Promise.reject(new ApiError(0, 'No hay conexión con el servidor.'))
const nueva = () => createCola({ clave, puede, send, onReject })
const esperan = () => JSON.parse(guardado.get(clave) ?? '[]')
const goBack = async () => {
  ventana.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  guardado.clear()
  send.mockReset().mockResolvedValue(null)
  onReject.mockReset()
  puede.mockReturnValue(true)
})
afterEach(() => void vi.useRealTimers())

test('lo que no llegó espera en el navegador, y otra cola lo envía al empezar', async () => {
  send.mockImplementation(sinRed)
  nueva().put({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(0)
  expect(esperan()).toEqual([[1, 10]])

  send.mockReset().mockResolvedValue(null)
  nueva().start()
  await vi.advanceTimersByTimeAsync(0)

  expect(send).toHaveBeenCalledExactlyOnceWith({ preguntaId: 1, opcionElegidaId: 10 })
  expect(esperan()).toEqual([])
})

test('al volver la conexión se envía enseguida lo último que se eligió', async () => {
  const cola = nueva()
  cola.start()
  send.mockImplementation(sinRed)
  cola.put({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(0)
  cola.put({ preguntaId: 1, opcionElegidaId: 11 })
  await vi.advanceTimersByTimeAsync(0)

  send.mockReset().mockResolvedValue(null)
  await goBack()

  expect(send.mock.calls).toEqual([[{ preguntaId: 1, opcionElegidaId: 11 }]])
  expect(cola.read()).toEqual({ porGuardar: new Map(), perdida: false })
})

test('lo que el servidor rechaza se dice una vez y no se intenta más', async () => {
  const rechazo = new ApiError(409, 'Ya enviaste esta evaluación.')
  send.mockRejectedValue(rechazo)
  const cola = nueva()
  cola.put({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(60_000)

  expect(send).toHaveBeenCalledTimes(1)
  expect(onReject).toHaveBeenCalledExactlyOnceWith(rechazo)
  expect(esperan()).toEqual([])
})

test('lo de otra persona espera hasta que vuelva', async () => {
  puede.mockReturnValue(false)
  const cola = nueva()
  cola.put({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()

  puede.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(15_000)

  expect(send).toHaveBeenCalledTimes(1)
})

test('lo que agregó otra pestaña no se pierde', async () => {
  send.mockImplementation(sinRed)
  const una = nueva()
  const otra = nueva()
  una.put({ preguntaId: 1, opcionElegidaId: 10 })
  otra.put({ preguntaId: 2, opcionElegidaId: 20 })
  await vi.advanceTimersByTimeAsync(0)

  expect(esperan()).toEqual([
    [1, 10],
    [2, 20],
  ])
})

test('cada clase de respuesta espera en el navegador y sale como se dio', async () => {
  send.mockImplementation(sinRed)
  const dadas = [
    { preguntaId: 1, opcionesElegidas: [10, 12] },
    { preguntaId: 2, texto: ' Sol  sostenido' },
    { preguntaId: 3, orden: [31, 30] },
  ]
  const cola = nueva()
  for (const una of dadas) cola.put(una)
  await vi.advanceTimersByTimeAsync(0)
  expect([...cola.read().porGuardar.values()]).toEqual(dadas)

  send.mockReset().mockResolvedValue(null)
  nueva().start()
  await vi.advanceTimersByTimeAsync(0)

  expect(send.mock.calls.map(([una]) => una)).toEqual(dadas)
  expect(esperan()).toEqual([])
})

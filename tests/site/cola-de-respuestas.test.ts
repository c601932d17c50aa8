import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Respuesta } from '../../src/domain/evaluacion-asignada'

const guardado = new Map<string, string>()
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
const { crearCola } = await import('../../src/areas/evaluaciones/rendir/cola.ts')

const clave = 'respuestas:alumno:1:2:3'
const enviar = vi.fn<(una: Respuesta) => Promise<unknown>>()
const alRechazar = vi.fn()
const puede = vi.fn(() => true)
const sinRed = () => Promise.reject(new ApiError(0, 'No hay conexión con el servidor.'))
const nueva = () => crearCola({ clave, puede, enviar, alRechazar })
const esperan = () => JSON.parse(guardado.get(clave) ?? '[]')
const volver = async () => {
  ventana.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  guardado.clear()
  enviar.mockReset().mockResolvedValue(null)
  alRechazar.mockReset()
  puede.mockReturnValue(true)
})
afterEach(() => void vi.useRealTimers())

test('lo que no llegó espera en el navegador, y otra cola lo envía al empezar', async () => {
  enviar.mockImplementation(sinRed)
  nueva().poner({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(0)
  expect(esperan()).toEqual([[1, 10]])

  enviar.mockReset().mockResolvedValue(null)
  nueva().empezar()
  await vi.advanceTimersByTimeAsync(0)

  expect(enviar).toHaveBeenCalledExactlyOnceWith({ preguntaId: 1, opcionElegidaId: 10 })
  expect(esperan()).toEqual([])
})

test('al volver la conexión se envía enseguida lo último que se eligió', async () => {
  const cola = nueva()
  cola.empezar()
  enviar.mockImplementation(sinRed)
  cola.poner({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(0)
  cola.poner({ preguntaId: 1, opcionElegidaId: 11 })
  await vi.advanceTimersByTimeAsync(0)

  enviar.mockReset().mockResolvedValue(null)
  await volver()

  expect(enviar.mock.calls).toEqual([[{ preguntaId: 1, opcionElegidaId: 11 }]])
  expect(cola.leer()).toEqual({ porGuardar: new Map(), perdida: false })
})

test('lo que el servidor rechaza se dice una vez y no se intenta más', async () => {
  const rechazo = new ApiError(409, 'Ya enviaste esta evaluación.')
  enviar.mockRejectedValue(rechazo)
  const cola = nueva()
  cola.poner({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(60_000)

  expect(enviar).toHaveBeenCalledTimes(1)
  expect(alRechazar).toHaveBeenCalledExactlyOnceWith(rechazo)
  expect(esperan()).toEqual([])
})

test('lo de otra persona espera hasta que vuelva', async () => {
  puede.mockReturnValue(false)
  const cola = nueva()
  cola.poner({ preguntaId: 1, opcionElegidaId: 10 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(enviar).not.toHaveBeenCalled()

  puede.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(15_000)

  expect(enviar).toHaveBeenCalledTimes(1)
})

test('lo que agregó otra pestaña no se pierde', async () => {
  enviar.mockImplementation(sinRed)
  const una = nueva()
  const otra = nueva()
  una.poner({ preguntaId: 1, opcionElegidaId: 10 })
  otra.poner({ preguntaId: 2, opcionElegidaId: 20 })
  await vi.advanceTimersByTimeAsync(0)

  expect(esperan()).toEqual([
    [1, 10],
    [2, 20],
  ])
})

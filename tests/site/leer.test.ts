import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { onLine: true, userAgent: '', platform: '' })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('location', { origin: 'http://localhost' })
const fetch = vi.fn<(url: string) => Promise<Response>>()
vi.stubGlobal('fetch', fetch)
const { queryClient } = await import('../../src/areas/base/consultas.ts')
const { bajo, lectura, lecturaEn } = await import('../../src/areas/base/leer.ts')

const answer = (estado: number, cuerpo: unknown) =>
  fetch.mockImplementation(async () => Response.json(cuerpo, { status: estado }))

beforeEach(() => queryClient.clear())

test('la dirección de la API, con sus ids, es el pedido y la clave', async () => {
  answer(200, [{ id: 1 }])
  const una = lectura('docente/catedra/:id/tareas', { id: 7 })

  expect(await queryClient.query(una)).toEqual([{ id: 1 }])
  expect(String(fetch.mock.lastCall?.[0])).toBe('http://localhost/api/docente/catedra/7/tareas')
  expect(una.queryKey).toEqual(['docente', 'catedra', '7', 'tareas'])
})

test('lo que no es un id va en la consulta', async () => {
  answer(200, [])
  await queryClient.query(lectura('admin/composers', { status: 'REJECTED' }))

  expect(String(fetch.mock.lastCall?.[0])).toBe('http://localhost/api/admin/composers?status=REJECTED')
})

test('lo que lee una fila es lo que lee su pantalla', () => {
  expect(lecturaEn('docente/me/catedra/7?').queryKey).toEqual(
    lectura('docente/me/catedra/:id?', { id: 7 }).queryKey,
  )
})

test('con la marca, lo que no existe es nada; sin ella es una falla', async () => {
  answer(404, { error: 'No existe.' })

  expect(await queryClient.query(lectura('tareas/:id?', { id: 7 }))).toBeNull()
  await expect(queryClient.query(lectura('alumnos/:id', { id: 7 }))).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['docente/catedra/7', true],
  ['docente/catedra/7/diasclase/hoy/cierre?fecha=2026-03-02', true],
  ['docente/catedra/70', false],
  ['docente/me/catedra/7', false],
])('%s está debajo de una cátedra: %s', (direccion, esta) => {
  expect(bajo('docente/catedra/7').predicate(lecturaEn(direccion))).toBe(esta)
})

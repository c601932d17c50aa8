import { expect, test } from 'vitest'
import { SESION_VENCIDA } from '../../../src/domain/sesiones/textos-de-sesion.ts'
import { testApi } from '../../support/api.ts'
import { formularioCon } from '../../support/archivos.ts'

const KB = 1024
const MB = 1024 * KB

/** A body that comes in pieces and never ends, and how much of it was asked for. */
function sinFinal(comienzo = '') {
  let bytes = 0
  const body = new ReadableStream<Uint8Array>({
    start: (salida) => salida.enqueue(new TextEncoder().encode(comienzo)),
    pull(salida) {
      bytes += 64 * KB
      salida.enqueue(new Uint8Array(64 * KB).fill(97))
    },
  })
  return { init: { body, duplex: 'half' } as RequestInit, leidos: () => bytes }
}

const FORMULARIO = 'multipart/form-data; boundary=x'
const COMIENZO = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp3"\r\n\r\n'

test.each([
  ['/composers/photo', FORMULARIO, 5],
  ['/admin/institucion/logo', FORMULARIO, 0.25],
  ['/admin/alumnos/importar', FORMULARIO, 5],
  ['/docente/upload/multimedia', FORMULARIO, 25],
  ['/login', FORMULARIO, 0],
  ['/login', 'application/json', 0],
  ['/logout', 'text/plain', 0],
])('%s (%s): pasado su máximo no se lee más', async (path, tipo, maximo) => {
  const { call, sesion } = testApi({ maxBytes: 25 * MB })
  const { authorization } = await sesion(path.startsWith('/docente') ? 'docente' : 'admin')
  const { init, leidos } = sinFinal(tipo === FORMULARIO ? COMIENZO : '')

  const response = await call(path, {
    ...init,
    method: 'POST',
    headers: { authorization, 'content-type': tipo },
  })

  expect(response.status).toBe(413)
  expect(leidos()).toBeGreaterThanOrEqual(maximo * MB)
  expect(leidos()).toBeLessThan(maximo * MB + 512 * KB)
})

test.each([
  ['/composers/photo', undefined],
  ['/admin/institucion/logo', 'admin'],
  ['/admin/alumnos/importar', 'admin'],
  ['/admin/catedras/1/importar', 'admin'],
  ['/admin/upload/multimedia', 'admin'],
  ['/admin/tareasAsignaciones/1/comentarios', 'admin'],
  ['/docente/upload/multimedia', 'docente'],
  ['/docente/tareasAsignaciones/1/comentarios', 'docente'],
  ['/tareas/1/submit', 'alumno'],
  ['/alumnos/me/catedras/1/justificativos', 'alumno'],
] as const)('%s toma un archivo más largo que cualquier formulario', async (path, rol) => {
  const { call, sesion } = testApi({ maxBytes: 25 * MB })
  const headers = rol ? await sesion(rol) : {}
  const body = formularioCon('a.png', Buffer.alloc(200 * KB, 'a'))

  const response = await call(path, { method: 'POST', headers, body })

  expect(response.status).not.toBe(413)
})

test.each([
  'POST /admin/alumnos/importar',
  'POST /admin/catedras/1/importar',
  'POST /admin/catedras/1/tareas',
  'PUT /admin/tareas/1',
  'POST /admin/catedras/1/evaluaciones',
  'PUT /admin/evaluaciones/1',
  'POST /admin/evaluaciones/importar',
  'POST /docente/catedra/1/tareas',
  'PUT /docente/catedra/1/tareas/1',
  'POST /docente/catedra/1/evaluaciones',
  'PUT /docente/evaluaciones/1',
  'POST /docente/evaluaciones/importar',
  'POST /docente/me/planes/1/unidades',
  'POST /docente/me/planes/1/unidades-plan',
  'PUT /docente/me/unidades/1',
  'POST /catedras/1/publicaciones',
  'PUT /catedras/1/publicaciones/1',
])('%s toma de quien ingresó un texto de un mega, y no más', async (llamada) => {
  const { send, sesion } = testApi()
  const headers = await sesion(llamada.includes('/docente') ? 'docente' : 'admin')
  const estados = async (largo: number) => [
    (await send(llamada, { otro: 'x'.repeat(largo) }, headers)).status,
    (await send(llamada, { otro: 'x'.repeat(largo) })).status,
  ]

  const [suyo, deNadie] = await estados(MB - KB)

  expect([suyo === 413, deNadie]).toEqual([false, 413])
  expect(await estados(MB)).toEqual([413, 413])
})

test('antes de saber quién es, no se lee nada de lo que se anuncia demasiado grande', async () => {
  const { call } = testApi()
  const { init, leidos } = sinFinal(COMIENZO)
  const headers = { 'content-type': FORMULARIO, 'content-length': String(300 * MB) }

  const response = await call('/docente/upload/multimedia', { ...init, method: 'POST', headers })

  expect(await response.json()).toMatchObject({ code: 'archivo_grande' })
  expect(leidos()).toBeLessThanOrEqual(64 * KB)
})

test.each([
  ['POST /composers/photo', FORMULARIO, 6, 413, 'La foto no puede pasar de 5 MB.'],
  ['POST /admin/institucion/logo', FORMULARIO, 0.5, 413, 'El logo no puede pasar de 256 KB.'],
  [
    'POST /docente/tareasAsignaciones/1/comentarios',
    FORMULARIO,
    9,
    413,
    'El archivo no puede pasar de 8 MB.',
  ],
  ['PATCH /subidas/1', 'application/offset+octet-stream', 26, 413, 'El archivo no puede pasar de 25 MB.'],
  ['PATCH /subidas/1', 'application/offset+octet-stream', 25, 401, SESION_VENCIDA],
  ['POST /composers/photo', 'application/json', 2, 413, 'El pedido es demasiado grande.'],
  ['POST /composers/1', FORMULARIO, 2, 413, 'El pedido es demasiado grande.'],
  ['POST /no/existe', FORMULARIO, 2, 413, 'El pedido es demasiado grande.'],
  ['POST /no/existe', FORMULARIO, 0.5, 404, 'Esa dirección no existe.'],
])('%s (%s) que anuncia %d MB es %i', async (llamada, tipo, largo, status, error) => {
  const [method = '', path = ''] = llamada.split(' ')
  const { call } = testApi({ maxBytes: 25 * MB })
  const { init, leidos } = sinFinal(COMIENZO)
  const headers = { 'content-type': tipo, 'content-length': String(largo * MB) }

  const response = await call(path, { ...init, method, headers })

  expect([response.status, await response.json()]).toMatchObject([status, { error }])
  expect(leidos()).toBeLessThanOrEqual(64 * KB)
})

import { Elysia } from 'elysia'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { errors } from '../../../api/suelo/plugins/errors.ts'
import { insertCatedra } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { createMundo } from '../../support/mundo.ts'
import { publicas } from '../../support/permisos.ts'

test('el estado dice que está en pie y qué versión corre', async () => {
  const { api } = testApi()

  expect((await api.health.get()).data).toEqual({ ok: true, version: '0.0.0' })
})

test('una dirección desconocida es 404 en la forma de los errores', async () => {
  const { call } = testApi()

  const response = await call('/no/existe')

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: 'Esa dirección no existe.',
    message: 'Esa dirección no existe.',
    code: 'ruta_no_encontrada',
  })
})

const conCuerpo = new Elysia()
  .use(errors)
  .post('/cosas', ({ body }) => body, { body: z.object({ nombre: z.string('Falta el nombre.') }) })
  .get('/rota', () => {
    throw new Error('SELECT secreto FROM /ruta/privada')
  })

const send = (body: string) =>
  conCuerpo.handle(
    new Request('http://localhost/cosas', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
  )

test('un cuerpo que no es JSON es 400', async () => {
  const response = await send('{"nombre":')

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'validacion',
    error: 'El cuerpo del pedido no es JSON válido.',
  })
})

test.each([
  ['nadie', undefined, 401],
  ['un alumno', 'alumno', 403],
  ['otro docente', 'docente', 404],
] as const)('un cuerpo roto de %s no llega a decirse', async (_quien, rol, status) => {
  const { catedra, call, sesion } = createMundo()
  const headers = { 'content-type': 'application/json', ...(rol && (await sesion(rol))) }
  const init = { method: 'POST', body: '{mal', headers }

  expect((await call(`/docente/catedra/${catedra.id}/tareas`, init)).status).toBe(status)
})

test.each(['[1]', '"x"', '5', 'null', 'true'])('una edición no es %s: no se hace y se dice', async (body) => {
  const { db, call, sesion } = testApi()
  const { id } = insertCatedra(db)
  const edit = async (headers: Record<string, string>) => {
    const response = await call(`/admin/catedras/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: response.status, data: await response.json() }
  }

  expect(await edit(await sesion())).toMatchObject({
    status: 400,
    data: { error: 'El cuerpo del pedido debe ser un objeto JSON.', code: 'validacion' },
  })
  expect((await edit({})).status).toBe(401)
})

test('un cuerpo que no vale dice qué campo falta', async () => {
  expect(await (await send('{}')).json()).toEqual({
    error: 'Falta el nombre.',
    message: 'Falta el nombre.',
    code: 'validacion',
    campos: { nombre: 'Falta el nombre.' },
  })
})

test.each([
  ['una lista', `{"password":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['un objeto', `{"password":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`],
  ['lo que nadie lee', `{"otro":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('%s, en miles de niveles, se rechaza', async (_caso, body) => {
  const { call } = testApi()

  const response = await call('/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'validacion',
    error: 'El cuerpo del pedido tiene demasiados niveles.',
  })
})

test('quien no ingresó envía 64 KB como mucho; un texto rico de quien ingresó, más', async () => {
  const contexto = testApi()
  const { send, db } = contexto
  const catedra = insertCatedra(db)
  const largo = 'x'.repeat(70_000)
  const publicacion = { titulo: 'Aviso', contenido: `<p>${largo}</p>`, tipo: 'ANUNCIO' }

  const deNadie = [
    await send('POST /composers', { bio: largo }),
    await send(`POST /catedras/${catedra.id}/publicaciones`, publicacion),
  ]
  const deAdmin = await contexto.asAdmin(`POST /catedras/${catedra.id}/publicaciones`, publicacion)
  const { id } = deAdmin.data
  const editada = await contexto.asAdmin(`PUT /catedras/${catedra.id}/publicaciones/${id}`, publicacion)
  const simple = await contexto.asAdmin(`POST /publicaciones/${id}/comentarios`, { contenido: largo })

  expect(deNadie.map(({ status }) => status)).toEqual([413, 413])
  expect([deAdmin.status, editada.status, simple.status]).toEqual([201, 200, 413])
})

test('una lista de más valores de los que un formulario puede tener se rechaza sin mirar cada uno', async () => {
  const { send } = testApi()

  const { status, data } = await send('POST /composers', { mainRole: Array(5001).fill(1) })

  expect([status, data.error]).toEqual([400, 'El cuerpo del pedido tiene demasiados valores.'])
})

test('lo que se rechaza cuenta para el límite, sin leerlo', async () => {
  const { send, call } = testApi()
  const rechazada = () => send('POST /composers', { mainRole: Array(5001).fill(1) })

  for (let vez = 0; vez < 60; vez++) await rechazada()
  const pull = vi.fn()
  const sinLeer = await call('/composers', {
    method: 'POST',
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    headers: { 'content-type': 'application/json' },
  })

  expect(sinLeer.status).toBe(429)
  expect(pull).not.toHaveBeenCalled()
})

test.each(['http://a/api/health', 'http://abc/api/health', 'http://localhost/api/health'])(
  '%s responde, por corto que sea el nombre',
  async (url) => {
    expect((await testApi().app.handle(new Request(url))).status).toBe(200)
  },
)

/** As it comes from who sends it in pieces: with no length. */
const enPedazos = (pedazos: string[]): RequestInit => ({
  method: 'POST',
  body: new ReadableStream({
    start(salida) {
      for (const pedazo of pedazos) salida.enqueue(new TextEncoder().encode(pedazo))
      salida.close()
    },
  }),
  headers: { 'content-type': 'application/json' },
})

test.each([
  ['se lee', ['{"pass', 'word":"no es ésta"}'], 401, 'Contraseña incorrecta.'],
  ['roto se rechaza', ['{"pass', 'word":'], 400, 'El cuerpo del pedido no es JSON válido.'],
  ['sin nada está vacío', [], 400, 'La contraseña es obligatoria.'],
  ['enorme no se lee entero', Array(40).fill(' '.repeat(64 * 1024)), 413, 'El pedido es demasiado grande.'],
])('lo que llega en pedazos %s', async (_caso, pedazos, status, error) => {
  const { call } = testApi()

  const response = await call('/login', enPedazos(pedazos))

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error })
})

test.each(['password', 'password[4294967290]'])(
  'donde va JSON, un formulario no se lee: tampoco %s',
  async (campo) => {
    const { call } = testApi()
    const body = new FormData()
    body.set(campo, 'clave-de-prueba')

    const response = await call('/login', { method: 'POST', body })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'La contraseña es obligatoria.' })
  },
)

test('lo inesperado se anota y no cuenta nada', async () => {
  const response = await conCuerpo.handle(new Request('http://localhost/rota'))

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: 'Ocurrió un error inesperado.',
    message: 'Ocurrió un error inesperado.',
    code: 'inesperado',
  })
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})

test.each([
  ['otro sitio', { origin: 'https://malo.example' }, 403],
  ['un origen opaco', { origin: 'null' }, 403],
  ['el propio', { origin: 'http://localhost' }, 404],
  ['el de la dirección pública', { origin: 'https://guarania.py' }, 404],
  ['ninguno', {}, 404],
])('un cambio pedido desde %s', async (_caso, headers, status) => {
  const { call } = testApi({ siteUrl: 'https://guarania.py' })

  expect((await call('/nada', { method: 'POST', headers: headers as HeadersInit })).status).toBe(status)
})

test('leer se puede desde cualquier sitio', async () => {
  const { call } = testApi()

  expect((await call('/health', { headers: { origin: 'https://malo.example' } })).status).toBe(200)
})

test('la descripción de la API nombra cada ruta, sus parámetros y su respuesta', async () => {
  const { call, app } = testApi()

  const { paths } = await (await call('/docs/json')).json()

  const rutas = app.routes.filter(({ path }) => !path.startsWith('/api/docs'))
  for (const { method, path } of rutas) {
    const operacion = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operacion?.summary, `${method} ${path}`).toBeTruthy()
    expect(Object.keys(operacion.responses)[0], `${method} ${path}`).toMatch(/^20[0124]$/)
  }
  const listado = paths['/api/composers'].get
  expect(listado.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'page',
    'limit',
    'q',
    'period',
    'role',
    'vivia_en',
    'por_confirmar',
    'sort',
    'order',
    'group',
  ])
  expect(listado.responses[200].content['application/json'].schema.properties).toHaveProperty('totalPages')
  const campos = (ruta: string, metodo: string) =>
    paths[ruta][metodo].requestBody.content['application/json'].schema.properties
  expect(campos('/api/composers', 'post')).toHaveProperty('notable_works')
  expect(campos('/api/composers/{id}', 'put')).toHaveProperty('slug')
  expect(paths['/api/composers/pending'].get.security).toEqual([{ sesion: [] }])
})

test('cada palabra que dice una ruta quiere decir algo', () => {
  const { app } = testApi()
  const deCualquiera = app.routes.find(({ path }) => path === '/api/health')?.hooks ?? {}

  const dichas = new Set(app.routes.flatMap(({ hooks }) => Object.keys(hooks)))

  expect([...dichas].filter((una) => !(una in deCualquiera)).sort()).toEqual([
    'archivo',
    'cuerpo',
    'enMantenimiento',
    'limite',
    'lista',
  ])
})

test('la descripción de la API vale para quien la lee con un programa', async () => {
  const { call } = testApi()

  const { info, servers, paths } = await (await call('/docs/json')).json()

  expect(servers).toEqual([{ url: '/', description: 'Este mismo sitio' }])
  expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  const operaciones = Object.entries<Record<string, { security?: unknown; responses: object }>>(
    paths,
  ).flatMap(([path, metodos]) =>
    Object.entries(metodos).map(([metodo, una]) => [`${metodo} ${path}`, una] as const),
  )
  for (const [cual, { security, responses }] of operaciones) {
    expect(security, cual).toBeInstanceOf(Array)
    for (const { required = [], properties = {} } of objetosEn(responses))
      expect(Object.keys(properties), cual).toEqual(expect.arrayContaining(required))
  }
  const abiertas = operaciones.filter(([, { security }]) => (security as object[]).length === 0)
  const llamadas = abiertas.map(([cual]) =>
    cual
      .replace(/\{(\w+)\}/g, ':$1')
      .replace(/ \/api/, ' ')
      .toUpperCase(),
  )
  for (const publica of publicas.filter((una) => !una.includes('/docs') && !una.includes('/metrics')))
    expect(llamadas).toContain(publica.toUpperCase())
})

interface Objeto {
  required?: string[]
  properties?: object
}

/** Every schema of an object, however deep. */
function objetosEn(dicho: unknown): Objeto[] {
  if (typeof dicho !== 'object' || dicho === null) return []
  const suyos = Object.values(dicho).flatMap(objetosEn)
  return 'type' in dicho && dicho.type === 'object' ? [dicho as Objeto, ...suyos] : suyos
}

test('la descripción de la API se hace una vez', async () => {
  const { call } = testApi()
  const primera = await (await call('/docs/json')).text()
  const stringify = vi.spyOn(JSON, 'stringify')

  const segunda = await (await call('/docs/json')).text()

  expect(segunda).toBe(primera)
  expect(stringify).not.toHaveBeenCalled()
  stringify.mockRestore()
})

test('por qué se puede rechazar una llamada sale de quién la hace y de lo que lleva', async () => {
  const { call } = testApi()

  const { paths } = await (await call('/docs/json')).json()

  const rechazos = (ruta: string, metodo: string) =>
    Object.keys(paths[`/api${ruta}`][metodo].responses).filter((status) => Number(status) >= 400)
  expect(rechazos('/docente/me/catedras', 'get')).toEqual(['401', '403'])
  expect(rechazos('/sesiones', 'get')).toEqual(['401'])
  expect(rechazos('/composers/{id}', 'get')).toEqual(['400', '404'])
  expect(rechazos('/composers', 'post')).toEqual(['400', '413', '429'])
  expect(rechazos('/docente/catedra/{id}/diasclase', 'post')).toEqual([
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
  ])
})

test('la página de la API dice todas las llamadas, y no lleva código dentro ni nada de otro sitio', async () => {
  const { call } = testApi()

  const response = await call('/docs')

  expect(response.headers.get('content-type')).toContain('text/html')
  const html = await response.text()
  const { paths } = await (await call('/docs/json')).json()
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods as object))
      expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
  expect(html).not.toMatch(/<script|style=|https?:/)
})

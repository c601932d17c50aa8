import { beforeEach, expect, test, vi } from 'vitest'

const guardado = new Map<string, string>()
const goTo = vi.fn()
const call = vi.fn(async () => new Response())
vi.stubGlobal('fetch', call)
vi.stubGlobal('localStorage', {
  getItem: (clave: string) => guardado.get(clave) ?? null,
  setItem: (clave: string, valor: string) => guardado.set(clave, valor),
  removeItem: (clave: string) => guardado.delete(clave),
})
/** Enumerated as the browser's is: what it keeps are its own properties. */
const pestana: Record<string, string> = {}
vi.stubGlobal(
  'sessionStorage',
  Object.defineProperties(pestana, {
    getItem: { value: (clave: string) => pestana[clave] ?? null },
    setItem: {
      configurable: true,
      value: (clave: string, valor: string) => Object.assign(pestana, { [clave]: valor }),
    },
    removeItem: { value: (clave: string) => delete pestana[clave] },
  }),
)
vi.stubGlobal('location', { origin: 'http://localhost', assign: goTo })
const { bearer, claves } = await import('../../src/lib/llaves.ts')
const { $sesion, openSesion, closeSesion, leave } = await import('../../src/lib/sesion.ts')
const { ApiError, api, textoDeFalla, unwrap } = await import('../../src/lib/api.ts')
const { moderate } = await import('../../src/areas/base/moderar.ts')

beforeEach(() => {
  guardado.clear()
  goTo.mockClear()
  call.mockClear()
})

const saveAll = () => {
  for (const clave of claves) guardado.set(clave, `el ${clave}`)
}

test('con cada pedido va la primera llave que haya: docente, administrador, alumno, cualquiera', () => {
  saveAll()

  const usadas = claves.map((clave) => {
    const usada = bearer()
    guardado.delete(clave)
    return usada
  })

  expect(usadas).toEqual(['el docenteToken', 'el adminToken', 'el userToken', 'el token'])
  expect(bearer()).toBeUndefined()
})

test('una sesión nueva toma el lugar de la anterior y guarda su rol', () => {
  guardado.set('docenteToken', 'de antes')

  openSesion('adminToken', 'nueva', 'admin')

  expect(Object.fromEntries(guardado)).toEqual({ adminToken: 'nueva', role: 'admin' })
  expect($sesion.get()).toEqual({ adminToken: 'nueva' })
})

test('una sesión que no cabe en el navegador queda en la pestaña, y si tampoco, en la página; salir la borra', async () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.spyOn(localStorage, 'setItem').mockImplementation(full)

  openSesion('adminToken', 'de pestaña', 'admin')
  expect([bearer(), pestana.adminToken]).toEqual(['de pestaña', 'de pestaña'])
  const { setItem } = sessionStorage
  Object.defineProperty(pestana, 'setItem', { value: full })
  openSesion('userToken', 'de página', 'alumno')

  expect([bearer(), pestana.adminToken]).toEqual(['de página', undefined])
  expect($sesion.get()).toEqual({ userToken: 'de página' })
  await leave(async () => {})
  Object.defineProperty(pestana, 'setItem', { value: setItem })
  expect(bearer()).toBeUndefined()
  expect(call).toHaveBeenLastCalledWith('/api/logout', expect.objectContaining({ method: 'POST' }))
})

test('salir borra las cuatro llaves y lo que estaba a medio escribir, cierra la sesión en el servidor, y cuando se borró lo demás lleva al inicio', async () => {
  saveAll()
  Object.assign(pestana, { 'borrador:x': 'a medias', 'ingreso:docente': '{}', otra: 'queda' })

  await leave(async () => expect(goTo).not.toHaveBeenCalled())

  expect(guardado.size).toBe(0)
  expect(pestana).toEqual({ otra: 'queda' })
  expect(call).toHaveBeenCalledExactlyOnceWith('/api/logout', {
    method: 'POST',
    headers: { authorization: 'Bearer el docenteToken' },
    keepalive: true,
  })
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/')
})

test('que la sesión venció se nota enseguida, hasta que se abre otra', () => {
  openSesion('adminToken', 'nueva', 'admin')
  const avisos: unknown[] = []
  const leave = $sesion.listen((sesion) => avisos.push(sesion))

  closeSesion('nueva')
  openSesion('userToken', 'otra', 'alumno')
  leave()

  expect(avisos).toEqual([{ vencida: true }, { userToken: 'otra' }])
})

test('a quien no había ingresado no le vence ninguna sesión', () => {
  closeSesion(undefined)

  expect($sesion.get()).toEqual({})
})

const rechazo = (status: number, value: unknown) =>
  Promise.resolve({ data: null, error: { status, value }, response: new Response(null, { status }) })

const vencida = () => Response.json({ error: 'Tu sesión ha expirado.', code: 'sin_sesion' }, { status: 401 })

test('un 401 borra las cuatro llaves, y el error sigue su camino', async () => {
  saveAll()
  call.mockResolvedValueOnce(vencida())

  await expect(unwrap(api.composers.cola.get())).rejects.toMatchObject({
    status: 401,
    message: 'Tu sesión ha expirado.',
  })

  expect(claves.filter((clave) => guardado.has(clave))).toEqual([])
})

test('el 401 de quien había entrado antes deja a quien entró después', async () => {
  openSesion('adminToken', 'de antes', 'admin')
  const { promise, resolve } = Promise.withResolvers<Response>()
  call.mockReturnValueOnce(promise)
  const pedido = unwrap(api.composers.cola.get())
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  openSesion('userToken', 'nueva', 'alumno')

  resolve(vencida())

  await expect(pedido).rejects.toMatchObject({ status: 401, token: 'de antes' })
  expect($sesion.get()).toEqual({ userToken: 'nueva' })
})

test('cualquier otro rechazo deja la sesión como está y trae lo que dice cada campo', async () => {
  saveAll()
  const campos = { slug: 'Esa dirección ya es de otra ficha.' }
  const repetida = rechazo(409, { error: campos.slug, code: 'slug_repetido', campos })

  await expect(unwrap(repetida)).rejects.toMatchObject({ status: 409, code: 'slug_repetido', campos })

  expect(guardado.size).toBe(4)
})

test('un rechazo que pide esperar dice cuánto', async () => {
  const headers = { 'retry-after': '42' }
  const response = new Response(null, { status: 429, headers })
  const pronto = Promise.resolve({ data: null, error: { status: 429, value: {} }, response })

  await expect(unwrap(pronto)).rejects.toMatchObject({ status: 429, espera: 42 })
})

test.each([
  [
    'sin respuesta',
    { data: null, error: { status: 503, value: new TypeError() } },
    'No hay conexión con el servidor.',
  ],
  [
    'con una respuesta que no es nuestra',
    { data: null, error: { status: 502, value: '<html>' }, response: new Response(null, { status: 502 }) },
    'Ocurrió un error inesperado.',
  ],
])('%s, el error lo dice', async (_caso, respuesta, message) => {
  const pedido = unwrap(Promise.resolve(respuesta))

  await expect(pedido).rejects.toBeInstanceOf(ApiError)
  await expect(pedido).rejects.toMatchObject({ message })
})

const FALLA = 'Error al crear tarea'

test.each([
  [500, { error: 'El correo no anda.' }, 'El correo no anda.', FALLA],
  [500, { message: 'El correo no anda.' }, 'El correo no anda.', FALLA],
  [503, { error: 'El correo no anda.', code: 'correo' }, 'El correo no anda.', 'El correo no anda.'],
  [409, { error: 'Ya fue remitido.', code: 'ya_resuelto' }, 'Ya fue remitido.', 'Ya fue remitido.'],
  [500, { error: 'Ocurrió un error inesperado.', code: 'inesperado' }, FALLA, FALLA],
  [500, {}, FALLA, FALLA],
  [500, { error: { detalle: 'x' }, message: 7 }, FALLA, FALLA],
  [502, '<html>', FALLA, FALLA],
])('de un %i con %j se dice «%s», y moderando «%s»', async (status, value, texto, moderando) => {
  const rechazo = () =>
    unwrap(
      Promise.resolve({ data: null, error: { status, value }, response: new Response(null, { status }) }),
    )
  const textoDe = (pedido: Promise<unknown>) => pedido.catch((error) => textoDeFalla(FALLA, error))

  expect(await textoDe(rechazo())).toBe(texto)
  expect(await textoDe(moderate(rechazo()))).toBe(moderando)
})

test('lo que el servidor contesta llega como vino', async () => {
  const bien = Promise.resolve({ data: { fecha: '2026-03-14' }, error: null, response: new Response() })

  expect(await unwrap(bien)).toEqual({ fecha: '2026-03-14' })
})

test.each([
  ['una lectura', () => api.composers.cola.get()],
  ['un envío', () => api.login.post({ password: 'x', codigo: '' })],
])('la página de ingreso de una red no es la respuesta de %s', async (_caso, llamar) => {
  call.mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }))

  await expect(unwrap<unknown>(llamar())).rejects.toMatchObject({ status: 0, code: 'sin_conexion' })
})

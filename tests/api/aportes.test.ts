import { expect, test, vi } from 'vitest'
import { correos } from '../../db/schema/correos.ts'
import { creadores } from '../../db/schema/creadores.ts'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba } from '../support/formularios.ts'

const MINUTO = 60_000
const DIA = 1440 * MINUTO
const NOMBRES = 'Los nombres y apellidos del compositor son obligatorios.'

test('un aporte queda pendiente, sin mostrarse, y su correo en la bandeja', async () => {
  const { api, db, changes, outbox, sent } = testApi()
  const antes = changes.stamp(['catalogo', 'comunidad', 'ranking'])

  const { status, data } = await api.composers.post(aporteDePrueba())

  expect(status).toBe(201)
  expect(data).toMatchObject({
    id: 1,
    first_name: 'Ana',
    slug: 'ana-paz',
    status: 'PENDING_REVIEW',
    period: 'CONTEMPORANEO',
    photo_url: null,
    quality: null,
  })
  expect(JSON.stringify(data)).not.toMatch(/aporta|email|ip_address|_reason/i)
  expect((await api.composers({ id: 1 }).get()).status).toBe(404)
  expect(db.select().from(creadores).get()).toMatchObject({
    email: 'Quien@Aporta.py',
    ip_address: 'desconocida',
    sort_name: 'ana paz',
  })
  expect(changes.stamp(['catalogo', 'comunidad', 'ranking'])).toBe(antes)
  await outbox.sendDue()
  expect(sent).toMatchObject([{ to: 'Quien@Aporta.py', subject: 'Recibimos tu aporte' }])
})

test.each([
  [{}, NOMBRES],
  [{ first_name: 'Ana' }, NOMBRES],
  [
    { first_name: 'Ana', last_name: 'Paz', is_student_contribution: true },
    'Como alumno, debes proporcionar tu nombre y apellido.',
  ],
  [aporteDePrueba({ birth_year: '', bio: '' }), 'El año de nacimiento es obligatorio.'],
  [aporteDePrueba({ mainRole: [], email: '' }), 'Debes seleccionar al menos un rol principal.'],
  [aporteDePrueba({ email: ' ', bio: '' }), 'El email es obligatorio.'],
  [aporteDePrueba({ bio: '', notable_works: '' }), 'La biografía es obligatoria.'],
  [aporteDePrueba({ notable_works: '' }), 'Las obras notables son obligatorias.'],
  [aporteDePrueba({ birth_month: 13 }), 'El mes debe estar entre 1 y 12.'],
])('%o se rechaza con la primera regla que falla', async (cuerpo: object, texto) => {
  const { api, db } = testApi()

  const { status, data } = await api.composers.post(cuerpo)

  expect(status).toBe(400)
  expect(data).toMatchObject({ error: texto, message: texto, code: 'validacion' })
  expect(Object.values(data.campos ?? {})[0]).toBe(texto)
  expect(db.select().from(correos).all()).toEqual([])
})

test.each(['null', '[]', '"x"', '7', ''])('el cuerpo %j es como un formulario vacío', async (body) => {
  const { call } = testApi()

  const response = await call('/composers', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  })

  expect(await response.json()).toMatchObject({ error: NOMBRES })
})

test.each([
  { first_name: ['Ana'] },
  { last_name: { a: 1 } },
  { bio: 'nulo \0 y suelto \ud800' },
  { first_name: '\ud83c', last_name: '🎵' },
  { mainRole: 'POET' },
  { mainRole: [null, 7, 'POET'] },
  { birth_year: 1e99 },
  { birth_year: true },
  { death_day: -1 },
  { email: `${'a'.repeat(300)}@b.py` },
  { email: 'a@b.py\r\nBcc: c@d.py' },
  { photo_url: 'https://' },
  { references: 7 },
  { __proto__: { status: 'PUBLISHED' }, status: 'PUBLISHED', id: 99, quality: 'A' },
])('%o no rompe nada', async (datos) => {
  const { api } = testApi()

  const { status, data } = await api.composers.post(aporteDePrueba(datos))

  expect(status).toBeLessThan(500)
  if (status === 201) expect(data).toMatchObject({ id: 1, status: 'PENDING_REVIEW', quality: null })
})

test('un cuerpo enorme es 413', async () => {
  const { api } = testApi()

  expect(await api.composers.post({}, { headers: { 'content-length': '2000000' } })).toMatchObject({
    status: 413,
    data: { code: 'demasiado_grande' },
  })
})

test('los del mismo nombre tienen direcciones distintas', async () => {
  const { api } = testApi()
  const slugs = []
  for (let i = 0; i < 3; i++) {
    const { data } = await api.composers.post(aporteDePrueba({ bio: `Vida ${i}.` }))
    slugs.push(data.slug)
  }

  expect(slugs).toEqual(['ana-paz', 'ana-paz-2', 'ana-paz-3'])
})

test.each(['http', 'https'])('una foto puede ser %s, y vuelve como se envió', async (esquema) => {
  const { api } = testApi()
  const photo_url = `${esquema}://fotos.py/ana.jpg`

  expect((await api.composers.post(aporteDePrueba({ photo_url }))).data).toMatchObject({ photo_url })
})

test('el mismo aporte, enviado otra vez enseguida, es uno solo', async () => {
  const { api, db, advance } = testApi()
  const { data: primero } = await api.composers.post(aporteDePrueba())
  advance(10 * MINUTO - 1)

  const repetidos = await Promise.all([
    api.composers.post(aporteDePrueba()),
    api.composers.post(aporteDePrueba({ email: 'quien@aporta.PY', first_name: 'ÁNA' })),
  ])

  for (const { status, data } of repetidos) {
    expect(status).toBe(201)
    expect(data).toEqual(primero)
  }
  expect(db.select().from(creadores).all()).toHaveLength(1)
  expect(db.select().from(correos).all()).toHaveLength(1)
})

test.each([
  { bio: 'Otra.' },
  { email: 'otra@aporta.py' },
  { birth_year: 1931 },
  { birth_month: 5 },
  { birth_month: 7, birth_day: 9 },
  { death_year: 2001 },
  { death_unknown: true },
  { period: 'COLONIAL' },
  { mainRole: ['POET', 'PINTOR'] },
  { last_name: 'Vera' },
])('con %o es otro aporte', async (datos) => {
  const { api } = testApi()
  await api.composers.post(aporteDePrueba())

  const { data } = await api.composers.post(aporteDePrueba(datos))

  expect(data.id).toBe(2)
  const { email: _, ...publicos } = datos as Record<string, unknown>
  expect(data).toMatchObject(publicos)
})

test('a los diez minutos, o si ya no está pendiente, es otro aporte', async () => {
  const { api, advance, sesion } = testApi()
  await api.composers.post(aporteDePrueba())
  advance(10 * MINUTO)
  expect((await api.composers.post(aporteDePrueba())).data.id).toBe(2)
  await api.composers({ id: 2 }).status.put({ status: 'REJECTED' }, { headers: await sesion() })

  expect((await api.composers.post(aporteDePrueba())).data.id).toBe(3)
})

test('nadie nace ni muere mañana', async () => {
  const { api } = testApi({ now: '2026-03-03T01:00:00Z' })

  for (const [birth_day, esperado] of [
    [2, 201],
    [3, 400],
  ]) {
    const { status } = await api.composers.post(
      aporteDePrueba({ birth_year: 2026, birth_month: 3, birth_day }),
    )
    expect(status).toBe(esperado)
  }
})

test('lo que es de otro tipo se dice en su campo, también al corregir y al editar', async () => {
  const { api, sesion, token } = await devuelto()
  const campos = { photo_url: 'El campo «photo_url» debe ser un texto.' }

  for (const { status, data } of [
    await api.composers.post(aporteDePrueba({ photo_url: 7 })),
    await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba({ photo_url: 7 }), token }),
    await api.composers({ id: 1 }).put({ photo_url: 7 }, { headers: await sesion() }),
    await api.composers['admin-create'].post(aporteDePrueba({ photo_url: 7 }), { headers: await sesion() }),
  ]) {
    expect(status).toBe(400)
    expect(data).toMatchObject({ error: campos.photo_url, code: 'validacion', campos })
  }
})

test('quien no es alumno no deja nombre de alumno', async () => {
  const { api } = testApi()
  const nombre = { student_first_name: 'Luz', student_last_name: 'Vera' }

  expect((await api.composers.post(aporteDePrueba(nombre))).data.student_first_name).toBeNull()
  expect(
    (await api.composers.post(aporteDePrueba({ ...nombre, is_student_contribution: true }))).data,
  ).toMatchObject(nombre)
})

test('el año de muerte, si se sabe, no se ignora', async () => {
  const { api } = testApi()

  const { data } = await api.composers.post(aporteDePrueba({ death_year: 1990, death_unknown: true }))

  expect(data).toMatchObject({ death_year: 1990, death_unknown: false })
})

test('tras sesenta aportes de una dirección hay que esperar', async () => {
  const { api } = testApi()
  for (let i = 0; i < 60; i++) await api.composers.post(aporteDePrueba())

  const { status, headers } = await api.composers.post(aporteDePrueba())

  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('3600')
})

test('si el correo no se puede escribir, tampoco queda el aporte', async () => {
  const { api, sqlite, db } = testApi()
  sqlite.exec(`CREATE TRIGGER roto BEFORE INSERT ON correos BEGIN SELECT raise(ABORT, 'lleno'); END`)

  expect((await api.composers.post(aporteDePrueba())).status).toBe(500)

  expect(db.select().from(creadores).all()).toEqual([])
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})

async function devuelto() {
  const contexto = testApi()
  const { api, sesion, outbox, sent } = contexto
  await api.composers.post(aporteDePrueba({ period: 'MODERNO' }))
  await api.admin
    .composers({ id: 1 })
    .review.post({ reason: 'Falta la fuente.' }, { headers: await sesion() })
  await outbox.sendDue()
  const [, token = ''] = /token=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? []
  return { ...contexto, token }
}

test('el correo de lo devuelto lleva las observaciones y un enlace que abre el formulario', async () => {
  const { api, sent, token } = await devuelto()

  const { status, data } = await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })

  expect(sent.at(-1)).toMatchObject({ to: 'Quien@Aporta.py' })
  expect(sent.at(-1)?.text).toContain('> Falta la fuente.')
  expect(sent.at(-1)?.text).toContain(`http://localhost/contribute?corregir=1&token=${token}`)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    email: 'Quien@Aporta.py',
    motivo: 'Falta la fuente.',
    bio: 'Escribió sobre el río.',
  })
  expect(data).not.toHaveProperty('ip_address')
})

test.each(['query', 'body'])('con el token en %s se vuelve a enviar', async (donde) => {
  const { api, send, sesion, token } = await devuelto()
  const cuerpo = {
    ...aporteDePrueba({ bio: 'Con su fuente.', email: '' }),
    ...(donde === 'body' && { token }),
  }

  const { status, data } = await send(
    `PUT /composers/resubmit/1${donde === 'query' ? `?token=${token}` : ''}`,
    cuerpo,
  )

  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'PENDING_REVIEW', bio: 'Con su fuente.', period: 'MODERNO' })
  expect(data).not.toHaveProperty('email')
  const { data: pendientes } = await api.composers.pending.get({ headers: await sesion() })
  expect(pendientes).toMatchObject([{ id: 1, email: 'Quien@Aporta.py' }])
  const { data: historial } = await api.composers({ id: 1 }).history.get({ headers: await sesion() })
  expect(historial[0]).toMatchObject({
    motivo: 'CORRECCION',
    quien: 'Quien@Aporta.py',
    antes: { bio: 'Escribió sobre el río.', status: 'NEEDS_IMPROVEMENT' },
  })
})

test('sin un enlace propio y vigente no se corrige, ni se mira lo enviado', async () => {
  const { api, send, tokens, advance, token } = await devuelto()
  const ajeno = await tokens.sign('corregir', { sub: '2' }, 60)
  const deSesion = await tokens.sign('sesion', { sub: '1' }, 60)

  for (const query of ['', '?token=', '?token=x', `?token=${ajeno}`, `?token=${deSesion}`]) {
    expect(await send(`PUT /composers/resubmit/1${query}`, {})).toMatchObject({
      status: 401,
      data: { code: 'enlace_invalido' },
    })
    expect((await send(`GET /composers/resubmit/1${query}`)).status).toBe(401)
  }
  advance(61 * DIA)
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })).status).toBe(401)
})

test('lo corregido sigue las reglas de un aporte', async () => {
  const { api, token } = await devuelto()

  expect(
    await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba({ bio: '' }), token }),
  ).toMatchObject({
    status: 400,
    data: { error: 'La biografía es obligatoria.', campos: { bio: 'La biografía es obligatoria.' } },
  })
})

test('devuelto otra vez, solo vale el enlace nuevo', async () => {
  const { api, sesion, outbox, sent, token } = await devuelto()
  await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })
  await api.admin
    .composers({ id: 1 })
    .review.post({ reason: 'Falta la fuente.' }, { headers: await sesion() })
  await outbox.sendDue()
  const [, nuevo = ''] = /token=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? []

  expect(await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })).toMatchObject({
    status: 401,
    data: { code: 'enlace_invalido' },
  })
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })).status).toBe(401)
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: nuevo } })).status).toBe(200)
})

test('lo que no espera correcciones no se corrige: 409', async () => {
  const { api, token } = await devuelto()
  await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })

  expect((await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(), token })).status).toBe(409)
  expect((await api.composers.resubmit({ id: 1 }).get({ query: { token: token } })).status).toBe(409)
})

test('un aporte eliminado es 404', async () => {
  const { api, tokens } = testApi()
  const token = await tokens.sign('corregir', { sub: '9' }, 60)

  expect((await api.composers.resubmit({ id: 9 }).get({ query: { token: token } })).status).toBe(404)
})

test('una dirección nueva no pisa la que otro tuvo', async () => {
  const { api, db, sesion } = testApi()
  const { id } = insertCreador(db, { slug: 'ana-paz' })
  await api.composers({ id }).put({ slug: 'ana-de-paz' }, { headers: await sesion() })

  expect((await api.composers.post(aporteDePrueba())).data.slug).toBe('ana-paz-2')
})

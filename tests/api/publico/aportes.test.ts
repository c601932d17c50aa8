import { expect, test, vi } from 'vitest'
import { correos } from '../../../db/schema/correos.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const MINUTO = 60_000
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

test('una dirección nueva no pisa la que otro tuvo', async () => {
  const { api, db, sesion } = testApi()
  const { id } = insertCreador(db, { slug: 'ana-paz' })
  await api.composers({ id }).put({ slug: 'ana-de-paz' }, { headers: await sesion() })

  expect((await api.composers.post(aporteDePrueba())).data.slug).toBe('ana-paz-2')
})

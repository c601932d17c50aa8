import { expect, test } from 'vitest'
import { correos } from '../../db/schema/correos.ts'
import { type TestApi, testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba } from '../support/formularios.ts'

async function comoAdmin() {
  const contexto = testApi()
  const headers = await contexto.sesion()
  return {
    ...contexto,
    pide: (call: string, cuerpo?: unknown) => contexto.send(call, cuerpo, headers),
  }
}

const asuntos = ({ db }: Pick<TestApi, 'db'>) =>
  db
    .select({ asunto: correos.asunto })
    .from(correos)
    .all()
    .map(({ asunto }) => asunto)

test('los pendientes van del más antiguo al más nuevo, con lo que ayuda a decidir', async () => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { status: 'PENDING_REVIEW', created_at: 20, birth_year: 1930, email: 'a@b.py' })
  insertCreador(db, { status: 'PENDING_REVIEW', created_at: 10 })
  for (const status of ['PUBLISHED', 'REJECTED', 'NEEDS_IMPROVEMENT'] as const) insertCreador(db, { status })

  const { data } = await pide('GET /composers/pending')

  expect(data).toMatchObject([
    { id: 2, suggestedPeriod: 'INDETERMINADO', suggestedQuality: 'D' },
    {
      id: 1,
      email: 'a@b.py',
      ip_address: null,
      suggestedPeriod: 'DICTADURA',
      suggestedQuality: 'C',
      completeness: { score: 6, total: 12, percent: 50 },
    },
  ])
})

test('publicar avisa a quien aportó y a los lectores, fija período y calidad, y queda en el historial', async () => {
  const { pide, api, changes, outbox, sent } = await comoAdmin()
  await api.composers.post(aporteDePrueba())
  const antes = changes.stamp(['catalogo', 'ranking'])

  const { status, data } = await pide('PUT /composers/1/status', {
    status: 'PUBLISHED',
    period: 'DICTADURA',
    quality: 'B',
  })

  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'PUBLISHED',
    period: 'DICTADURA',
    quality: 'B',
    email: 'Quien@Aporta.py',
  })
  expect(changes.stamp(['catalogo', 'ranking'])).not.toBe(antes)
  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({ period: 'DICTADURA' })
  expect((await pide('GET /composers/1/history')).data).toMatchObject([
    { motivo: 'ESTADO', antes: { status: 'PENDING_REVIEW', period: 'CONTEMPORANEO', quality: null } },
  ])
  await outbox.sendDue()
  expect(sent.at(-1)?.text).toContain('http://localhost/creador/ana-paz')
})

test('volver a publicar no vuelve a escribir', async () => {
  const contexto = await comoAdmin()
  const { pide, api } = contexto
  await api.composers.post(aporteDePrueba())
  for (const status of ['PUBLISHED', 'REJECTED', 'PUBLISHED', 'PENDING_REVIEW', 'PUBLISHED'])
    expect((await pide('PATCH /composers/1/status', { status })).status).toBe(200)

  expect(asuntos(contexto)).toEqual(['Recibimos tu aporte', 'Tu aporte ya está publicado'])
})

test('nuevo es quien se publicó hace poco, por más que su aporte haya esperado, y una sola vez', async () => {
  const { db, pide, advance } = await comoAdmin()
  insertCreador(db, { first_name: 'Espera', status: 'PENDING_REVIEW', created_at: 1 })
  await pide('POST /composers/admin-create', { ...aporteDePrueba(), first_name: 'Añadida' })
  const nuevos = async () => {
    const { data } = await pide('GET /composers?sort=published_at')
    return (data as { data: { first_name: string; published_at: string }[] }).data.map(
      ({ first_name, published_at }) => [first_name, published_at],
    )
  }
  const putEstado = (status: string) => pide('PUT /composers/1/status', { status })
  expect(await nuevos()).toEqual([['Añadida', '2026-03-02T12:00:00.000Z']])

  advance(60_000)
  await putEstado('PUBLISHED')

  const despues = [
    ['Espera', '2026-03-02T12:01:00.000Z'],
    ['Añadida', '2026-03-02T12:00:00.000Z'],
  ]
  expect(await nuevos()).toEqual(despues)

  advance(60_000)
  await putEstado('REJECTED')
  await putEstado('PUBLISHED')
  expect(await nuevos()).toEqual(despues)
})

test('lo remitido o rechazado vuelve a los pendientes con sus observaciones, sin escribir a nadie', async () => {
  const contexto = await comoAdmin()
  const { db, pide } = contexto
  insertCreador(db, { status: 'REJECTED', email: 'a@b.py' })
  insertCreador(db, { status: 'NEEDS_IMPROVEMENT', email: 'a@b.py', rejection_reason: 'Mejora.' })

  for (const id of [1, 2])
    expect((await pide(`PUT /composers/${id}/status`, { status: 'PENDING_REVIEW' })).status).toBe(200)

  expect((await pide('GET /composers/pending')).data).toMatchObject([
    { id: 1, rejection_reason: null },
    { id: 2, rejection_reason: 'Mejora.' },
  ])
  expect((await pide('GET /admin/composers?status=REJECTED')).data).toEqual([])
  expect(asuntos(contexto)).toEqual([])
})

test.each([
  [{}, 'El estado debe ser uno de estos: PUBLISHED, REJECTED, PENDING_REVIEW.'],
  [{ status: 'OTRO' }, 'El estado debe ser uno de estos: PUBLISHED, REJECTED, PENDING_REVIEW.'],
  [{ status: 'NEEDS_IMPROVEMENT' }, 'El estado debe ser uno de estos: PUBLISHED, REJECTED, PENDING_REVIEW.'],
  [{ status: 'PUBLISHED', period: 'X' }, 'Ese período no existe.'],
  [{ status: 'PUBLISHED', quality: 'E' }, 'La calidad debe ser A, B, C o D.'],
])('el estado %o no vale', async (cuerpo, texto) => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { status: 'PENDING_REVIEW' })

  expect(await pide('PUT /composers/1/status', cuerpo)).toMatchObject({ status: 400, data: { error: texto } })
})

test('el mismo estado otra vez es 409 y no avisa nada; quien no existe, 404', async () => {
  const { db, pide, changes } = await comoAdmin()
  insertCreador(db)
  const antes = changes.stamp(['catalogo', 'ranking'])

  expect(await pide('PUT /composers/1/status', { status: 'PUBLISHED' })).toMatchObject({
    status: 409,
    data: { code: 'mismo_estado' },
  })
  expect((await pide('PUT /composers/9/status', { status: 'PUBLISHED' })).status).toBe(404)
  expect(changes.stamp(['catalogo', 'ranking'])).toBe(antes)
})

test('devolver pide un motivo y un aporte pendiente', async () => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { status: 'PENDING_REVIEW', email: 'a@b.py' })
  const texto = 'Por favor ingrese un motivo para la revisión.'

  for (const cuerpo of [undefined, {}, { reason: '  ' }]) {
    expect(await pide('POST /admin/composers/1/review', cuerpo)).toMatchObject({
      status: 400,
      data: { error: texto, message: texto, campos: { reason: texto } },
    })
  }
  expect((await pide('POST /admin/composers/9/review', { reason: 'x' })).status).toBe(404)
  expect((await pide('POST /admin/composers/1/review', { reason: 'Mejora.' })).data).toMatchObject({
    status: 'NEEDS_IMPROVEMENT',
    rejection_reason: 'Mejora.',
  })
  expect((await pide('POST /admin/composers/1/review', { reason: 'x' })).status).toBe(409)
})

test('un aporte sin correo se devuelve sin escribir a nadie', async () => {
  const contexto = await comoAdmin()
  insertCreador(contexto.db, { status: 'PENDING_REVIEW' })

  expect((await contexto.pide('POST /admin/composers/1/review', { reason: 'x' })).status).toBe(200)
  expect(asuntos(contexto)).toEqual([])
})

test('el administrador añade publicado, sin año ni correo si no los sabe', async () => {
  const { pide, api } = await comoAdmin()
  const datos = aporteDePrueba({ birth_year: null, email: null, quality: 'A', period: 'COLONIAL' })

  const { status, data } = await pide('POST /composers/admin-create', datos)

  expect(status).toBe(201)
  expect(data).toMatchObject({ status: 'PUBLISHED', quality: 'A', birth_year: null, email: null })
  expect((await api.composers.get()).data.total).toBe(1)
  expect(await pide('POST /composers/admin-create', {})).toMatchObject({
    status: 400,
    data: { error: 'Los nombres y apellidos del compositor son obligatorios.' },
  })
})

test('editar cambia solo lo enviado, reordena por nombre y guarda lo anterior', async () => {
  const { db, pide, send } = await comoAdmin()
  insertCreador(db, { first_name: 'Zoe', last_name: 'Zeta', slug: 'zoe', email: 'a@b.py', quality: 'C' })
  insertCreador(db, { first_name: 'Mar', last_name: 'Mora' })

  const { data } = await pide('PUT /composers/1', { first_name: ' Ángela ', last_name: 'Alba', quality: '' })

  expect(data).toMatchObject({
    first_name: 'Ángela',
    slug: 'zoe',
    email: 'a@b.py',
    quality: null,
    period: 'UNKNOWN',
  })
  expect((await send('GET /composers?sort=name')).data.data[0].id).toBe(1)
  expect((await pide('GET /composers/1/history')).data).toEqual([
    {
      id: 1,
      motivo: 'EDICION',
      quien: 'admin',
      antes: { first_name: 'Zoe', last_name: 'Zeta', quality: 'C' },
      created_at: '2026-03-02T12:00:00.000Z',
    },
  ])
})

test('editar sin cambiar nada no deja historia', async () => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { first_name: 'Zoe' })

  expect((await pide('PUT /composers/1', { first_name: 'Zoe' })).status).toBe(200)
  expect((await pide('GET /composers/1/history')).data).toEqual([])
})

test.each([
  [{ bio: '' }, 'La biografía es obligatoria.'],
  [{ death_year: 1800 }, 'El año de fallecimiento no puede ser anterior al de nacimiento.'],
  [{ quality: 'Z' }, 'La calidad debe ser A, B, C o D.'],
  [
    { slug: 'Con Espacios' },
    'La dirección solo puede tener letras minúsculas sin tildes, números y guiones.',
  ],
])('editar con %o no vale', async (cuerpo, texto) => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { birth_year: 1900 })

  expect(await pide('PUT /composers/1', cuerpo)).toMatchObject({ status: 400, data: { error: texto } })
})

test('una dirección cambia, la anterior sigue llevando, y se puede recuperar', async () => {
  const { db, pide, api } = await comoAdmin()
  insertCreador(db, { slug: 'uno' })
  insertCreador(db, { slug: 'dos' })
  const quien = async (slug: string) => (await api.composers.slug({ slug }).get()).data.id

  await pide('PUT /composers/1', { slug: 'nuevo' })
  expect([await quien('uno'), await quien('nuevo')]).toEqual([1, 1])
  for (const slug of ['nuevo', 'uno']) {
    expect(await pide('PUT /composers/2', { slug })).toMatchObject({
      status: 409,
      data: { code: 'direccion_ocupada' },
    })
  }
  expect((await pide('PUT /composers/1', { slug: 'uno' })).data.slug).toBe('uno')
  expect(await quien('nuevo')).toBe(1)
})

test('eliminar lo quita de todas partes, con lo suyo', async () => {
  const { db, pide, api, sqlite } = await comoAdmin()
  insertCreador(db)
  await api.ratings({ composerId: 1 }).post({ rating: 5 })
  await api.composers.comments({ composerId: 1 }).post({ name: 'Luz', text: 'Hola' })

  const { status, data } = await pide('DELETE /composers/1')

  expect(status).toBe(200)
  expect(data.message).toMatch(/^Se eliminó a Ana/)
  expect((await api.composers.get()).data.total).toBe(0)
  for (const tabla of ['valoraciones', 'comentarios', 'creadores_fts'])
    expect(sqlite.prepare(`SELECT count(*) FROM ${tabla}`).pluck().get()).toBe(0)
  expect((await pide('DELETE /composers/1')).status).toBe(404)
})

test('una versión se repone, y lo repuesto también se puede deshacer', async () => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { bio: 'Primera.', birth_year: 1900 })
  await pide('PUT /composers/1', { bio: 'Segunda.', birth_year: 1901 })

  expect((await pide('POST /composers/1/history/1/restore')).data).toMatchObject({
    bio: 'Primera.',
    birth_year: 1900,
  })
  expect((await pide('GET /composers/1/history')).data[0]).toMatchObject({
    motivo: 'RESTAURACION',
    antes: { bio: 'Segunda.', birth_year: 1901 },
  })
  expect((await pide('POST /composers/1/history/2/restore')).data).toMatchObject({ bio: 'Segunda.' })
})

test('lo que no se puede reponer se dice', async () => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { birth_year: 1950 })
  insertCreador(db)
  await pide('PUT /composers/1', { birth_year: 1900 })
  await pide('PUT /composers/1', { death_year: 1940 })
  await pide('PUT /composers/1/status', { status: 'REJECTED' })

  expect((await pide('POST /composers/1/history/9/restore')).status).toBe(404)
  expect((await pide('POST /composers/2/history/1/restore')).status).toBe(404)
  expect((await pide('GET /composers/9/history')).status).toBe(404)
  expect((await pide('POST /composers/1/history/3/restore')).data.code).toBe('version_sin_datos')
  expect(await pide('POST /composers/1/history/1/restore')).toMatchObject({
    status: 400,
    data: { error: 'El año de fallecimiento no puede ser anterior al de nacimiento.' },
  })
})

test('lo que no está publicado se encuentra, y se lee entero', async () => {
  const { db, pide } = await comoAdmin()
  insertCreador(db, { status: 'REJECTED', email: 'a@b.py', updated_at: 1 })
  insertCreador(db, { status: 'NEEDS_IMPROVEMENT', updated_at: 2 })
  insertCreador(db)
  const ids = async (query = '') =>
    (await pide(`GET /admin/composers${query}`)).data.map(({ id }: { id: number }) => id)

  expect(await ids()).toEqual([2, 1])
  expect(await ids('?status=REJECTED')).toEqual([1])
  expect((await pide('GET /admin/composers?status=X')).status).toBe(400)
  expect((await pide('GET /admin/composers/1')).data).toMatchObject({ status: 'REJECTED', email: 'a@b.py' })
})

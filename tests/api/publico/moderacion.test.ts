import { expect, test } from 'vitest'
import { correos } from '../../../db/schema/correos.ts'
import { como, type TestApi, testApi } from '../../support/api.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const asuntos = ({ db }: Pick<TestApi, 'db'>) =>
  db
    .select({ asunto: correos.asunto })
    .from(correos)
    .all()
    .map(({ asunto }) => asunto)

test('los pendientes van del más antiguo al más nuevo, con lo que ayuda a decidir', async () => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { status: 'PENDING_REVIEW', created_at: 20, birth_year: 1930, email: 'a@b.py' })
  insertCreador(db, { status: 'PENDING_REVIEW', created_at: 10 })
  for (const status of ['PUBLISHED', 'REJECTED', 'NEEDS_IMPROVEMENT'] as const) insertCreador(db, { status })

  const { data } = await asAdmin.composers.pending.get()

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
  const { asAdmin, api, changes, outbox, sent } = testApi()
  await api.composers.post(aporteDePrueba())
  const antes = changes.stamp(['catalogo', 'ranking'])

  const { status, data } = await asAdmin.composers({ id: 1 }).status.put({
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
  expect((await asAdmin.composers({ id: 1 }).history.get()).data).toMatchObject([
    { motivo: 'ESTADO', antes: { status: 'PENDING_REVIEW', period: 'CONTEMPORANEO', quality: null } },
  ])
  await outbox.sendDue()
  expect(sent.at(-1)?.text).toContain('http://localhost/creador/ana-paz')
})

test('volver a publicar no vuelve a escribir', async () => {
  const contexto = testApi()
  const { asAdmin, api } = contexto
  await api.composers.post(aporteDePrueba())
  for (const status of ['PUBLISHED', 'REJECTED', 'PUBLISHED', 'PENDING_REVIEW', 'PUBLISHED'])
    expect((await asAdmin.composers({ id: 1 }).status.patch({ status })).status).toBe(200)

  expect(asuntos(contexto)).toEqual(['Recibimos tu aporte', 'Tu aporte ya está publicado'])
})

test('nuevo es quien se publicó hace poco, por más que su aporte haya esperado, y una sola vez', async () => {
  const { db, asAdmin, advance } = testApi()
  insertCreador(db, { first_name: 'Espera', status: 'PENDING_REVIEW', created_at: 1 })
  await asAdmin.composers['admin-create'].post({ ...aporteDePrueba(), first_name: 'Añadida' })
  const nuevos = async () => {
    const { data } = await asAdmin.composers.get({ query: { sort: 'published_at' } })
    return (data as { data: { first_name: string; published_at: string }[] }).data.map(
      ({ first_name, published_at }) => [first_name, published_at],
    )
  }
  const putEstado = (status: string) => asAdmin.composers({ id: 1 }).status.put({ status })
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
  const contexto = testApi()
  const { db, asAdmin } = contexto
  insertCreador(db, { status: 'REJECTED', email: 'a@b.py' })
  insertCreador(db, { status: 'NEEDS_IMPROVEMENT', email: 'a@b.py', rejection_reason: 'Mejora.' })

  for (const id of [1, 2])
    expect((await asAdmin.composers({ id }).status.put({ status: 'PENDING_REVIEW' })).status).toBe(200)

  expect((await asAdmin.composers.pending.get()).data).toMatchObject([
    { id: 1, rejection_reason: null },
    { id: 2, rejection_reason: 'Mejora.' },
  ])
  expect((await asAdmin.admin.composers.get({ query: { status: 'REJECTED' } })).data).toEqual([])
  expect(asuntos(contexto)).toEqual([])
})

test.each([
  [{}, 'El estado debe ser uno de estos: PUBLISHED, REJECTED, PENDING_REVIEW.'],
  [{ status: 'OTRO' }, 'El estado debe ser uno de estos: PUBLISHED, REJECTED, PENDING_REVIEW.'],
  [{ status: 'NEEDS_IMPROVEMENT' }, 'El estado debe ser uno de estos: PUBLISHED, REJECTED, PENDING_REVIEW.'],
  [{ status: 'PUBLISHED', period: 'X' }, 'Ese período no existe.'],
  [{ status: 'PUBLISHED', quality: 'E' }, 'La calidad debe ser A, B, C o D.'],
])('el estado %o no vale', async (cuerpo, texto) => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { status: 'PENDING_REVIEW' })

  expect(await asAdmin.composers({ id: 1 }).status.put(cuerpo)).toMatchObject({
    status: 400,
    data: { error: texto },
  })
})

test('el mismo estado otra vez es 409 y no avisa nada; quien no existe, 404', async () => {
  const contexto = testApi()
  const { db, changes } = contexto
  insertCreador(db)
  const asAdmin = await como(contexto)
  const antes = changes.stamp(['catalogo', 'ranking'])

  expect(await asAdmin.composers({ id: 1 }).status.put({ status: 'PUBLISHED' })).toMatchObject({
    status: 409,
    data: { code: 'mismo_estado' },
  })
  expect((await asAdmin.composers({ id: 9 }).status.put({ status: 'PUBLISHED' })).status).toBe(404)
  expect(changes.stamp(['catalogo', 'ranking'])).toBe(antes)
})

test('devolver pide un motivo y un aporte pendiente', async () => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { status: 'PENDING_REVIEW', email: 'a@b.py' })
  const texto = 'Por favor ingrese un motivo para la revisión.'

  for (const cuerpo of [undefined, {}, { reason: '  ' }]) {
    expect(await asAdmin.admin.composers({ id: 1 }).review.post(cuerpo)).toMatchObject({
      status: 400,
      data: { error: texto, message: texto, campos: { reason: texto } },
    })
  }
  expect((await asAdmin.admin.composers({ id: 9 }).review.post({ reason: 'x' })).status).toBe(404)
  expect((await asAdmin.admin.composers({ id: 1 }).review.post({ reason: 'Mejora.' })).data).toMatchObject({
    status: 'NEEDS_IMPROVEMENT',
    rejection_reason: 'Mejora.',
  })
  expect((await asAdmin.admin.composers({ id: 1 }).review.post({ reason: 'x' })).status).toBe(409)
})

test.each([
  'PUT /composers/9/status',
  'PATCH /composers/9/status',
  'POST /composers/9/history/1/restore',
  'POST /admin/composers/9/review',
  'POST /admin/composers/9/suggestion',
  'POST /admin/composers/9/fusionar',
  'POST /admin/composers/9/wikidata',
  'POST /composers/admin/suggestions/9/approve',
  'POST /composers/admin/suggestions/9/reject',
  'POST /composers/admin/suggestions/9/review',
])('que no existe se dice antes que lo que le falta al pedido: %s', async (llamada) => {
  const { asAdmin } = mundoDeAportes()

  expect((await asAdmin(llamada, { campos: [] })).status).toBe(404)
})

test('un aporte sin correo se devuelve sin escribir a nadie', async () => {
  const contexto = testApi()
  insertCreador(contexto.db, { status: 'PENDING_REVIEW' })

  expect((await contexto.asAdmin.admin.composers({ id: 1 }).review.post({ reason: 'x' })).status).toBe(200)
  expect(asuntos(contexto)).toEqual([])
})

test('el administrador añade publicado, sin año ni correo si no los sabe', async () => {
  const { asAdmin, api } = testApi()
  const datos = aporteDePrueba({ birth_year: null, email: null, quality: 'A', period: 'COLONIAL' })

  const { status, data } = await asAdmin.composers['admin-create'].post(datos)

  expect(status).toBe(201)
  expect(data).toMatchObject({ status: 'PUBLISHED', quality: 'A', birth_year: null, email: null })
  expect((await api.composers.get()).data.total).toBe(1)
  expect(await asAdmin.composers['admin-create'].post({})).toMatchObject({
    status: 400,
    data: { error: 'Los nombres y apellidos del compositor son obligatorios.' },
  })
})

test('editar cambia solo lo enviado, reordena por nombre y guarda lo anterior', async () => {
  const { db, asAdmin, api } = testApi()
  insertCreador(db, { first_name: 'Zoe', last_name: 'Zeta', slug: 'zoe', email: 'a@b.py', quality: 'C' })
  insertCreador(db, { first_name: 'Mar', last_name: 'Mora' })

  const { data } = await asAdmin
    .composers({ id: 1 })
    .put({ first_name: ' Ángela ', last_name: 'Alba', quality: '' })

  expect(data).toMatchObject({
    first_name: 'Ángela',
    slug: 'zoe',
    email: 'a@b.py',
    quality: null,
    period: 'UNKNOWN',
  })
  expect((await api.composers.get({ query: { sort: 'name' } })).data.data[0]?.id).toBe(1)
  expect((await asAdmin.composers({ id: 1 }).history.get()).data).toEqual([
    {
      id: 1,
      motivo: 'EDICION',
      quien: 'admin',
      antes: { first_name: 'Zoe', last_name: 'Zeta', quality: 'C' },
      de: null,
      created_at: '2026-03-02T12:00:00.000Z',
    },
  ])
})

test('editar sin cambiar nada no deja historia', async () => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { first_name: 'Zoe' })

  expect((await asAdmin.composers({ id: 1 }).put({ first_name: 'Zoe' })).status).toBe(200)
  expect((await asAdmin.composers({ id: 1 }).history.get()).data).toEqual([])
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
  const { db, asAdmin } = testApi()
  insertCreador(db, { birth_year: 1900 })

  expect(await asAdmin.composers({ id: 1 }).put(cuerpo)).toMatchObject({
    status: 400,
    data: { error: texto },
  })
})

test('una dirección cambia, la anterior sigue llevando, y se puede recuperar', async () => {
  const { db, asAdmin, api } = testApi()
  insertCreador(db, { slug: 'uno' })
  insertCreador(db, { slug: 'dos' })
  const quien = async (slug: string) => (await api.composers.slug({ slug }).get()).data.id

  await asAdmin.composers({ id: 1 }).put({ slug: 'nuevo' })
  expect([await quien('uno'), await quien('nuevo')]).toEqual([1, 1])
  for (const slug of ['nuevo', 'uno']) {
    expect(await asAdmin.composers({ id: 2 }).put({ slug })).toMatchObject({
      status: 409,
      data: { code: 'direccion_ocupada' },
    })
  }
  expect((await asAdmin.composers({ id: 1 }).put({ slug: 'uno' })).data.slug).toBe('uno')
  expect(await quien('nuevo')).toBe(1)
})

test('eliminar lo quita de todas partes, con lo suyo', async () => {
  const { db, asAdmin, api, sqlite } = testApi()
  insertCreador(db)
  await api.ratings({ composerId: 1 }).post({ rating: 5 })
  await api.composers.comments({ composerId: 1 }).post({ name: 'Luz', text: 'Hola' })

  const { status, data } = await asAdmin.composers({ id: 1 }).delete()

  expect(status).toBe(200)
  expect(data.message).toMatch(/^Se eliminó a Ana/)
  expect((await api.composers.get()).data.total).toBe(0)
  for (const tabla of ['valoraciones', 'comentarios', 'creadores_fts'])
    expect(sqlite.prepare(`SELECT count(*) FROM ${tabla}`).pluck().get()).toBe(0)
  expect((await asAdmin.composers({ id: 1 }).delete()).status).toBe(404)
})

test('una versión se repone, y lo repuesto también se puede deshacer', async () => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { bio: 'Primera.', birth_year: 1900 })
  await asAdmin.composers({ id: 1 }).put({ bio: 'Segunda.', birth_year: 1901 })

  expect((await asAdmin.composers({ id: 1 }).history({ versionId: 1 }).restore.post()).data).toMatchObject({
    bio: 'Primera.',
    birth_year: 1900,
  })
  expect((await asAdmin.composers({ id: 1 }).history.get()).data[0]).toMatchObject({
    motivo: 'RESTAURACION',
    antes: { bio: 'Segunda.', birth_year: 1901 },
  })
  expect((await asAdmin.composers({ id: 1 }).history({ versionId: 2 }).restore.post()).data).toMatchObject({
    bio: 'Segunda.',
  })
})

test('lo que no se puede reponer se dice', async () => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { birth_year: 1950 })
  insertCreador(db)
  await asAdmin.composers({ id: 1 }).put({ birth_year: 1900 })
  await asAdmin.composers({ id: 1 }).put({ death_year: 1940 })
  await asAdmin.composers({ id: 1 }).status.put({ status: 'REJECTED' })

  expect((await asAdmin.composers({ id: 1 }).history({ versionId: 9 }).restore.post()).status).toBe(404)
  expect((await asAdmin.composers({ id: 2 }).history({ versionId: 1 }).restore.post()).status).toBe(404)
  expect((await asAdmin.composers({ id: 9 }).history.get()).status).toBe(404)
  expect((await asAdmin.composers({ id: 1 }).history({ versionId: 3 }).restore.post()).data.code).toBe(
    'version_sin_datos',
  )
  expect(await asAdmin.composers({ id: 1 }).history({ versionId: 1 }).restore.post()).toMatchObject({
    status: 400,
    data: { error: 'El año de fallecimiento no puede ser anterior al de nacimiento.' },
  })
})

test('lo que no está publicado se encuentra, y se lee entero', async () => {
  const { db, asAdmin } = testApi()
  insertCreador(db, { status: 'REJECTED', email: 'a@b.py', updated_at: 1 })
  insertCreador(db, { status: 'NEEDS_IMPROVEMENT', updated_at: 2 })
  insertCreador(db)
  const ids = async (query = {}) => (await asAdmin.admin.composers.get({ query })).data.map(({ id }) => id)

  expect(await ids()).toEqual([2, 1])
  expect(await ids({ status: 'REJECTED' })).toEqual([1])
  expect((await asAdmin.admin.composers.get({ query: { status: 'X' } })).status).toBe(400)
  expect((await asAdmin.admin.composers({ id: 1 }).get()).data).toMatchObject({
    status: 'REJECTED',
    email: 'a@b.py',
  })
})

test('quien abre un aporte que espera lo lee como en la lista, y a quién se parece', async () => {
  const { aporta, asAdmin, estadoDe } = mundoDeAportes()
  const { id, recibo } = await aporta({ first_name: 'Luz', last_name: 'Vera' })

  const { data } = await asAdmin(`GET /admin/composers/${id}`)

  const [enLaLista] = (await asAdmin('GET /admin/aportes')).data.data
  expect(enLaLista).toMatchObject(data)
  expect(data.parecidos).toMatchObject([{ id: 1 }])
  expect(await estadoDe(recibo)).toMatchObject({ estado: 'EN_REVISION' })
  await asAdmin(`PUT /composers/${id}/status`, { status: 'PUBLISHED' })
  expect((await asAdmin(`GET /admin/composers/${id}`)).data.parecidos).toEqual([])
})

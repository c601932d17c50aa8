import { describe, expect, test } from 'vitest'
import { createClient } from '../../../api/client.ts'
import { creadorSlugs } from '../../../db/schema/creadores.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const PRIVADOS = {
  email: 'quien@aporta.py',
  ip_address: '10.9.8.7',
  rejection_reason: 'motivo-secreto',
  suggestion_reason: 'sugerencia-secreta',
}

test('una ficha trae todo lo público, con fechas ISO', async () => {
  const { db, api } = testApi()
  const { id } = insertCreador(db, {
    first_name: 'Berta',
    last_name: 'Rojas',
    mainRole: ['PERFORMER', 'COMPOSER'],
  })

  const { data } = await api.composers({ id }).get()

  expect(data).toMatchObject({
    id,
    first_name: 'Berta',
    mainRole: ['PERFORMER', 'COMPOSER'],
    period: 'UNKNOWN',
    birth_year: null,
    death_unknown: false,
    rating_avg: 0,
    rating_count: 0,
    created_at: '1970-01-01T00:00:00.000Z',
  })
})

test.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999'])(
  'el identificador «%s» no vale',
  async (id) => {
    const { call } = testApi()

    const response = await call(`/composers/${id}`)

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'El identificador debe ser un número entero positivo.',
      message: 'El identificador debe ser un número entero positivo.',
      code: 'validacion',
      campos: { id: 'El identificador debe ser un número entero positivo.' },
    })
  },
)

test('lo que no existe es 404, por identificador, por dirección o al azar', async () => {
  const { call } = testApi()

  for (const path of ['/composers/1', '/composers/slug/nadie', '/composers/random']) {
    const response = await call(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      code: 'creador_no_encontrado',
      error: 'No existe ese creador.',
      message: 'No existe ese creador.',
    })
  }
})

test('una dirección anterior sigue llevando al creador', async () => {
  const { db, api } = testApi()
  const { id, slug } = insertCreador(db)
  db.insert(creadorSlugs).values({ slug: 'nombre-de-antes', creadorId: id }).run()

  expect((await api.composers.slug({ slug }).get()).data?.id).toBe(id)
  expect((await api.composers.slug({ slug: 'nombre-de-antes' }).get()).data).toMatchObject({ id, slug })
})

test('al azar sale un creador publicado', async () => {
  const { db, api } = testApi()
  const { id } = insertCreador(db)
  insertCreador(db, { status: 'REJECTED' })

  expect((await api.composers.random.get()).data?.id).toBe(id)
})

test('las direcciones de las fichas van por identificador', async () => {
  const { db, api } = testApi()
  const [una, otra] = [insertCreador(db), insertCreador(db, { updated_at: 1000 })]

  expect((await api.composers.slugs.get({ query: {} })).data).toEqual({
    data: [
      { slug: una.slug, updated_at: '1970-01-01T00:00:00.000Z' },
      { slug: otra.slug, updated_at: '1970-01-01T00:00:01.000Z' },
    ],
    total: 2,
    page: 1,
    totalPages: 1,
  })
})

describe('lo que no es público', () => {
  const rutas = (id: number, slug: string) => [
    '/composers',
    '/composers?group=period&sort=name',
    '/composers?q=unico',
    '/composers/search?query=unico',
    '/composers/random',
    '/composers/today',
    '/composers/timeline',
    '/composers/lives',
    '/composers/slugs',
    `/composers/slug/${slug}`,
    `/composers/${id}`,
    `/composers/comments/${id}`,
  ]
  const suceso = { bio: 'Un dato único.', birth_year: 1900, birth_month: 3, birth_day: 2 }

  test('los campos privados no salen por ninguna ruta', async () => {
    const { db, call } = testApi()
    const { id, slug } = insertCreador(db, { ...suceso, ...PRIVADOS })

    for (const ruta of rutas(id, slug)) {
      const texto = await (await call(ruta)).text()
      for (const [campo, valor] of Object.entries(PRIVADOS)) {
        expect(texto).not.toContain(campo)
        expect(texto).not.toContain(valor)
      }
    }
  })

  test.each(['PENDING_REVIEW', 'NEEDS_IMPROVEMENT', 'REJECTED'] as const)(
    'un creador en %s no se ve por ninguna ruta',
    async (status) => {
      const { db, call } = testApi()
      const { id, slug } = insertCreador(db, { ...suceso, status, last_name: 'Invisible' })
      db.insert(creadorSlugs).values({ slug: 'antes-invisible', creadorId: id }).run()

      for (const ruta of [...rutas(id, slug), '/composers/slug/antes-invisible']) {
        const texto = await (await call(ruta)).text()
        expect(texto).not.toContain('Invisible')
        expect(texto).not.toContain(slug)
        expect(texto).not.toMatch(/"(total|catalogo)":[1-9]/)
      }
    },
  )
})

test('las páginas leen un texto de cifras, o de una fecha, como texto', async () => {
  const { app, db } = testApi()
  const { id } = insertCreador(db, { first_name: '1904', notable_works: '2024-01-01', bio: 'true' })

  const { data } = await createClient(app).composers({ id }).get()

  expect(data).toMatchObject({ first_name: '1904', notable_works: '2024-01-01', bio: 'true' })
})

test('las páginas reciben lo mismo que quien pregunta por HTTP', async () => {
  const { app, db } = testApi()
  insertCreador(db, { first_name: 'Agustín', last_name: 'Barrios' })

  const { data } = await createClient(app).composers.get({ query: { page: 1, limit: 20 } })
  const porHttp = await app.handle(new Request('http://localhost/api/composers?page=1&limit=20'))

  expect(data).toStrictEqual(await porHttp.json())
})

test('un rechazo llega a las páginas como error, con su estado', async () => {
  const { data, error } = await createClient(testApi().app).composers({ id: 7 }).get()

  expect(data).toBeNull()
  expect(error?.status).toBe(404)
})

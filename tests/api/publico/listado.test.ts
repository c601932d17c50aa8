import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import { periodos } from '../../../src/domain/creadores/periodos.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { catalogoGrande } from '../../support/catalogo-grande.ts'
import { insertCreador, insertVotos } from '../../support/creadores.ts'

type Consulta = NonNullable<Parameters<TestApi['api']['composers']['get']>[0]>['query']

const nombres = async ({ api }: TestApi, query: Consulta) =>
  (await api.composers.get({ query })).data?.data.map(({ first_name }) => first_name)

test('sin nada más, la primera página de diez por año de nacimiento', async () => {
  const { db, api } = testApi()
  for (let i = 0; i < 12; i++) insertCreador(db, { birth_year: 1900 - i })

  const { data } = await api.composers.get({ query: {} })

  expect(data).toMatchObject({ total: 12, page: 1, totalPages: 2 })
  expect(data?.data.map(({ birth_year }) => birth_year)).toEqual(
    Array.from({ length: 10 }, (_, i) => 1889 + i),
  )
})

test('una página más allá de la última está vacía', async () => {
  const { db, api } = testApi()
  insertCreador(db)

  expect((await api.composers.get({ query: { page: 7 } })).data).toEqual({
    data: [],
    total: 1,
    page: 7,
    totalPages: 1,
  })
})

test.each([
  ['page=0', 'page', 'La página debe ser un número entero desde 1.'],
  ['page=abc', 'page', 'La página debe ser un número entero desde 1.'],
  ['page=1&page=2', 'page', 'La página debe ser un número entero desde 1.'],
  ['limit=0', 'limit', 'El límite debe ser un número entero entre 1 y 100.'],
  ['limit=10000', 'limit', 'El límite debe ser un número entero entre 1 y 100.'],
  ['limit=2.5', 'limit', 'El límite debe ser un número entero entre 1 y 100.'],
  ['sort=edad', 'sort', 'El orden debe ser uno de estos: birth_year, name, rating, published_at.'],
  ['order=arriba', 'order', 'El sentido debe ser asc o desc.'],
  ['period=BARROCO', 'period', 'Ese período no existe.'],
  ['role=MAGO', 'role', 'Ese rol no existe.'],
  ['group=role', 'group', 'Solo se puede agrupar por period.'],
  [`q=${'a'.repeat(201)}`, 'q', 'La búsqueda no puede pasar de 200 letras.'],
])('?%s no vale', async (consulta, campo, texto) => {
  const { call } = testApi()

  const response = await call(`/composers?${consulta}`)

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: texto,
    message: texto,
    code: 'validacion',
    campos: { [campo]: texto },
  })
})

test('con varios errores manda el primero y cada campo dice el suyo', async () => {
  const { call } = testApi()

  const body = await (await call('/composers?role=x&page=0')).json()

  expect(body.error).toBe('La página debe ser un número entero desde 1.')
  expect(Object.keys(body.campos)).toEqual(['page', 'role'])
})

test('lo que un formulario deja en blanco no filtra', async () => {
  const { db, api, call } = testApi()
  insertCreador(db)

  const enBlanco = await (await call('/composers?q=&period=&role=&sort=&order=&page=&limit=')).json()

  expect(enBlanco).toEqual((await api.composers.get({ query: {} })).data)
})

test('período y rol se combinan; cuenta cualquiera de los roles', async () => {
  const contexto = testApi()
  insertCreador(contexto.db, { first_name: 'A', period: 'POSGUERRA', mainRole: ['POET', 'PINTOR'] })
  insertCreador(contexto.db, { first_name: 'B', period: 'POSGUERRA', mainRole: ['POET'] })
  insertCreador(contexto.db, { first_name: 'C', period: 'COLONIAL', mainRole: ['PINTOR'] })

  expect(await nombres(contexto, { period: 'POSGUERRA' })).toEqual(['A', 'B'])
  expect(await nombres(contexto, { role: 'PINTOR' })).toEqual(['A', 'C'])
  expect(await nombres(contexto, { role: 'PINTOR', period: 'POSGUERRA' })).toEqual(['A'])
  expect(await nombres(contexto, { role: 'CONDUCTOR' })).toEqual([])
})

test('los de año desconocido van al final en los dos sentidos, y los empates por nombre', async () => {
  const contexto = testApi()
  for (const [first_name, birth_year] of [
    ['Sin', null],
    ['Bea', 1900],
    ['Ana', 1900],
    ['Cid', 1850],
  ] as const) {
    insertCreador(contexto.db, { first_name, birth_year })
  }

  expect(await nombres(contexto, { order: 'asc' })).toEqual(['Cid', 'Ana', 'Bea', 'Sin'])
  expect(await nombres(contexto, { order: 'desc' })).toEqual(['Ana', 'Bea', 'Cid', 'Sin'])
})

test('por nombre, la ñ va después de la n y las tildes no cuentan', async () => {
  const contexto = testApi()
  for (const first_name of ['Óscar', 'Ñeca', 'Nuria', 'ana', 'Ángel'])
    insertCreador(contexto.db, { first_name })

  expect(await nombres(contexto, { sort: 'name' })).toEqual(['ana', 'Ángel', 'Nuria', 'Ñeca', 'Óscar'])
  expect(await nombres(contexto, { sort: 'name', order: 'desc' })).toEqual([
    'Óscar',
    'Ñeca',
    'Nuria',
    'Ángel',
    'ana',
  ])
})

test('por valoración y por fecha de alta, primero lo más alto', async () => {
  const contexto = testApi()
  for (const [first_name, voto, published_at] of [
    ['A', 3, 3],
    ['B', 5, 1],
    ['C', 4, 2],
  ] as const)
    insertVotos(contexto.db, insertCreador(contexto.db, { first_name, published_at }).id, [voto])

  expect(await nombres(contexto, { sort: 'rating' })).toEqual(['B', 'C', 'A'])
  expect(await nombres(contexto, { sort: 'rating', order: 'asc' })).toEqual(['A', 'C', 'B'])
  expect(await nombres(contexto, { sort: 'published_at' })).toEqual(['A', 'C', 'B'])
})

test('en cada sentido, los empates van por nombre', async () => {
  const contexto = testApi()
  for (const first_name of ['B', 'A', 'C']) insertCreador(contexto.db, { first_name, last_name: 'Paz' })
  insertVotos(contexto.db, insertCreador(contexto.db, { first_name: 'Z', published_at: 5 }).id, [5])
  insertVotos(contexto.db, 1, [1])

  expect(await nombres(contexto, { sort: 'published_at', order: 'asc' })).toEqual(['A', 'B', 'C', 'Z'])
  expect(await nombres(contexto, { sort: 'published_at', order: 'desc' })).toEqual(['Z', 'A', 'B', 'C'])
  expect(await nombres(contexto, { sort: 'rating', order: 'asc' })).toEqual(['B', 'A', 'C', 'Z'])
  expect(await nombres(contexto, { sort: 'rating', order: 'desc' })).toEqual(['Z', 'A', 'C', 'B'])
})

test('la valoración pesa los votos: (Σ + 5 × la media) / (votos + 5), y quien no tiene ninguno vale la media', async () => {
  const contexto = testApi()
  const votos = {
    Ana: [5],
    Bea: [5, 5, 5, 4, 5, 4, 5],
    Cid: [1, 2],
    Dora: [],
    Eva: [3, 4, 5, 4, 4],
    Fe: [] as number[],
  }
  for (const [first_name, suyos] of Object.entries(votos))
    insertVotos(contexto.db, insertCreador(contexto.db, { first_name }).id, suyos)
  // Of those who are not published nothing counts.
  insertVotos(
    contexto.db,
    insertCreador(contexto.db, { first_name: 'Zoe', status: 'REJECTED' }).id,
    Array(50).fill(1),
  )

  const todos = Object.values(votos).flat()
  const suma = (lista: readonly number[]) => lista.reduce((total, uno) => total + uno, 0)
  const media = suma(todos) / todos.length
  const valor = (nombre: string) => {
    const suyos = votos[nombre as keyof typeof votos]
    return (suma(suyos) + 5 * media) / (suyos.length + 5)
  }
  const esperado = Object.keys(votos).toSorted(
    (a, b) => Math.round((valor(b) - valor(a)) * 1e9) || (a < b ? -1 : 1),
  )

  expect(await nombres(contexto, { sort: 'rating' })).toEqual(esperado)
  expect(esperado).toEqual(['Bea', 'Ana', 'Dora', 'Fe', 'Eva', 'Cid'])
  expect(await nombres(contexto, { sort: 'rating', order: 'asc' })).toEqual([
    'Cid',
    'Eva',
    'Dora',
    'Fe',
    'Ana',
    'Bea',
  ])
})

test('quien tiene justo la media empata con quienes no tienen votos, por nombre', async () => {
  const contexto = testApi()
  for (const [first_name, suyos] of Object.entries({ C: [3, 4, 4], A: [], B: [4, 3, 4], D: [] as number[] }))
    insertVotos(contexto.db, insertCreador(contexto.db, { first_name, last_name: 'Paz' }).id, suyos)

  for (const order of ['asc', 'desc'] as const)
    expect(await nombres(contexto, { sort: 'rating', order })).toEqual(['A', 'B', 'C', 'D'])
})

test('agrupados, los períodos van en su orden', async () => {
  const contexto = testApi()
  for (const period of periodos.toReversed()) insertCreador(contexto.db, { first_name: period, period })

  expect(await nombres(contexto, { group: 'period', limit: 100, sort: 'rating' })).toEqual([...periodos])
})

test('un cambio se ve enseguida', async () => {
  const contexto = testApi()
  expect(await nombres(contexto, {})).toEqual([])

  transact(contexto.db, () => insertCreador(contexto.db, { first_name: 'Nueva' }))

  expect(await nombres(contexto, {})).toEqual(['Nueva'])
})

test('un voto cambia el orden por valoración, y quien deja de estar publicado no queda en ninguno', async () => {
  const contexto = testApi()
  const { db, api } = contexto
  insertVotos(db, insertCreador(db, { first_name: 'A' }).id, [3])
  const b = insertCreador(db, { first_name: 'B' })
  expect(await nombres(contexto, { sort: 'rating' })).toEqual(['A', 'B'])
  expect(await nombres(contexto, { sort: 'name' })).toEqual(['A', 'B'])

  await api.ratings({ composerId: b.id }).post({ rating: 5 })
  expect(await nombres(contexto, { sort: 'rating' })).toEqual(['B', 'A'])

  transact(db, (tx) => tx.update(creadores).set({ status: 'REJECTED' }).where(eq(creadores.id, b.id)).run())
  expect(await nombres(contexto, { sort: 'rating' })).toEqual(['A'])
  expect(await nombres(contexto, { sort: 'name' })).toEqual(['A'])
  expect(await nombres(contexto, { q: 'b' })).toEqual([])
})

test('lo que se escribe sin transacción se ve a medias y nunca mal: faltan filas, no cambian de dueño', async () => {
  const contexto = testApi()
  const { db } = contexto
  insertCreador(db, { first_name: 'A' })
  const b = insertCreador(db, { first_name: 'B' })
  expect(await nombres(contexto, { sort: 'name' })).toEqual(['A', 'B'])

  db.update(creadores).set({ status: 'REJECTED' }).where(eq(creadores.id, b.id)).run()
  insertCreador(db, { first_name: 'C', bio: 'Toca el arpa.' })

  expect(await nombres(contexto, { sort: 'name' })).toEqual(['A'])
  expect(await nombres(contexto, { q: 'arpa' })).toEqual([])
})

const ordenes = (['birth_year', 'name', 'rating', 'published_at'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).flatMap((order): Consulta[] => [
    { sort, order },
    { sort, order, group: 'period' },
    { sort, order, q: 'la' },
  ]),
)

test.each([...ordenes, { q: 'la' }, { q: 'a la' }])(
  'las páginas recorren todo sin huecos ni repetidos: %o',
  async (orden) => {
    const { sqlite, api } = testApi()
    seedCatalogo(sqlite, catalogoGrande(250), { now: 0 })
    sqlite.exec(`UPDATE creadores SET published_at = id % 7;
      INSERT INTO valoraciones SELECT id, 'v', id % 4 + 1, 0 FROM creadores WHERE id % 5 > 0`)

    const ids: number[] = []
    let total = 0
    for (let page = 1; page <= 8; page++) {
      const { data } = await api.composers.get({ query: { ...orden, page, limit: 33 } })
      total = data?.total ?? 0
      ids.push(...(data?.data.map(({ id }) => id) ?? []))
    }

    expect(total).toBeGreaterThan(200)
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
  },
)

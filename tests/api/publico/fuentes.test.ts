import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'

const szaran = { texto: 'Szarán', url: 'https://a.py/szaran', datos: ['nacimiento'], valor: '1885' } as const
const acta = { texto: 'Acta', datos: ['nacimiento'], valor: '1887' } as const

const enlaceDe = (texto = '') => /token=(\S+)/.exec(texto)?.[1] ?? ''

test('un aporte dice qué fuente apoya cada dato, o nada, como antes', async () => {
  const { api } = testApi()

  expect(await api.composers.post(aporteDePrueba({ fuentes: [szaran] }))).toMatchObject({
    status: 201,
    data: { fuentes: [szaran], por_confirmar: false, references: null },
  })
  expect(await api.composers.post(aporteDePrueba())).toMatchObject({
    status: 201,
    data: { fuentes: [], por_confirmar: true },
  })
})

test('de quien no puede vivir falta cuándo falleció, y de una agrupación no', async () => {
  const { api } = testApi()
  const send = async (datos: object) =>
    (await api.composers.post(aporteDePrueba({ birth_year: 1850, references: 'Szarán', ...datos }))).data

  expect(await send({})).toMatchObject({ por_confirmar: true })
  expect(await send({ death_year: 1900 })).toMatchObject({ por_confirmar: false })
  expect(await send({ mainRole: ['ENSEMBLE_ORCHESTRA'] })).toMatchObject({ por_confirmar: false })
})

test('quien solo envía texto las dice en JSON', async () => {
  const { api } = testApi()

  const { status, data } = await api.composers.post(
    aporteDePrueba({ fuentes: JSON.stringify([szaran, acta]) }),
  )

  expect(status).toBe(201)
  expect(data).toMatchObject({ fuentes: [szaran, acta], por_confirmar: true })
})

test.each([
  [[{ datos: ['obra'] }], 'Escribe cuál es la fuente: su autor, su título o qué documento es.'],
  [[{ texto: 'a'.repeat(301) }], 'El texto de una fuente no puede pasar de 300 caracteres.'],
  [
    [{ texto: 'A', url: 'ftp://a.py' }],
    'La dirección de una fuente debe ser una dirección web (http o https).',
  ],
  [
    [{ texto: 'A', datos: ['bio'] }],
    'Una fuente puede ser del nacimiento, del fallecimiento, del nombre, del período o de una obra.',
  ],
  [[{ texto: 'A', valor: 'a'.repeat(121) }], 'Lo que dice una fuente no puede pasar de 120 caracteres.'],
  [Array(21).fill({ texto: 'A' }), 'No puedes indicar más de 20 fuentes.'],
  [{ texto: 'A' }, 'El campo «fuentes» debe ser una lista de fuentes con texto, url, datos y valor.'],
])('%j no vale en un aporte, ni al añadir, editar o sugerir', async (fuentes, texto) => {
  const { api, asAdmin, db } = testApi()
  insertCreador(db)

  for (const { status, data } of [
    await api.composers.post(aporteDePrueba({ fuentes })),
    await asAdmin.composers['admin-create'].post(aporteDePrueba({ fuentes })),
    await asAdmin.composers({ id: 1 }).put({ fuentes }),
    await api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ fuentes })),
  ]) {
    expect(status).toBe(400)
    expect(data).toMatchObject({ error: texto, campos: { fuentes: texto } })
  }
})

test('el mismo aporte otra vez es el mismo; con otra fuente es otro', async () => {
  const { api } = testApi()
  const send = async (fuentes: object[]) => (await api.composers.post(aporteDePrueba({ fuentes }))).data?.id

  expect([await send([szaran]), await send([szaran]), await send([acta])]).toEqual([1, 1, 2])
})

test('una sugerencia las propone enteras, y al aprobarla cambia lo que hay por confirmar', async () => {
  const { api, asAdmin, db } = testApi()
  insertCreador(db, { birth_year: 1885, fuentes: [{ ...szaran, datos: ['nacimiento'] }] })
  const suggest = (fuentes: object[]) =>
    api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ fuentes }))

  expect((await suggest([szaran])).data).toMatchObject({ error: 'Debes proponer al menos un cambio.' })
  expect((await suggest([])).data).toMatchObject({ error: 'Debes proponer al menos un cambio.' })
  expect(await suggest([szaran, acta])).toMatchObject({ status: 201, data: { fuentes: [szaran, acta] } })
  expect((await asAdmin.composers.admin.suggestions.get()).data).toMatchObject([
    { fuentes: [szaran, acta], Composer: { fuentes: [szaran] } },
  ])
  await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({
    fuentes: [szaran, acta],
    por_confirmar: true,
  })
})

test('dos sugerencias que suman cada una su fuente dejan las dos', async () => {
  const { api, asAdmin, db } = testApi()
  insertCreador(db, { birth_year: 1885, fuentes: [{ ...szaran, datos: ['nacimiento'] }] })
  const boettner = { texto: 'Boettner', datos: ['periodo'] } as const
  const suggest = (fuentes: object[]) =>
    api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba({ fuentes }))
  await suggest([szaran, acta])
  await suggest([boettner])

  for (const id of [1, 2]) await asAdmin.composers.admin.suggestions({ id }).approve.post()

  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({ fuentes: [acta, boettner] })
})

test('lo que se edita y se repone dice otra vez si hay algo por confirmar', async () => {
  const { asAdmin, db } = testApi()
  insertCreador(db, { birth_year: 1985, references: 'Szarán', por_confirmar: false })
  const edit = async (cambio: object) => (await asAdmin.composers({ id: 1 }).put(cambio)).data
  const restore = async (versionId: number) =>
    (await asAdmin.composers({ id: 1 }).history({ versionId }).restore.post()).data

  expect(await edit({ fuentes: [szaran, acta] })).toMatchObject({ por_confirmar: true, references: 'Szarán' })
  expect(await restore(1)).toMatchObject({ fuentes: [], por_confirmar: false })
  expect(await edit({ references: '' })).toMatchObject({ por_confirmar: true })
  expect(await edit({ fuentes: [szaran] })).toMatchObject({ por_confirmar: false })
  expect(await edit({ birth_year: null })).toMatchObject({ por_confirmar: true })
  expect((await asAdmin.composers({ id: 1 }).history.get()).data.map(({ antes }) => antes)).toMatchObject([
    { birth_year: 1985 },
    { fuentes: [] },
    { references: 'Szarán' },
    { fuentes: [szaran, acta] },
    { fuentes: [] },
  ])
})

test('al corregir quedan las que había, si no se dicen otras', async () => {
  const { api, asAdmin, outbox, sent } = testApi()
  await api.composers.post(aporteDePrueba({ fuentes: [szaran] }))
  const sendBack = async () => {
    await asAdmin.admin.composers({ id: 1 }).review.post({ reason: 'Falta algo.' })
    await outbox.sendDue()
    return enlaceDe(sent.at(-1)?.text)
  }
  const resubmit = async (datos: object) =>
    (await api.composers.resubmit({ id: 1 }).put({ ...aporteDePrueba(datos), token: await sendBack() })).data

  expect(await resubmit({})).toMatchObject({ fuentes: [szaran] })
  expect(await resubmit({ fuentes: [acta] })).toMatchObject({ fuentes: [acta] })
  expect(await resubmit({ fuentes: [] })).toMatchObject({ fuentes: [] })
})

test('un aporte que pasa a ser sugerencia suma sus fuentes a las que hay', async () => {
  const { api, asAdmin, db } = testApi()
  insertCreador(db, { birth_year: 1930, fuentes: [{ ...szaran, datos: ['nacimiento'] }] })
  await api.composers.post(aporteDePrueba({ fuentes: [szaran, acta] }))

  const { data } = await asAdmin.admin.composers({ id: 2 }).suggestion.post({ composerId: 1 })

  expect(data).toMatchObject({ fuentes: [szaran, acta] })
})

test('se listan los que tienen algún dato por confirmar', async () => {
  const { api, db, asAdmin } = testApi()
  insertCreador(db, { first_name: 'Cierta', birth_year: 1910, references: 'Szarán' })
  insertCreador(db, { first_name: 'Dudosa', birth_year: 1911, por_confirmar: true })
  insertCreador(db, { first_name: 'Oculta', status: 'REJECTED', por_confirmar: true })
  const listed = async (por_confirmar: string) => {
    const query = { por_confirmar } as object
    const lista = (await api.composers.get({ query })).data
    const linea = (await api.composers.timeline.get({ query })).data
    expect(linea?.data).toEqual(lista?.data)
    expect(linea?.resumen.total).toBe(lista?.total)
    return lista?.data.map(({ first_name }: { first_name: string }) => first_name)
  }

  expect(await listed('1')).toEqual(['Dudosa'])
  expect(await listed('true')).toEqual(['Dudosa'])
  expect(await listed('')).toEqual(['Cierta', 'Dudosa'])
  expect(await listed('0')).toEqual(['Cierta', 'Dudosa'])
  await asAdmin.composers({ id: 1 }).put({ birth_year: null })
  expect(await listed('1')).toEqual(['Dudosa', 'Cierta'])
})

test('el filtro se suma a los demás, y lo que no dice sí ni no no vale', async () => {
  const { call, db } = testApi()
  insertCreador(db, { first_name: 'Ada', mainRole: ['POET'], por_confirmar: true })
  insertCreador(db, { first_name: 'Eva', mainRole: ['PINTOR'], por_confirmar: true })

  const { data } = await (await call('/composers?por_confirmar=1&role=PINTOR')).json()
  expect(data).toMatchObject([{ first_name: 'Eva' }])
  const { total } = await (await call('/composers?por_confirmar=1&q=ada')).json()
  expect(total).toBe(1)
  const response = await call('/composers?por_confirmar=quizas')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Datos por confirmar se pide con 1.' })
})

import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'

const OBRAS = 'India; Jejuí; Ñemity'
const enlace = (obra: string, url = 'https://a.py/x') => ({ obra, tipo: 'ESCUCHAR', url }) as const
const india = enlace('India', 'https://www.youtube.com/watch?v=abcdefghijk')
const jejui = {
  ...enlace('Jejuí', 'https://a.py/jejui.mp3'),
  credito: 'Orquesta Sinfónica',
  licencia: 'CC BY 4.0',
} as const
const sinObra = ({ obra: _, ...demas }: object & { obra: string }) => demas

const conObras = (datos: object = {}) => {
  const mundo = testApi()
  insertCreador(mundo.db, { notable_works: OBRAS, birth_year: 1904, ...datos })
  const enlaces = async (id = 1) => (await mundo.api.composers({ id }).get()).data?.obra_enlaces
  const edit = (cambio: object, id = 1) => mundo.asAdmin.composers({ id }).put(cambio)
  const suggest = (datos: object, id = 1) =>
    mundo.api.composers({ id }).suggestions.post(sugerenciaDePrueba(datos))
  const approve = (id: number) => mundo.asAdmin.composers.admin.suggestions({ id }).approve.post()
  return { ...mundo, enlaces, edit, suggest, approve }
}

test('quien aporta, añade, edita o sugiere dice dónde se escucha una obra, con o sin tildes', async () => {
  const { api, asAdmin, edit, suggest } = conObras()
  const nuevo = aporteDePrueba({ notable_works: OBRAS, obra_enlaces: [enlace('jejui')] })
  const obras = [
    { titulo: 'India', enlaces: [] },
    { titulo: 'Jejuí', enlaces: [sinObra(enlace('Jejuí'))] },
    { titulo: 'Ñemity', enlaces: [] },
  ]

  for (const { data } of [
    await api.composers.post(nuevo),
    await asAdmin.composers['admin-create'].post({ ...nuevo, first_name: 'Otra' }),
    await edit({ obra_enlaces: [enlace('JEJUI')] }),
  ]) {
    expect(data).toMatchObject({ obra_enlaces: [enlace('Jejuí')], obras })
  }
  expect((await suggest({ obra_enlaces: [india] })).data).toMatchObject({ obra_enlaces: [india] })
})

test('las listas también dicen las obras', async () => {
  const { api } = conObras({ obra_enlaces: [jejui] })
  const dicho = [
    { titulo: 'India', enlaces: [] },
    { titulo: 'Jejuí', enlaces: [sinObra(jejui)] },
    { titulo: 'Ñemity', enlaces: [] },
  ]

  expect((await api.composers.get({ query: {} })).data?.data[0]?.obras).toEqual(dicho)
  expect((await api.composers.timeline.get({ query: {} })).data?.data[0]?.obras).toEqual(dicho)
})

const DIRECCION = 'La dirección de un enlace debe ser una dirección web segura (https).'

test.each([
  [[enlace('India', 'javascript:alert(1)')], DIRECCION],
  [[enlace('India', 'data:text/html,<script>')], DIRECCION],
  [[enlace('India', 'http://a.py/india.mp3')], DIRECCION],
  [[enlace('India', '')], DIRECCION],
  [
    [enlace('India', `https://a.py/${'a'.repeat(2000)}`)],
    'La dirección de un enlace no puede pasar de 2.000 caracteres.',
  ],
  [[enlace('Otra')], 'Esa obra no está en la lista.'],
  [[enlace('Indi')], 'Esa obra no está en la lista.'],
  [[{ ...india, tipo: 'OÍR' }], 'Elige para qué es el enlace: escuchar, partitura, ver o leer.'],
  [
    [{ ...india, credito: 'a'.repeat(201) }],
    'El crédito y la licencia de un enlace no pueden pasar de 200 caracteres.',
  ],
  [
    Array.from({ length: 31 }, (_, i) => enlace('India', `https://a.py/${i}`)),
    'Puedes poner hasta 30 enlaces.',
  ],
  [india, 'El campo «obra_enlaces» debe ser una lista de enlaces con obra, tipo, url, credito y licencia.'],
])(
  '%j no vale en un aporte, ni al añadir, editar o sugerir, y no se pierde nada',
  async (obra_enlaces, texto) => {
    const { api, asAdmin, edit, suggest, enlaces } = conObras({ obra_enlaces: [jejui] })
    const nuevo = aporteDePrueba({ notable_works: OBRAS, obra_enlaces })

    for (const { status, data } of [
      await api.composers.post(nuevo),
      await asAdmin.composers['admin-create'].post(nuevo),
      await edit({ obra_enlaces }),
      await suggest({ obra_enlaces }),
    ]) {
      expect(status).toBe(400)
      expect(data).toMatchObject({ error: texto, campos: { obra_enlaces: texto } })
    }
    expect(await enlaces()).toEqual([jejui])
  },
)

test('lo dicho dos veces queda una', async () => {
  const { edit } = conObras()
  expect((await edit({ obra_enlaces: [india, { ...india, obra: 'india' }] })).data?.obra_enlaces).toEqual([
    india,
  ])
})

test('otro título en el lugar de uno se lleva sus enlaces, en la edición y en una sugerencia', async () => {
  const { edit, suggest, approve } = conObras({ obra_enlaces: [india, jejui] })

  expect((await edit({ notable_works: 'India; Jejuí (polca); Ñemity' })).data?.obra_enlaces).toEqual([
    india,
    { ...jejui, obra: 'Jejuí (polca)' },
  ])
  await suggest({ notable_works: 'India (guarania); Jejuí (polca); Ñemity' })
  expect((await approve(1)).data?.Composer.obra_enlaces).toEqual([
    { ...india, obra: 'India (guarania)' },
    { ...jejui, obra: 'Jejuí (polca)' },
  ])
})

test('quien devuelve la ficha entera con otro título también', async () => {
  const { edit } = conObras({ obra_enlaces: [india] })
  expect(
    (await edit({ notable_works: 'Guarania; Jejuí; Ñemity', obra_enlaces: [india] })).data?.obra_enlaces,
  ).toEqual([{ ...india, obra: 'Guarania' }])
})

test('una obra que se quita se lleva los suyos, y volver a como estaba los trae', async () => {
  const { asAdmin, edit, enlaces } = conObras({ obra_enlaces: [india, jejui] })

  expect((await edit({ notable_works: 'India; Ñemity' })).data?.obra_enlaces).toEqual([india])
  const { data: versiones } = await asAdmin.composers({ id: 1 }).history.get({ query: { despues: '1' } })
  expect(versiones).toMatchObject([
    { antes: { obra_enlaces: [india, jejui] }, despues: { obra_enlaces: [india] } },
  ])
  await asAdmin
    .composers({ id: 1 })
    .history({ versionId: versiones?.[0]?.id ?? 0 })
    .restore.post()
  expect(await enlaces()).toEqual([india, jejui])
})

test('volver atrás las obras de otro cambio no deja enlaces sueltos', async () => {
  const { asAdmin, edit, enlaces } = conObras()
  await edit({ notable_works: `${OBRAS}; Nueva` })
  const { data } = await asAdmin.composers({ id: 1 }).history.get({ query: {} })
  await edit({ obra_enlaces: [india, enlace('Nueva')] })
  await asAdmin
    .composers({ id: 1 })
    .history({ versionId: data?.[0]?.id ?? 0 })
    .restore.post()

  expect(await enlaces()).toEqual([india])
})

test('dos sugerencias que suman cada una su enlace dejan los dos, y deshacer una quita el suyo', async () => {
  const { asAdmin, suggest, approve, enlaces } = conObras()
  await suggest({ obra_enlaces: [india] })
  await suggest({ obra_enlaces: [jejui] })
  await approve(1)
  await approve(2)
  expect(await enlaces()).toEqual([india, jejui])

  await asAdmin.admin.sugerencias({ id: 2 }).deshacer.post()
  expect(await enlaces()).toEqual([india])
})

test('una sugerencia de una obra que ya no está no se aprueba, y lo dice', async () => {
  const { edit, suggest, approve } = conObras()
  await suggest({ obra_enlaces: [jejui] })
  await edit({ notable_works: 'India' })

  expect(await approve(1)).toMatchObject({
    status: 409,
    data: { campos: { obra_enlaces: 'Esa obra no está en la lista.' } },
  })
})

const conDos = async (campos: object) => {
  const mundo = conObras({ obra_enlaces: [india] })
  insertCreador(mundo.db, {
    notable_works: 'Jejuí; Otra',
    obra_enlaces: [jejui, enlace('Otra')],
    birth_year: 1904,
  })
  const { data } = await mundo.asAdmin.admin.composers({ id: 1 }).fusionar.post({ con: 2, campos })
  return { ...mundo, fusionId: data?.fusionId ?? 0 }
}

test.each([
  [{}, [india]],
  [{ notable_works: 'dos' }, [india, jejui, enlace('Otra')]],
  [{ notable_works: 'con' }, [jejui, enlace('Otra')]],
  [{ obra_enlaces: 'dos' }, [india, jejui]],
  [{ notable_works: 'con', obra_enlaces: 'id' }, []],
])(
  'al fusionar con %j quedan los de las obras que quedan, y al deshacer, los de cada quien',
  async (campos, quedan) => {
    const { asAdmin, fusionId, enlaces } = await conDos(campos)

    expect(await enlaces()).toEqual(quedan)
    await asAdmin.admin.fusiones({ id: fusionId }).deshacer.post({})
    expect(await enlaces()).toEqual([india])
    expect(await enlaces(2)).toEqual([jejui, enlace('Otra')])
  },
)

test('al deshacer una fusión queda lo que se agregó después, sin las obras de la otra', async () => {
  const { asAdmin, edit, fusionId, enlaces } = await conDos({ notable_works: 'dos' })
  const nemity = enlace('Ñemity')
  await edit({ obra_enlaces: [india, jejui, enlace('Otra'), nemity] })

  const { data } = await asAdmin.admin.fusiones({ id: fusionId }).deshacer.post({})

  expect(data?.quedaron).toEqual(['obra_enlaces'])
  expect(await enlaces()).toEqual([india, jejui, nemity])
  expect(await enlaces(2)).toEqual([jejui, enlace('Otra')])
})

import { describe, expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'

const nacida = {
  '1510~': { birth_year: 1510, birth_month: null, birth_edtf: '1510~', birth_min: 1505, birth_max: 1515 },
  '1560/1570': { birth_year: null, birth_edtf: '1560/1570', birth_min: 1560, birth_max: 1570 },
  '/1680': { birth_year: null, birth_edtf: '/1680', birth_min: 1580, birth_max: 1680 },
  '1680/': { birth_year: null, birth_edtf: '1680/', birth_min: 1680, birth_max: 1780 },
  '156X': { birth_year: null, birth_edtf: '156X', birth_min: 1560, birth_max: 1569 },
  '16XX': { birth_year: null, birth_edtf: '16XX', birth_min: 1600, birth_max: 1699 },
  '1885-05-05': { birth_year: 1885, birth_month: 5, birth_day: 5, birth_edtf: '1885-05-05', birth_min: 1885 },
}

const sinAnio = () => aporteDePrueba({ birth_year: undefined })

test.each(Object.entries(nacida))('un aporte nacido %s', async (birth_edtf, esperado) => {
  const { api } = testApi()

  const { status, data } = await api.composers.post({ ...sinAnio(), birth_edtf })

  expect(status).toBe(201)
  expect(data).toMatchObject(esperado)
})

test('donde llegan los dos vale el EDTF; los de antes solos escriben una fecha exacta', async () => {
  const { api } = testApi()

  const { data: dos } = await api.composers.post(
    aporteDePrueba({ birth_edtf: '1510~', birth_month: 3, death_edtf: '16XX', death_year: 1590 }),
  )
  const { data: deAntes } = await api.composers.post(
    aporteDePrueba({ first_name: 'Eva', birth_month: 3, birth_edtf: null }),
  )

  expect(dos).toMatchObject({
    ...nacida['1510~'],
    death_edtf: '16XX',
    death_year: null,
    death_min: 1600,
    death_max: 1699,
  })
  expect(deAntes).toMatchObject({ birth_edtf: '1930-03', birth_year: 1930, birth_min: 1930, birth_max: 1930 })
})

test('sin nada el año sigue siendo obligatorio; en blanco dice que nadie lo sabe', async () => {
  const { api } = testApi()

  expect((await api.composers.post(sinAnio())).data).toMatchObject({
    error: 'El año de nacimiento es obligatorio.',
  })
  const { status, data } = await api.composers.post({ ...sinAnio(), birth_edtf: '' })
  expect(status).toBe(201)
  expect(data).toMatchObject({ birth_year: null, birth_edtf: null, birth_min: null })
})

const NO_SE_ENTIENDE = /^No se entiende la fecha de nacimiento: /

test.each([
  [{ birth_edtf: '1650~/1640' }, /^En la fecha de nacimiento, el primer año no puede ser posterior/],
  [{ birth_edtf: 'siglo 25' }, NO_SE_ENTIENDE],
  [{ birth_edtf: '24XX' }, /^El siglo de nacimiento debe ser un número entero entre 2 y 21\.$/],
  [{ birth_edtf: '21XX' }, /^El siglo de nacimiento debe ser un número entero entre 2 y 21\.$/],
  [{ birth_edtf: '20XX', death_edtf: '2030/' }, /^La fecha de fallecimiento no puede estar en el futuro\.$/],
  [{ birth_edtf: '203X' }, /^La fecha de nacimiento no puede estar en el futuro\.$/],
  [{ birth_edtf: '2026-12-31' }, /^La fecha de nacimiento no puede estar en el futuro\.$/],
  [{ birth_edtf: '1885-02-30' }, /^Ese día no existe en ese mes\.$/],
  [{ birth_edtf: '1510~', death_edtf: '/1504' }, /^La fecha de fallecimiento no puede ser anterior/],
  [{ birth_edtf: '16XX', death_year: 1599 }, /^La fecha de fallecimiento no puede ser anterior/],
  [{ birth_edtf: '1885', death_edtf: '1884' }, /^El año de fallecimiento no puede ser anterior/],
  [{ birth_year: 1930, birth_edtf: 1510 }, /^El campo «birth_edtf» debe ser un texto\.$/],
])('no vale %o', async (datos, mensaje) => {
  const { api } = testApi()

  const { status, data } = await api.composers.post({ ...sinAnio(), ...(datos as object) } as never)

  expect(status).toBe(400)
  expect(data).toMatchObject({ error: expect.stringMatching(mensaje) })
})

test.each([
  [{ birth_edtf: '1510~', death_year: 1506 }],
  [{ birth_edtf: '16XX', death_edtf: '1600~' }],
  [{ birth_edtf: '1680/', death_edtf: '/1680' }],
])('vale %o: alguna lectura es posible', async (datos) => {
  const { api } = testApi()

  expect((await api.composers.post({ ...sinAnio(), ...datos })).status).toBe(201)
})

test('que falleció y se ignora cuándo no dice nada donde se sabe algo', async () => {
  const { api } = testApi()

  const { data } = await api.composers.post(aporteDePrueba({ death_unknown: true, death_edtf: '196X' }))

  expect(data).toMatchObject({ death_unknown: false, death_edtf: '196X' })
})

describe('al editar', () => {
  const conIncierta = () => {
    const contexto = testApi()
    insertCreador(contexto.db, { birth_edtf: '1510~', death_edtf: '16XX' })
    const edit = async (cambios: object) => {
      const { status, data } = await contexto.asAdmin.composers({ id: 1 }).put(cambios)
      expect(status).toBe(200)
      return data
    }
    return { ...contexto, edit }
  }

  test('quien devuelve los campos de antes como los vio no destruye nada', async () => {
    const { edit } = conIncierta()

    const data = await edit({ birth_year: 1510, birth_month: null, death_year: null, bio: 'Otra.' })

    expect(data).toMatchObject({ bio: 'Otra.', birth_edtf: '1510~', death_edtf: '16XX', birth_min: 1505 })
  })

  test('otros valores de antes escriben una fecha exacta', async () => {
    const { edit } = conIncierta()

    expect(await edit({ birth_year: 1512, death_year: 1580 })).toMatchObject({
      birth_edtf: '1512',
      birth_min: 1512,
      birth_max: 1512,
      death_edtf: '1580',
      death_year: 1580,
    })
  })

  test('un EDTF nuevo vale, y en blanco quita la fecha', async () => {
    const { edit } = conIncierta()

    expect(await edit({ birth_edtf: '1510' })).toMatchObject({ birth_edtf: '1510', birth_max: 1510 })
    expect(await edit({ birth_edtf: '', death_edtf: null })).toMatchObject({
      birth_edtf: null,
      birth_year: null,
      birth_min: null,
      death_edtf: null,
    })
    expect(await edit({ birth_edtf: '', birth_year: 1513 })).toMatchObject({ birth_edtf: '1513' })
  })

  test('queda en el historial y en la auditoría, y se restaura', async () => {
    const { edit, asAdmin } = conIncierta()
    await edit({ birth_edtf: '1512' })
    await edit({ birth_year: 1585 })

    const { data: historial } = await asAdmin.composers({ id: 1 }).history.get()
    expect(historial?.map(({ antes }) => antes)).toEqual([
      { birth_year: 1512, birth_month: null, birth_day: null, birth_edtf: '1512' },
      { birth_year: 1510, birth_month: null, birth_day: null, birth_edtf: '1510~' },
    ])
    const restore = (versionId: number) => asAdmin.composers({ id: 1 }).history({ versionId }).restore.post()
    expect((await restore(1)).data).toMatchObject({ ...nacida['1510~'], death_edtf: '16XX' })
    expect((await restore(2)).data).toMatchObject({ birth_edtf: '1512', birth_min: 1512 })
    const { data: auditoria } = await asAdmin.admin.auditoria.get({ query: {} })
    expect(JSON.stringify(auditoria)).toContain('fecha de nacimiento')
  })
})

describe('una sugerencia', () => {
  const sugiere = async (actual: object, datos: object) => {
    const contexto = testApi()
    insertCreador(contexto.db, actual)
    const { status, data } = await contexto.api
      .composers({ id: 1 })
      .suggestions.post(sugerenciaDePrueba(datos))
    const {
      id: _,
      status: _estado,
      reason: _motivo,
      created_at: _cuando,
      recibo: _recibo,
      ...cambios
    } = Object(data)
    return { ...contexto, status, cambios }
  }

  test.each([
    ['un «hacia» de lo exacto', { birth_year: 1510 }, { birth_edtf: '1510~' }, { birth_edtf: '1510~' }],
    ['lo exacto de un «hacia»', { birth_edtf: '1510~' }, { birth_edtf: '1510' }, { birth_edtf: '1510' }],
    [
      'otro año, con los campos de antes',
      { birth_edtf: '1510~' },
      { birth_year: 1512 },
      { birth_edtf: '1512' },
    ],
    ['de lo que no se sabía', {}, { death_edtf: '16XX' }, { death_edtf: '16XX' }],
    [
      'con los dos, vale el EDTF',
      { birth_year: 1510 },
      { birth_edtf: '151X', birth_year: 1 },
      { birth_edtf: '151X' },
    ],
    ['un día', { birth_year: 1885 }, { birth_edtf: '1885-05-05' }, { birth_edtf: '1885-05-05' }],
  ])('%s', async (_que, actual, datos, esperado) => {
    const { cambios, asAdmin } = await sugiere(actual, datos)
    expect(cambios).toMatchObject(esperado)

    const { data } = await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

    expect(data?.Composer).toMatchObject(esperado)
  })

  test.each([
    [{ birth_edtf: '1510~' }, { birth_year: 1510 }],
    [{ birth_edtf: '1510~' }, { birth_edtf: '1510~', birth_year: 1900 }],
    [{ birth_edtf: '1885-05-05' }, { birth_year: 1885 }],
    [{ birth_edtf: '1885-05-05' }, { birth_edtf: '1885-05-05' }],
    [{ birth_edtf: '1885-05-05' }, { birth_edtf: '' }],
  ])('a %o, %o no le cambia nada', async (actual, datos) => {
    expect((await sugiere(actual, datos)).status).toBe(400)
  })

  test.each([
    ['el año', { birth_edtf: '1885' }, { birth_edtf: '1885', birth_month: null, birth_day: null }],
    ['el mes', { birth_edtf: '1885-05' }, { birth_edtf: '1885-05', birth_month: 5, birth_day: null }],
    ['el año, con sus partes', { birth_edtf: '1885', birth_year: 1885 }, { birth_edtf: '1885' }],
    ['otro año', { birth_edtf: '1886' }, { birth_edtf: '1886', birth_year: 1886, birth_day: null }],
  ])('de un día puede dejar solo %s', async (_que, datos, esperado) => {
    const { cambios, asAdmin } = await sugiere({ birth_edtf: '1885-05-05' }, datos)
    expect(cambios).toEqual({ birth_edtf: datos.birth_edtf })

    const { data } = await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

    expect(data?.Composer).toMatchObject(esperado)
  })

  test('no se puede aprobar lo que ya no es posible', async () => {
    const { asAdmin } = await sugiere({ birth_year: 1500 }, { death_edtf: '/1600' })
    await asAdmin.composers({ id: 1 }).put({ birth_year: 1700 })

    const { status, data } = await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

    expect(status).toBe(409)
    expect(JSON.stringify(data)).toContain('anterior a la de nacimiento')
  })
})

test('una corrección que no sabe de EDTF no lo pierde', async () => {
  const contexto = testApi()
  const { api, asAdmin, outbox, sent } = contexto
  await api.composers.post({ ...sinAnio(), birth_edtf: '1510~' })
  await asAdmin.admin.composers({ id: 1 }).review.post({ reason: 'Falta la fuente.' })
  await outbox.sendDue()
  const [, token = ''] = /token=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? []

  const { data } = await api.composers
    .resubmit({ id: 1 })
    .put({ ...sinAnio(), birth_year: 1510, bio: 'Con su fuente.', token })

  expect(data).toMatchObject({ ...nacida['1510~'], bio: 'Con su fuente.' })
})

test('lo mismo dicho con «hacia» no es lo mismo: no es un aporte repetido', async () => {
  const { api } = testApi()
  const { data: uno } = await api.composers.post(aporteDePrueba())
  const { data: otro } = await api.composers.post({ ...sinAnio(), birth_edtf: '1930~' })
  const { data: repetido } = await api.composers.post({ ...sinAnio(), birth_edtf: '1930~' })

  expect(otro?.id).not.toBe(uno?.id)
  expect(repetido?.id).toBe(otro?.id)
})

describe('en la línea', () => {
  const inciertos = {
    Uno: { birth_edtf: '1510~', death_unknown: true },
    Dos: { birth_edtf: '156X' },
    Tres: { birth_edtf: '16XX', death_edtf: '/1720' },
    Cuatro: { birth_edtf: '1640', death_edtf: '1645' },
    Cinco: {},
    Seis: { birth_edtf: '1990' },
  }
  const conInciertos = () => {
    const contexto = testApi()
    for (const [first_name, datos] of Object.entries(inciertos))
      insertCreador(contexto.db, { first_name, ...datos })
    const nombres = async (query: object) =>
      (await contexto.api.composers.get({ query })).data?.data.map(({ first_name }) => first_name)
    return { ...contexto, nombres }
  }

  test('van por el medio de lo que pueden ser', async () => {
    const { nombres } = conInciertos()

    expect(await nombres({})).toEqual(['Uno', 'Dos', 'Cuatro', 'Tres', 'Seis', 'Cinco'])
    expect(await nombres({ order: 'desc' })).toEqual(['Seis', 'Tres', 'Cuatro', 'Dos', 'Uno', 'Cinco'])
  })

  test.each([
    [1504, []],
    [1505, ['Uno']],
    [1590, ['Uno', 'Dos']],
    [1644, ['Dos', 'Cuatro', 'Tres']],
    [1650, ['Tres']],
    [1720, ['Tres']],
    [1721, []],
    [2026, ['Seis']],
    [2027, []],
  ])('vivía en %i', async (vivia_en, esperados) => {
    const { nombres } = conInciertos()

    expect(await nombres({ vivia_en })).toEqual(esperados)
  })

  test('con los demás filtros, y en las cifras de la línea', async () => {
    const { api, nombres } = conInciertos()

    expect(await nombres({ vivia_en: 1644, q: 'tres' })).toEqual(['Tres'])
    const { data } = await api.composers.timeline.get({ query: { vivia_en: 1644 } })
    expect(data).toMatchObject({
      total: 3,
      resumen: {
        total: 3,
        siglos: 2,
        desde: 1564,
        hasta: 1649,
        decadas: [{ decada: 1560 }, { decada: 1640, total: 2 }],
      },
      catalogo: { total: 6 },
    })
  })

  test('quien puede vivir vive hasta este año, también cuando cambia', async () => {
    const { nombres, advance } = conInciertos()
    expect(await nombres({ vivia_en: 2026 })).toEqual(['Seis'])

    advance(366 * 86_400_000)

    expect(await nombres({ vivia_en: 2027 })).toEqual(['Seis'])
  })

  test.each(['0', '2101', '16.5', 'ayer', '-3'])('vivia_en=%s no vale', async (anio) => {
    const { call } = testApi()

    const response = await call(`/composers?vivia_en=${anio}`)

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: 'El año de «vivia_en» debe ser un número entero entre 1 y 2100.',
    })
  })

  test('«hacia» no es de hoy ni tiene aniversarios', async () => {
    const { db, api } = testApi()
    insertCreador(db, { first_name: 'Hacia', birth_edtf: '1926~' })
    insertCreador(db, { first_name: 'Exacta', birth_edtf: '1926-03' })

    const { data } = await api.composers.today.get()

    expect(
      data?.aniversarios.flatMap(({ nacimientos }) => nacimientos.map(({ first_name }) => first_name)),
    ).toEqual(['Exacta'])
  })
})

import { expect, test } from 'vitest'
import { listMoved } from '../../../api/site/moved.ts'
import { conCreadores } from '../../support/creadores-por-unir.ts'
import { aporteDePrueba } from '../../support/formularios.ts'

const otro = (nombre: string, clase = 'SEUDONIMO') =>
  ({ nombre, clase }) as { nombre: string; clase: 'SEUDONIMO' }
const mangore = otro('Nitsuga Mangoré')

const conMangore = () =>
  conCreadores(
    {
      first_name: 'Cayo Sila',
      last_name: 'Godoy',
      bio: 'Estudió a Mangoré.',
      notable_works: 'Vida de Mangoré',
    },
    { first_name: 'Agustín', last_name: 'Barrios', birth_year: 1885, otros_nombres: [mangore] },
  )

test('se busca por otro nombre como por el nombre, y se dice por cuál', async () => {
  const { a, b, api } = conMangore()

  const { data: hallados } = await api.composers.search.get({ query: { query: 'MANGORE' } })
  const { data: lista } = await api.composers.get({ query: { q: 'nitsuga' } })
  const { data: linea } = await api.composers.timeline.get({ query: { q: 'mangoré barrios' } })
  const { data: porSuNombre } = await api.composers.search.get({ query: { query: 'agustin barrios' } })

  expect(hallados?.map(({ id, coincide }) => [id, coincide])).toEqual([
    [b, 'seudónimo: Nitsuga Mangoré'],
    [a, undefined],
  ])
  expect(lista?.data).toMatchObject([
    { id: b, coincide: 'seudónimo: Nitsuga Mangoré', otros_nombres: [mangore] },
  ])
  expect(linea?.mejor).toMatchObject({
    creador: { id: b, coincide: 'seudónimo: Nitsuga Mangoré' },
    casi: false,
  })
  expect(porSuNombre?.[0]).not.toHaveProperty('coincide')
})

test('con una letra de menos se lo encuentra también', async () => {
  const { b, api } = conMangore()

  const { data } = await api.composers.search.get({ query: { query: 'nitsga' } })

  expect(data).toMatchObject([{ id: b, coincide: 'seudónimo: Nitsuga Mangoré' }])
})

test('la dirección de otro nombre lleva a su ficha, salvo que sea la de alguien', async () => {
  const { a, b, db, porSlug, edit } = conCreadores(
    { otros_nombres: [otro('Mangoré'), otro('Nenín')] },
    { otros_nombres: [otro('Mangore')] },
    { status: 'PENDING_REVIEW', otros_nombres: [otro('Perla')] },
  )

  expect(await porSlug('mangore')).toMatchObject({ id: a, slug: 'a' })
  expect(await porSlug('nenin')).toMatchObject({ id: a })
  expect(await porSlug('perla')).toMatchObject({ code: 'creador_no_encontrado' })
  expect(await porSlug('mang')).toMatchObject({ code: 'creador_no_encontrado' })

  expect(listMoved(db)).toEqual([
    { from: 'mangore', to: 'a' },
    { from: 'nenin', to: 'a' },
  ])

  await edit(b, { slug: 'nenin' })
  expect(await porSlug('nenin')).toMatchObject({ id: b })
  await edit(b, { slug: 'otra' })
  expect(await porSlug('nenin')).toMatchObject({ id: b, slug: 'otra' })
  expect(listMoved(db)).toContainEqual({ from: 'nenin', to: 'otra' })
})

test('quien administra los pone, cambia y quita, y el historial los guarda', async () => {
  const { a, edit, ficha, historia, api, asAdmin } = conCreadores({})
  const hallados = async () => (await api.composers.search.get({ query: { query: 'rosicran' } })).data?.length

  expect((await edit(a, { otros_nombres: [otro('Rosicrán'), otro('ROSICRAN')] })).data.otros_nombres).toEqual(
    [otro('Rosicrán')],
  )
  expect(await hallados()).toBe(1)
  await edit(a, { otros_nombres: [] })
  expect(await hallados()).toBe(0)

  const versiones = await historia(a)
  expect(versiones.map(({ antes }) => antes)).toEqual([
    { otros_nombres: [otro('Rosicrán')] },
    { otros_nombres: [] },
  ])
  await asAdmin(`POST /composers/${a}/history/${versiones[0]?.id}/restore`)
  expect((await ficha(a)).otros_nombres).toEqual([otro('Rosicrán')])
  expect(await hallados()).toBe(1)
})

test.each([
  [Array.from({ length: 13 }, (_, i) => otro(`N ${i}`)), 'Puedes poner hasta 12 nombres.'],
  [[otro('ana  á')], 'Uno de los otros nombres es el nombre mismo: escribe solo los otros.'],
])('%j no se guarda ni se sugiere', async (otros_nombres, mensaje) => {
  const { a, edit, send, ficha } = conCreadores({})
  const sugerencia = { reason: 'Así lo llaman.', suggester_email: 'lectora@sugiere.py', otros_nombres }

  for (const { status, data } of [
    await edit(a, { otros_nombres }),
    await send(`POST /composers/${a}/suggestions`, sugerencia),
  ]) {
    expect(status).toBe(400)
    expect(data.campos).toEqual({ otros_nombres: mensaje })
  }
  expect((await ficha(a)).otros_nombres).toEqual([])
})

test('dos sugerencias que agregan un nombre cada una lo agregan las dos', async () => {
  const { a, suggest, approve, ficha } = conCreadores({ otros_nombres: [otro('Uno')] })
  const primera = await suggest(a, { otros_nombres: [otro('Uno'), otro('Dos')] })
  const segunda = await suggest(a, { otros_nombres: [otro('Uno'), otro('Tres')] })

  await approve(primera.id)
  await approve(segunda.id)

  expect((await ficha(a)).otros_nombres).toEqual([otro('Uno'), otro('Dos'), otro('Tres')])
})

test('a quien pasa a llamarse como lo llamaban ya no se lo llama así aparte', async () => {
  const { a, suggest, approve, ficha } = conCreadores({ otros_nombres: [otro('Ana Perla')] })

  await approve((await suggest(a, { last_name: 'Perla' })).id)

  expect(await ficha(a)).toMatchObject({ last_name: 'Perla', otros_nombres: [] })
})

test('quien aporta los dice, y quien revisa ve a quién se parece por ellos', async () => {
  const { b, send, asAdmin } = conMangore()

  const { status, data } = await send(
    'POST /composers',
    aporteDePrueba({
      first_name: 'Nitsuga',
      last_name: 'Mangoré',
      birth_year: 1885,
      otros_nombres: [otro('El Indio')],
    }),
  )

  expect([status, data.otros_nombres]).toEqual([201, [otro('El Indio')]])
  expect((await asAdmin(`GET /admin/composers/${data.id}`)).data.parecidos).toMatchObject([{ id: b }])
})

test('quien tiene el nombre de otro es un posible duplicado', async () => {
  const { a, b, asAdmin } = conCreadores(
    { otros_nombres: [otro('Luz Perla')] },
    { first_name: 'Luz', last_name: 'Perla' },
    { first_name: 'Eva', last_name: 'Sol' },
  )

  const { data } = await asAdmin('GET /admin/composers/duplicados')

  expect(data.map(({ uno, otro }: Record<string, { id: number }>) => [uno?.id, otro?.id])).toEqual([[a, b]])
})

test('dos que se unen se llaman como los dos; deshechas en cualquier orden, cada una se lleva los suyos', async () => {
  const { a, b, c, join, undo, edit, ficha, asAdmin } = conCreadores(
    { otros_nombres: [otro('Uno')] },
    { otros_nombres: [otro('Dos'), otro('UNO', 'VARIANTE'), otro('Ana A')] },
    { otros_nombres: [otro('Tres')] },
  )
  const vista = await asAdmin(`POST /admin/composers/${a}/fusionar?prueba=1`, { con: b })
  const primera = await join(a, b)
  const segunda = await join(a, c)

  expect(vista.data.difieren).toContainEqual({ grupo: 'otros_nombres', sugerido: 'dos', elegido: 'dos' })
  expect((await ficha(a)).otros_nombres).toEqual([otro('Uno'), otro('Dos'), otro('Tres')])
  expect((await undo(primera)).data.quedaron).toEqual([])
  expect((await ficha(a)).otros_nombres).toEqual([otro('Uno'), otro('Tres')])
  expect((await ficha(b)).otros_nombres).toHaveLength(3)
  await edit(a, { otros_nombres: [otro('Nuevo')] })
  expect((await undo(segunda)).data.quedaron).toEqual(['otros_nombres'])
  expect((await ficha(a)).otros_nombres).toEqual([otro('Nuevo')])
  expect((await ficha(c)).otros_nombres).toEqual([otro('Tres')])
})

test.each([
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
])(
  'tres que se unieron a una y se separan en el orden %i, %i, %i se llevan cada una lo suyo',
  async (...orden) => {
    const letras = ['A', 'B', 'C', 'D']
    const { a, b, c, join, undo, ficha } = conCreadores(
      ...letras.map((letra) => ({ otros_nombres: [otro(`Nombre ${letra}`), otro('Común')] })),
    )
    const otras = [b, c, c + 1]
    const fusiones = [await join(a, b), await join(a, c), await join(a, c + 1)]
    const nombres = async (id: number) =>
      (await ficha(id))?.otros_nombres.map(({ nombre }: { nombre: string }) => nombre).toSorted()

    expect(await nombres(a)).toEqual(['Común', ...letras.map((letra) => `Nombre ${letra}`)])
    const quedan = new Set(letras)
    for (const cual of orden) {
      expect((await undo(fusiones[cual] as number)).data.quedaron).toEqual([])
      quedan.delete(letras[cual + 1] as string)
      expect(await nombres(a)).toEqual(['Común', ...[...quedan].map((letra) => `Nombre ${letra}`)])
      expect(await nombres(otras[cual] as number)).toEqual(['Común', `Nombre ${letras[cual + 1]}`])
    }
  },
)

test('de los nombres también se puede elegir los de uno solo', async () => {
  const { a, b, join, ficha } = conCreadores(
    { otros_nombres: [otro('Uno')] },
    { otros_nombres: [otro('Dos')] },
  )

  await join(a, b, { otros_nombres: 'id' })

  expect((await ficha(a)).otros_nombres).toEqual([otro('Uno')])
})

import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const mundo = () => {
  const { db, api } = testApi()
  const insert = (first_name: string, datos: Parameters<typeof insertCreador>[1] = {}) =>
    insertCreador(db, {
      first_name,
      last_name: 'Gil',
      sort_name: `${first_name.toLowerCase()} gil`,
      ...datos,
    })
  const siguientes = async (id = 1) =>
    (await api.composers({ id }).next.get()).data?.map(({ creador, por }) => [creador.first_name, por])
  return { db, api, insert, siguientes }
}
const posguerra = { period: 'POSGUERRA', mainRole: ['COMPOSER'] } as const
const de = (birth_year: number, mainRole: 'COMPOSER' | 'PINTOR' | 'PERFORMER' = 'COMPOSER') => ({
  ...posguerra,
  mainRole: [mainRole],
  birth_year,
})

test('una ficha lleva a quien nombra, a quien se le parece y a otro arte de su tiempo', async () => {
  const { insert, siguientes } = mundo()
  insert('Ana', { ...de(1885), bio: 'Discípula de Luz Gil, en Asunción.' })
  insert('Luz', { ...de(1850), period: 'COLONIAL' })
  insert('Lejana', de(1910))
  insert('Cercana', de(1888))
  insert('Intérprete', de(1886, 'PERFORMER'))
  insert('Pintora', de(1890, 'PINTOR'))
  insert('Otra Pintora', de(1899, 'PINTOR'))

  expect(await siguientes()).toEqual([
    ['Luz', 'Nombrado en la ficha de Ana Gil'],
    ['Cercana', 'Mismo período y oficio'],
    ['Pintora', 'Mismo tiempo, otro arte'],
  ])
})

test('quien no nombra a nadie lleva a quien la nombra', async () => {
  const { insert, siguientes } = mundo()
  insert('Ana', de(1885))
  insert('Luz', { ...de(1700, 'PINTOR'), period: 'COLONIAL', bio: 'Maestra de Ana Gil.' })
  insert('Sol', { ...de(1700, 'PINTOR'), period: 'COLONIAL', bio: 'Gil conoció a Ana.' })

  expect(await siguientes()).toEqual([['Luz', 'En su ficha se nombra a Ana Gil']])
})

test('de otro nombre también es quien se nombra, y quien la nombra', async () => {
  const { insert, siguientes } = mundo()
  const otros = (...nombres: string[]) => ({
    otros_nombres: nombres.map((nombre) => ({ nombre, clase: 'VARIANTE' as const })),
  })
  insert('Ana', { ...de(1885), bio: 'Oyó a Luz Núñez, y a Nitsuga Mangoré en La Plata.' })
  insert('Luz', { ...de(1700, 'PINTOR'), period: 'COLONIAL', ...otros('Luz Núñez') })
  insert('Sol', { ...de(1700, 'PERFORMER'), period: 'DICTADURA', ...otros('Mangoré', 'Nitsuga Mangoré') })

  expect(await siguientes(1)).toEqual([
    ['Luz', 'Nombrado en la ficha de Ana Gil'],
    ['Sol', 'Nombrado en la ficha de Ana Gil'],
  ])
  expect(await siguientes(3)).toEqual([['Ana', 'En su ficha se nombra a Sol Gil']])
})

test('son tres aunque de una clase no haya nadie, y nadie dos veces ni sin publicar', async () => {
  const { insert, siguientes } = mundo()
  insert('Ana', { ...de(1885), bio: 'Amiga de Cercana Gil y de Oculta Gil.' })
  insert('Cercana', de(1886))
  insert('Segunda', de(1880))
  insert('Tercera', de(1899))
  insert('Oculta', { ...de(1885), status: 'PENDING_REVIEW' })

  expect(await siguientes()).toEqual([
    ['Cercana', 'Nombrado en la ficha de Ana Gil'],
    ['Segunda', 'Mismo período y oficio'],
    ['Tercera', 'Mismo período y oficio'],
  ])
})

test('a quien le faltan siguen su oficio en otro período, el vecino primero, y su período en otro oficio', async () => {
  const { insert, siguientes } = mundo()
  insert('Ana', { ...de(1885), period: 'POSGUERRA' })
  insert('Lejana', { ...de(1960), period: 'DICTADURA' })
  insert('Vecina', { ...de(1840), period: 'INDEPENDENCIA_Y_GUERRA_GRANDE' })
  insert('Ignota', { ...posguerra, mainRole: ['PERFORMER'] })
  insert('Oculta', { ...de(1886), status: 'PENDING_REVIEW' })

  expect(await siguientes()).toEqual([
    ['Vecina', 'Mismo oficio'],
    ['Ignota', 'Mismo período'],
    ['Lejana', 'Mismo oficio'],
  ])
})

test('de su tiempo no es quien nació mucho después, ni de quien no se sabe cuándo', async () => {
  const { insert, siguientes } = mundo()
  insert('Ana', { ...de(1600), period: 'COLONIAL' })
  insert('Tardía', { ...de(1790, 'PINTOR'), period: 'COLONIAL' })
  insert('Ignota', { period: 'COLONIAL', mainRole: ['PINTOR'] })

  expect(await siguientes()).toEqual([
    ['Tardía', 'Mismo período'],
    ['Ignota', 'Mismo período'],
  ])
})

test('quien no tiene período no tiene el mismo que nadie, y de nadie no sigue nadie', async () => {
  const { insert, siguientes, api } = mundo()
  insert('Ana', { mainRole: ['COMPOSER'], period: 'INDETERMINADO' })
  insert('Luz', { mainRole: ['COMPOSER'], period: 'INDETERMINADO' })

  expect(await siguientes()).toEqual([['Luz', 'Mismo oficio']])
  expect((await api.composers({ id: 9 }).next.get()).status).toBe(404)
})

import { expect, test } from 'vitest'
import { camposDeCon, gruposQueDifieren, ladoSugerido } from '../../src/domain/creadores/fusiones.ts'

test('sin elegir nada queda todo lo del que queda', () => {
  expect(camposDeCon({})).toEqual([])
  expect(camposDeCon({ bio: 'id' })).toEqual([])
})

test('una fecha va entera, y una foto con su autor', () => {
  expect(camposDeCon({ birth_year: 'con' })).toEqual(['birth_edtf', 'birth_year', 'birth_month', 'birth_day'])
  expect(camposDeCon({ birth_year: 'con', birth_month: 'id' })).toContain('birth_month')
  expect(camposDeCon({ photo_url: 'con', bio: 'con' })).toEqual(['photo_url', 'photo_credit', 'bio'])
})

test('difiere lo que dice otra cosa; que falte no es otra cosa que nada', () => {
  const id = { bio: 'Una.', birth_year: 1885, photo_url: null, mainRole: ['COMPOSER'] }
  const con = { bio: 'Otra.', birth_year: 1885, mainRole: ['COMPOSER'] }

  expect(gruposQueDifieren(id, con)).toEqual(['bio'])
})

test('se sugiere lo del que queda y, donde no dice nada, lo del otro', () => {
  expect(ladoSugerido('bio', { bio: 'Una.' }, { bio: 'Otra.' })).toBe('id')
  expect(ladoSugerido('foto', { photo_url: null }, { photo_url: 'https://x.py/a.jpg' })).toBe('con')
  expect(ladoSugerido('foto', { photo_url: null }, { photo_url: null })).toBe('id')
})

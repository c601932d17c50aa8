import { expect, test } from 'vitest'
import { calidadSugerida, completitudDe } from '../../src/domain/completitud.ts'
import { periodoSugerido } from '../../src/domain/periodos.ts'

const vacio = {
  first_name: '',
  last_name: '',
  birth_year: null,
  birth_month: null,
  birth_day: null,
  death_year: null,
  death_month: null,
  death_day: null,
  bio: '',
  notable_works: '',
  period: 'UNKNOWN' as const,
  photo_url: null,
  youtube_link: null,
  references: null,
  mainRole: [],
}

test('de quien vive o se ignora cuándo murió no cuentan los campos de la muerte', () => {
  expect(completitudDe(vacio)).toEqual({
    score: 0,
    total: 12,
    percent: 0,
    missing: [
      'first_name',
      'last_name',
      'birth_year',
      'birth_month',
      'birth_day',
      'bio',
      'notable_works',
      'period',
      'photo_url',
      'youtube_link',
      'references',
      'mainRole',
    ],
  })
})

test('con año de muerte cuentan sus tres partes', () => {
  expect(completitudDe({ ...vacio, death_year: 1900, mainRole: ['POET'] })).toMatchObject({
    score: 2,
    total: 15,
    percent: 13,
  })
})

test.each([
  [100, 'A'],
  [90, 'A'],
  [89, 'B'],
  [70, 'B'],
  [69, 'C'],
  [50, 'C'],
  [49, 'D'],
])('con %i % se sugiere la calidad %s', (percent, calidad) => {
  expect(calidadSugerida({ percent })).toBe(calidad)
})

test.each([
  [null, 'INDETERMINADO'],
  [1510, 'COLONIAL'],
  [1811, 'INDEPENDENCIA_Y_GUERRA_GRANDE'],
  [1870, 'POSGUERRA'],
  [1920, 'GUERRA_DEL_CHACO_Y_GUARANIA'],
  [1950, 'DICTADURA'],
  [1989, 'TRANSICION'],
  [1999, 'TRANSICION'],
  [2000, 'ACTUALIDAD'],
])('a quien nació en %s se le sugiere %s', (anio, periodo) => {
  expect(periodoSugerido(anio)).toBe(periodo)
})

import { expect, test } from 'vitest'
import catalogo from '../../db/seed/creadores.json'
import type { FichaDeCatalogo } from '../../src/domain/creadores/catalogo.ts'
import { calidadSugerida, completitudDe } from '../../src/domain/creadores/completitud.ts'
import { periodoSugerido } from '../../src/domain/creadores/periodo-sugerido.ts'

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

test('lo que tiene fuentes de cada dato no carece de ellas', () => {
  const sinFuentes = completitudDe(vacio)
  expect(sinFuentes.missing).toContain('references')
  const fuentes = [{ texto: 'Szarán', datos: [] }]
  expect(completitudDe({ ...vacio, fuentes }).missing).not.toContain('references')
})

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

test.each(['1560/1570', '16XX', '156X', '/1680', '1680/'])(
  '%s dice de qué año es, tanto como uno',
  (edtf) => {
    const conAnio = { birth_year: 1565, birth_edtf: '1565', death_year: 1640, death_edtf: '1640' }

    expect(completitudDe({ ...vacio, birth_edtf: edtf, death_edtf: edtf })).toEqual(
      completitudDe({ ...vacio, ...conAnio }),
    )
    expect(completitudDe({ ...vacio, birth_edtf: edtf })).toMatchObject({ score: 1, total: 12 })
  },
)

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
  ['nadie sabe cuándo nació', { birth_year: null }, 'INDETERMINADO'],
  ['un cronista', { birth_year: 1510 }, 'COLONIAL'],
  ['a los 37 termina la colonia', { birth_year: 1774 }, 'INDEPENDENCIA_Y_GUERRA_GRANDE'],
  ['José Asunción Flores', { birth_year: 1904, death_year: 1972 }, 'GUERRA_DEL_CHACO_Y_GUARANIA'],
  ['murió antes de que terminara', { birth_year: 1893, death_year: 1919 }, 'POSGUERRA'],
  ['Berta Rojas', { birth_year: 1966 }, 'ACTUALIDAD'],
  ['una orquesta es de cuando se funda', { birth_year: 1957, mainRole: ['ENSEMBLE_ORCHESTRA'] }, 'DICTADURA'],
] as const)('%s: %o es de %s', (_, vida, periodo) => {
  expect(periodoSugerido(vida)).toBe(periodo)
})

test('el período sugerido es el del catálogo en al menos 85 de cada 100', () => {
  const conAnio = (catalogo as unknown as FichaDeCatalogo[]).filter(
    ({ birth_year, period }) => birth_year && period !== 'INDETERMINADO',
  )
  const iguales = conAnio.filter((uno) => periodoSugerido(uno) === uno.period)

  expect(conAnio.length).toBeGreaterThan(150)
  expect(iguales.length / conAnio.length).toBeGreaterThanOrEqual(0.85)
})

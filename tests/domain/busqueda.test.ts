import { expect, test } from 'vitest'
import { consultaFts, palabrasDe } from '../../src/domain/busqueda.ts'

test.each([
  ['José  ASUNCIÓN', ['jose', 'asuncion']],
  ["O'Leary", ['o', 'leary']],
  ['  ¿¡—!?  ', []],
  ['guaraní-jopará', ['guarani', 'jopara']],
])('las palabras de «%s»', (texto, palabras) => {
  expect(palabrasDe(texto)).toEqual(palabras)
})

test('la consulta busca todas las palabras, cada una como comienzo', () => {
  expect(consultaFts('José jose Flores')).toBe('"jose"* AND "flores"*')
})

test('los signos y las palabras de FTS5 pierden su sentido', () => {
  expect(consultaFts('"a" OR b* NEAR(c) -d')).toBe('"a"* AND "or"* AND "b"* AND "near"* AND "c"* AND "d"*')
  expect(consultaFts('"*()-')).toBe('""')
})

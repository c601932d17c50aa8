import { expect, test } from 'vitest'
import { consultaFts, palabrasDe } from '../../src/domain/creadores/busqueda.ts'

test.each([
  ['José  ASUNCIÓN', ['jose', 'asuncion']],
  ["O'Leary", ['oleary']],
  ['Tava’i TAVAꞋI tavaʼi', ['tavai', 'tavai', 'tavai']],
  ['  ¿¡—!?  ', []],
  ['guaraní-jopará', ['guarani', 'jopara']],
])('las palabras de «%s»', (texto, palabras) => {
  expect(palabrasDe(texto)).toEqual(palabras)
})

test('la consulta busca todas las palabras, cada una como comienzo', () => {
  expect(consultaFts('José jose Flores')).toBe('"jose"* AND "flores"*')
})

test('una palabra que es el comienzo de otra no agrega nada', () => {
  expect(consultaFts('a asuncion asun flores')).toBe('"asuncion"* AND "flores"*')
})

test('lo que FTS5 no tiene por letra separa palabras', () => {
  expect(palabrasDe('a\u{1e900}b 𝐀lma')).toEqual(['a', 'b', 'lma'])
})

test('los signos y las palabras de FTS5 pierden su sentido', () => {
  expect(consultaFts('"a" OR b* NEAR(c) -d')).toBe('"a"* AND "or"* AND "b"* AND "near"* AND "c"* AND "d"*')
  expect(consultaFts('"*()-')).toBe('""')
})

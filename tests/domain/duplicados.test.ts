import { expect, test } from 'vitest'
import { tituloDeDuplicado } from '../../src/domain/evaluaciones/duplicados.ts'

test.each([
  ['Parcial', [], 'Parcial (copia)'],
  ['Parcial', ['Parcial', 'Parcial (copia)'], 'Parcial (copia 2)'],
  ['Parcial', ['Parcial', 'Parcial (copia)', 'Parcial (copia 2)'], 'Parcial (copia 3)'],
  ['Parcial', ['Parcial (copia 2)'], 'Parcial (copia)'],
  ['Parcial (copia)', ['Parcial', 'Parcial (copia)'], 'Parcial (copia 2)'],
  ['Parcial (copia 9)', ['Parcial (copia 9)'], 'Parcial (copia)'],
])('la copia de «%s», donde están %j, es «%s»', (titulo, ocupados, copia) => {
  expect(tituloDeDuplicado(titulo, ocupados)).toBe(copia)
})

test('el título de una copia no se pasa del largo', () => {
  const titulo = '🎼'.repeat(200)
  const primera = tituloDeDuplicado(titulo)
  const segunda = tituloDeDuplicado(titulo, [titulo, primera])

  expect([...primera]).toHaveLength(200)
  expect([...segunda]).toHaveLength(200)
  expect(segunda).toMatch(/ \(copia 2\)$/)
})

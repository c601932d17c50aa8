import { expect, test } from 'vitest'
import { asuntoDeBoletin, isHoraDeBoletin, lineasDeBoletin } from '../../src/domain/correos/boletin.ts'

test.each([
  ['09:59', false],
  ['10:00', true],
  ['23:59', true],
  ['00:00', false],
])('a las %s UTC en Asunción, ¿es hora? %s', (hora, isHora) => {
  expect(isHoraDeBoletin(Date.parse(`2026-03-02T${hora}:00Z`), 'America/Asuncion')).toBe(isHora)
})

test('cada novedad es una línea, cátedra por cátedra', () => {
  const novedades = [
    { catedra: 'Coro', texto: 'Tarea nueva: «Canon»' },
    { catedra: 'Arpa', texto: '2 entregas nuevas en «Escalas»' },
    { catedra: 'Coro', texto: 'Publicación nueva: «Ensayo»' },
  ]

  expect(lineasDeBoletin(novedades)).toEqual([
    'Coro · Tarea nueva: «Canon»',
    'Coro · Publicación nueva: «Ensayo»',
    'Arpa · 2 entregas nuevas en «Escalas»',
  ])
})

test('lo que es demasiado se cuenta', () => {
  const muchas = (cuantas: number) =>
    Array.from({ length: cuantas }, (_, i) => ({ catedra: 'Coro', texto: `${i}` }))

  expect(lineasDeBoletin(muchas(15))).toHaveLength(15)
  expect(lineasDeBoletin(muchas(16)).at(-1)).toBe('Y una novedad más.')
  expect(lineasDeBoletin(muchas(20)).at(-1)).toBe('Y 5 novedades más.')
  expect([1, 4].map(asuntoDeBoletin)).toEqual(['Tu resumen: una novedad', 'Tu resumen: 4 novedades'])
})

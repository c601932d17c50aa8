import { expect, test } from 'vitest'
import { nivelDePuntaje, porcentajeDePuntos } from '../../src/domain/nota-final/puntajes.ts'

test.each([
  [100, 'excelente'],
  [90, 'excelente'],
  [89.99, 'bueno'],
  [70, 'bueno'],
  [69.99, 'regular'],
  [50, 'regular'],
  [49.99, 'bajo'],
  [0, 'bajo'],
])('%s %% es %s', (porcentaje, nivel) => {
  expect(nivelDePuntaje(porcentaje)).toBe(nivel)
})

test.each([
  [5, 7, 71.42],
  [2, 3, 66.66],
  [59_999, 100_000, 59.99],
  [29, 100, 29],
  [7, 7, 100],
  [0, 7, 0],
  [0, 0, null],
])('%d puntos de %d son %d %%, nunca redondeado hacia arriba', (obtenidos, posibles, porcentaje) => {
  expect(porcentajeDePuntos(obtenidos, posibles)).toBe(porcentaje)
})

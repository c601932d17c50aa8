import { expect, test } from 'vitest'
import { nivelDePuntaje } from '../../src/domain/puntajes.ts'

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

import { expect, test } from 'vitest'
import { proximaManana } from '../../src/domain/aportes/carta-de-la-manana.ts'

test.each([
  ['2026-12-31T22:00:00Z', '2027-01-01T11:00:00.000Z'],
  ['2027-01-01T05:00:00Z', '2027-01-01T11:00:00.000Z'],
  ['2027-01-01T11:00:00Z', '2027-01-02T11:00:00.000Z'],
])('a las %s, la próxima mañana a las ocho de Asunción es %s', (ahora, manana) => {
  expect(new Date(proximaManana('America/Asuncion', Date.parse(ahora))).toISOString()).toBe(manana)
})

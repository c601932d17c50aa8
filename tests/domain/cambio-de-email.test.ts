import { expect, test } from 'vitest'
import { isConfirmable, isOtroEmail } from '../../src/domain/cambio-de-email.ts'

const VENCE = 1_000_000

test.each([
  ['recién enviado', 0, VENCE - 1, true],
  ['con cuatro intentos', 4, VENCE - 1, true],
  ['con cinco intentos', 5, VENCE - 1, false],
  ['vencido', 0, VENCE, false],
])('%s', (_caso, intentos, ahora, vale) => {
  expect(isConfirmable({ intentos, venceEn: VENCE }, ahora)).toBe(vale)
})

test.each([
  ['ana@paz.py', 'Ana@Paz.PY', false],
  ['ana@paz.py', 'ana@paz.com', true],
])('%s y %s', (uno, otro, es) => {
  expect(isOtroEmail(uno, otro)).toBe(es)
})

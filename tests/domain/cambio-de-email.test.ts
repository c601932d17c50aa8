import { expect, test } from 'vitest'
import { isConfirmable, isOtroEmail } from '../../src/domain/sesiones/cambio-de-email.ts'

const VENCE = 1_000_000

test.each([
  ['recién enviado', 0, VENCE - 1, null, true],
  ['con cuatro intentos', 4, VENCE - 1, null, true],
  ['con cinco intentos', 5, VENCE - 1, null, false],
  ['vencido', 0, VENCE, null, false],
  ['ya confirmado', 0, VENCE - 1, VENCE - 2, false],
])('%s', (_caso, intentos, ahora, confirmadoEn, vale) => {
  expect(isConfirmable({ intentos, venceEn: VENCE, confirmadoEn }, ahora)).toBe(vale)
})

test.each([
  ['ana@paz.py', 'Ana@Paz.PY', false],
  ['ana@paz.py', 'ana@paz.com', true],
])('%s y %s', (uno, otro, es) => {
  expect(isOtroEmail(uno, otro)).toBe(es)
})

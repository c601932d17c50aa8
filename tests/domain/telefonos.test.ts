import { expect, test } from 'vitest'
import { mayHaveWhatsApp, numeroInternacional } from '../../src/domain/personas/telefonos.ts'

test.each([
  ['0981 123 456', '595981123456'],
  ['(0981) 123-456', '595981123456'],
  ['981123456', '595981123456'],
  ['+595 981 123456', '595981123456'],
  ['00595981123456', '595981123456'],
  ['595 981 123 456', '595981123456'],
  ['021 555 100', '59521555100'],
  ['+54 9 376 4123456', '5493764123456'],
  ['0981 123 456 / 0982 654 321', null],
  ['interno 12', null],
  ['no tiene', null],
])('%s se llama al %s', (escrito, numero) => {
  expect(numeroInternacional(escrito)).toBe(numero)
})

test('por WhatsApp se escribe a un celular, no a una línea baja', () => {
  expect(mayHaveWhatsApp('595981123456')).toBe(true)
  expect(mayHaveWhatsApp('59521555100')).toBe(false)
  expect(mayHaveWhatsApp('5493764123456')).toBe(true)
})

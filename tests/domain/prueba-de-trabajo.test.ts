import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { azarDe } from '../../src/domain/base/azar.ts'
import { DIFICULTAD, isPrueba } from '../../src/domain/sesiones/prueba-de-trabajo.ts'
import { primerosDeSha256 } from '../../src/lib/sha256.ts'

test('los primeros bits son los de SHA-256', () => {
  const azar = azarDe(7)
  for (let vez = 0; vez < 500; vez++) {
    const texto = Array.from({ length: azar.entero(0, 55) }, () => azar.uno([...'abc019:.-_'])).join('')

    expect(primerosDeSha256(texto)).toBe(createHash('sha256').update(texto).digest().readUInt32BE())
  }
})

test('lo que no entra en un bloque no se calcula', () => {
  expect(() => primerosDeSha256('x'.repeat(56))).toThrow()
})

test('vale lo que comienza con tantos ceros', () => {
  expect(isPrueba(2 ** (32 - DIFICULTAD) - 1)).toBe(true)
  expect(isPrueba(2 ** (32 - DIFICULTAD))).toBe(false)
  expect(isPrueba(2 ** 32 - 1)).toBe(false)
})

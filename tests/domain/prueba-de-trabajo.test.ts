import { expect, test, vi } from 'vitest'
import { DIFICULTAD, isPrueba } from '../../src/domain/sesiones/prueba-de-trabajo.ts'
import { responde } from '../support/prueba-de-trabajo.ts'

vi.stubGlobal('location', { origin: 'http://localhost' })
const { solve } = await import('../../src/lib/prueba-de-trabajo.ts')

test.each(['a', 'b', 'c'])(
  'el navegador responde lo primero que el servidor da por bueno: %s',
  async (letra) => {
    const reto = `1.${letra.repeat(32)}`

    expect(await solve(reto)).toBe(responde(reto))
  },
)

test('vale lo que comienza con tantos ceros', () => {
  expect(isPrueba(2 ** (32 - DIFICULTAD) - 1)).toBe(true)
  expect(isPrueba(2 ** (32 - DIFICULTAD))).toBe(false)
  expect(isPrueba(2 ** 32 - 1)).toBe(false)
})

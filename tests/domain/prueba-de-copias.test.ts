import { expect, test } from 'vitest'
import { fraseDePrueba } from '../../src/domain/casa/prueba-de-copias.ts'

const ZONA = 'America/Asuncion'
/** Where it is nine in the morning of the third. */
const ahora = Date.parse('2026-03-03T12:00:00Z')
const frase = (cuando: string, segundos = 12, archivos = 1832) =>
  fraseDePrueba({ cuando, segundos, archivos }, ZONA, ahora)

test.each([
  ['2026-03-03T06:04:00Z', 'anoche 03:04'],
  ['2026-03-03T08:59:00Z', 'anoche 05:59'],
  ['2026-03-03T09:00:00Z', 'hoy 06:00'],
  ['2026-03-02T21:00:00Z', 'anoche 18:00'],
  ['2026-03-02T20:59:00Z', 'ayer 17:59'],
  ['2026-03-02T06:04:00Z', 'ayer 03:04'],
  ['2026-03-02T02:30:00Z', '01/03/2026 23:30'],
])('de %s se dice «%s»', (cuando, dicho) => {
  expect(frase(cuando)).toBe(`${dicho} (12 s, 1.832 archivos)`)
})

test('la duración se dice redonda, y en minutos cuando es larga', () => {
  expect(frase('2026-03-03T06:04:00Z', 0.2, 1)).toContain('(1 s, 1 archivo)')
  expect(frase('2026-03-03T06:04:00Z', 119.4)).toContain('(119 s,')
  expect(frase('2026-03-03T06:04:00Z', 185)).toContain('(3 min,')
})

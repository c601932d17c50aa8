import { expect, test } from 'vitest'
import { mapasPara, PAGINAS_FIJAS, POR_MAPA } from '../../src/domain/creadores/mapa-del-sitio'

test.each([
  ['ninguno', 0, 1],
  ['los que caben con las páginas fijas', POR_MAPA - PAGINAS_FIJAS.length, 1],
  ['uno más', POR_MAPA - PAGINAS_FIJAS.length + 1, 2],
  ['cien mil', 100_000, 3],
])('para %s, los mapas del sitio son los que hacen falta', (_caso, creadores, mapas) => {
  expect(mapasPara(creadores)).toBe(mapas)
})

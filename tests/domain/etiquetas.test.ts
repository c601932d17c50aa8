import { expect, test } from 'vitest'
import { aniosDeVida, iniciales, nombreCompleto, palabraCreadores } from '../../src/domain/creadores.ts'
import { etiquetaDePeriodo, periodos } from '../../src/domain/periodos.ts'
import { categoria, etiquetaDeRol, roles } from '../../src/domain/roles.ts'

test('cada período y cada rol tiene su etiqueta', () => {
  expect(periodos.map((periodo) => etiquetaDePeriodo[periodo])).not.toContain(undefined)
  expect(roles.map((rol) => etiquetaDeRol[rol])).not.toContain(undefined)
})

test('la categoría es la del primer rol', () => {
  expect(categoria(['POET', 'COMPOSER'])).toBe('Poeta')
  expect(categoria([])).toBe('Creador')
})

test.each([
  [{ birth_year: 1904, death_year: 1972, death_unknown: false }, '1904 – 1972'],
  [{ birth_year: null, death_year: null, death_unknown: false }, 'N/A – Presente'],
  [{ birth_year: 1510, death_year: null, death_unknown: true }, '1510 – ¿?'],
])('los años de %o', (vida, texto) => {
  expect(aniosDeVida(vida)).toBe(texto)
})

test('un conjunto lleva solo su nombre y las iniciales de sus dos primeras palabras', () => {
  const conjunto = { first_name: 'Orquesta Sinfónica Nacional', last_name: '' }

  expect(nombreCompleto(conjunto)).toBe('Orquesta Sinfónica Nacional')
  expect(iniciales(conjunto)).toBe('OS')
  expect(iniciales({ first_name: 'ángel', last_name: 'ñanduti' })).toBe('ÁÑ')
})

test('uno es creador, los demás son creadores', () => {
  expect([0, 1, 2].map(palabraCreadores)).toEqual(['creadores', 'creador', 'creadores'])
})

import { expect, test } from 'vitest'
import {
  aniosDeVida,
  iniciales,
  nombreCompleto,
  nombreConAnios,
  palabraCreadores,
} from '../../src/domain/creadores/creadores.ts'
import { etiquetaDePeriodo, periodos } from '../../src/domain/creadores/periodos.ts'
import { categoria, etiquetaDeRol, roles } from '../../src/domain/sesiones/roles.ts'

test('cada período y cada rol tiene su etiqueta', () => {
  expect(periodos.map((periodo) => etiquetaDePeriodo[periodo])).not.toContain(undefined)
  expect(roles.map((rol) => etiquetaDeRol[rol])).not.toContain(undefined)
})

test('la categoría es la del primer rol', () => {
  expect(categoria(['POET', 'COMPOSER'])).toBe('Poeta')
  expect(categoria([])).toBe('Creador')
})

const nada = {
  bio: '',
  birth_year: null,
  death_year: null,
  death_unknown: false,
  mainRole: [],
  period: 'INDETERMINADO',
} as const
const MISION = 'Compositor de las misiones del siglo XVIII, leído hasta el siglo XX.'

test.each([
  ['se sabe todo', { birth_year: 1904, death_year: 1972 }, '1904 – 1972'],
  ['no se sabe cuándo nació', { death_year: 1972 }, 'N/A – 1972'],
  ['se ignora cuándo murió', { birth_year: 1510, death_unknown: true }, '1510 – ¿?'],
  ['puede vivir', { birth_year: 1966 }, '1966 – Presente'],
  ['de la edad mayor que se conoce', { birth_year: 1906 }, '1906 – Presente'],
  ['no puede vivir', { birth_year: 1905 }, '1905 – ¿?'],
  ['un conjunto sigue', { birth_year: 1890, mainRole: ['ENSEMBLE_ORCHESTRA'] }, '1890 – Presente'],
  ['«hacia»', { birth_year: 1510, birth_edtf: '1510~', death_unknown: true }, 'c. 1510 – ¿?'],
  ['«entre»', { birth_edtf: '1560/1570', death_edtf: '/1680' }, 'entre 1560 y 1570 – antes de 1680'],
  ['de una década, puede vivir', { birth_edtf: '190X' }, 'década de 1900 – Presente'],
  ['de un siglo', { birth_edtf: '16XX', death_edtf: '1680/' }, 'siglo XVII – después de 1680'],
  ['solo su muerte, «hacia»', { death_edtf: '1623~' }, 'N/A – c. 1623'],
  ['su siglo', { bio: MISION, period: 'COLONIAL' }, 'activo en el siglo XVIII'],
  ['de ahora, sin años', { bio: MISION, period: 'DICTADURA' }, ''],
  ['nada se sabe', {}, ''],
] as const)('los años, cuando %s', (_, vida, texto) => {
  expect(aniosDeVida({ ...nada, mainRole: [], ...vida } as Parameters<typeof aniosDeVida>[0], 2026)).toBe(
    texto,
  )
})

test('un nombre lleva sus años donde se conocen', () => {
  const nombre = { first_name: 'José', last_name: 'Kabiyú' }

  expect(nombreConAnios({ ...nada, ...nombre, mainRole: [] }, 2026)).toBe('José Kabiyú')
  expect(nombreConAnios({ ...nada, ...nombre, mainRole: [], birth_year: 1990 }, 2026)).toBe(
    'José Kabiyú (1990 – Presente)',
  )
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

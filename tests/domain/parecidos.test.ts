import { expect, test } from 'vitest'
import {
  isElMismo,
  listDuplicados,
  MAXIMO_DE_DUPLICADOS,
  seLlama,
  seParecen,
} from '../../src/domain/creadores/parecidos.ts'

const persona = (first_name: string, last_name = '', birth_year: number | null = null) => ({
  first_name,
  last_name,
  birth_year,
})

const flores = persona('José Asunción', 'Flores', 1904)
const mangore = persona('Agustín Pío', 'Barrios', 1885)

test.each([
  [flores, persona('jose', 'flores', 1904)],
  [flores, persona('José A.', 'Flores', 1905)],
  [flores, persona('Jose Asuncion', 'Flores Ortiz')],
  [mangore, persona('Agustin', 'Barios', 1885)],
  [mangore, persona('Agustín', 'Barrioss', null)],
  [persona('Juan E.', "O'Leary"), persona('Juan', 'Oleary')],
  [persona('Flores José'), flores],
  [persona('Ñamandú'), persona('Namandu')],
])('%j y %j se parecen, en cualquier orden', (uno, otro) => {
  expect([seParecen(uno, otro), seParecen(otro, uno)]).toEqual([true, true])
})

test.each([
  [mangore, persona('Agustin', 'Barrios', 1885), true],
  [mangore, persona('Agustín', 'Barrios', 1886), false],
  [mangore, persona('Agustin', 'Barrios'), false],
  [mangore, persona('Barrios Agustin', 'Pio'), true],
  [persona('Ana', 'Paz'), persona('ANA', 'Paz'), true],
] as const)('de %j y %j, que se parecen, que son el mismo es seguro: %s', (uno, otro, seguro) => {
  expect([isElMismo(uno, otro), isElMismo(otro, uno)]).toEqual([seguro, seguro])
})

test.each([
  [flores, persona('José', 'Flores', 1990)],
  [flores, persona('José', 'Fernández', 1904)],
  [flores, persona('Flores', '', 1904)],
  [persona('Ana', 'Paz'), persona('Eva', 'Paz')],
  [persona('Luis', 'Vera'), persona('Luis', 'Veda')],
  [mangore, persona('Agustín', 'Borros', 1885)],
  [persona(''), persona('')],
])('%j y %j no se parecen', (uno, otro) => {
  expect([seParecen(uno, otro), seParecen(otro, uno)]).toEqual([false, false])
})

test('quien se está escribiendo se reconoce por el comienzo de sus palabras', () => {
  expect(seLlama(flores, ['asun', 'flo'])).toBe(true)
  expect(seLlama(persona('Juan E.', "O'Leary"), ['leary'])).toBe(true)
  expect(seLlama(flores, ['flores', 'ortiz'])).toBe(false)
  expect(seLlama(flores, ['lores'])).toBe(false)
})

/** To the last step. */
function duplicadosDe(...de: Parameters<typeof listDuplicados>) {
  const pasos = listDuplicados(...de)
  for (let paso = pasos.next(); ; paso = pasos.next()) if (paso.done) return paso.value
}

const conId = (id: number, ...datos: Parameters<typeof persona>) => ({ id, ...persona(...datos) })

test('de dos en dos, cada par de parecidos una vez', () => {
  const personas = [
    conId(1, 'Agustín', 'Barrios', 1885),
    conId(2, 'Agustín Pío', 'Barrios', 1885),
    conId(3, 'Agustín', 'Barrios', 1960),
    conId(4, 'José Asunción', 'Flores'),
    conId(5, 'Jose', 'Flores', 1904),
    conId(6, 'Perla', ''),
  ]

  expect(duplicadosDe(personas)).toEqual([
    [1, 2],
    [4, 5],
  ])
})

test('donde casi todos se parecen, se nombran los que alguien llega a mirar', () => {
  const iguales = Array.from({ length: 500 }, (_, i) => conId(i + 1, 'Ana', 'Paz'))

  expect(duplicadosDe(iguales)).toHaveLength(MAXIMO_DE_DUPLICADOS)
})

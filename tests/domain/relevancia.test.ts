import { expect, test } from 'vitest'
import { palabrasDe } from '../../src/domain/creadores/busqueda.ts'
import {
  acuerdoConNombre,
  acuerdoDe,
  CASI,
  COMIENZO,
  IGUAL,
  NINGUNO,
  PARTE,
  partesConError,
} from '../../src/domain/creadores/relevancia.ts'

test.each([
  ['flores', 'flores', IGUAL],
  ['flor', 'flores', COMIENZO],
  ['f', 'flores', COMIENZO],
  ['lores', 'flores', PARTE],
  ['or', 'flores', NINGUNO],
  // One letter too few, one too many, another one, two in each other's place.
  ['barios', 'barrios', CASI],
  ['barrrios', 'barrios', CASI],
  ['varrios', 'barrios', CASI],
  ['barrois', 'barrios', CASI],
  ['gonzales', 'gonzalez', CASI],
  ['arrios', 'barrios', PARTE],
  ['xbarrios', 'barrios', CASI],
  ['rao', 'roa', CASI],
  // Two are too many.
  ['barois', 'barrios', NINGUNO],
  ['baros', 'barrios', NINGUNO],
  ['varios', 'barrios', NINGUNO],
  // While one is still writing, what follows the wrong letter has to agree.
  ['bari', 'barrios', CASI],
  ['vasconsel', 'vasconcelos', CASI],
  ['barx', 'barrios', NINGUNO],
  ['pxa', 'plata', NINGUNO],
  // Short words and numbers are what they are.
  ['de', 'da', NINGUNO],
  ['1904', '1905', NINGUNO],
])('«%s» y «%s»', (palabra, voz, acuerdo) => {
  expect(acuerdoDe(palabra, voz)).toBe(acuerdo)
})

test.each([
  ['flores', 'José Asunción Flores', IGUAL],
  ['FLORES, josé', 'José Asunción Flores', IGUAL],
  ['jose asun', 'José Asunción Flores', COMIENZO],
  ['agustin barios', 'Agustín Pío Barrios', CASI],
  ['cisco', 'Francisco Marín', PARTE],
  ['jose india', 'José Asunción Flores', NINGUNO],
  ['oleary', "Juan O'Leary", IGUAL],
  ['leary', 'Juan Oʼleary', IGUAL],
  ['nunez', 'Ana Núñez', IGUAL],
])('«%s» y el nombre %s', (texto, nombre, acuerdo) => {
  expect(acuerdoConNombre(palabrasDe(texto), nombre)).toBe(acuerdo)
})

const LETRAS = 'abr'

/** Every word that is one error away. */
function conUnError(palabra: string): string[] {
  const lugares = Array.from({ length: palabra.length + 1 }, (_, i) => i)
  return lugares.flatMap((i) => [
    palabra.slice(0, i) + palabra.slice(i + 1),
    palabra.slice(0, i) + (palabra[i + 1] ?? '') + (palabra[i] ?? '') + palabra.slice(i + 2),
    ...[...LETRAS].flatMap((letra) => [
      palabra.slice(0, i) + letra + palabra.slice(i),
      palabra.slice(0, i) + letra + palabra.slice(i + 1),
    ]),
  ])
}

test.each(['bar', 'abra', 'barra', 'arabia', 'barrabas'])(
  'quien está a un error de «%s» se reconoce, y tiene una de sus partes',
  (palabra) => {
    for (const voz of conUnError(palabra)) {
      expect(acuerdoDe(palabra, voz), voz).not.toBe(NINGUNO)
      const halla = partesConError(palabra).some((parte) => voz.includes(parte))
      expect(halla || acuerdoDe(palabra, voz) < CASI, voz).toBe(true)
    }
  },
)

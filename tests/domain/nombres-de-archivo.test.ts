import { expect, test } from 'vitest'
import {
  createCarpeta,
  nombreDeArchivoSeguro,
  nombreSeguro,
} from '../../src/domain/archivos/nombres-de-archivo.ts'

test.each([
  ['Núñez Añá', 'Núñez Añá'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\system32', 'C Windows system32'],
  ['a<b>c:"d"|e?f*g', 'a b c d e f g'],
  ['uno\u0000dos\u202Etres', 'uno dos tres'],
  ['  . oculto ... ', 'oculto'],
  ['', 'sin nombre'],
  ['...', 'sin nombre'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['COM¹', '_COM¹'],
  ['Contrapunto', 'Contrapunto'],
  ['n\u0303', 'ñ'],
  ['roto \ud800', 'roto \ufffd'],
])('%j se llama %j', (texto, esperado) => {
  expect(nombreSeguro(texto)).toBe(esperado)
})

test('un nombre largo se corta, y un emoji no se parte', () => {
  expect(nombreSeguro('a'.repeat(200))).toBe('a'.repeat(80))
  const emojis = nombreSeguro('🎻'.repeat(200))
  expect(Buffer.byteLength(emojis)).toBeLessThanOrEqual(160)
  expect(emojis).toBe('🎻'.repeat(40))
  expect(nombreSeguro('abc def', 4)).toBe('abc')
})

test.each([
  ['Tarea.pdf', 'Tarea.pdf'],
  [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(80)}.pdf`],
  ['.pdf', 'sin nombre.pdf'],
  ['con.mp3', '_con.mp3'],
  ['a.b c', 'a.b c'],
  ['punto.', 'punto'],
  ['malo.p/d?f', 'malo.p d f'],
  [`x.${'y'.repeat(40)}`, `x.${'y'.repeat(40)}`],
])('el archivo %j se llama %j', (nombre, esperado) => {
  expect(nombreDeArchivoSeguro(nombre)).toBe(esperado)
})

test('en una carpeta no hay dos que un sistema confunda', () => {
  const add = createCarpeta()

  expect(['Uno.pdf', 'uno.PDF', 'Uno.pdf', 'sin', 'SIN'].map(add)).toEqual([
    'Uno.pdf',
    'uno (2).PDF',
    'Uno (3).pdf',
    'sin',
    'SIN (2)',
  ])
})

import { expect, test } from 'vitest'
import { limitesDe } from '../../src/domain/creadores/edtf.ts'
import { barraDeVida, filasDe, lapsoDeVida } from '../../src/domain/creadores/vidas.ts'

const HOY = 2026
const vida = (nace: string | null, muere: string | null, demas = {}) => ({
  nacimiento: limitesDe(nace),
  muerte: limitesDe(muere),
  death_unknown: false,
  isAgrupacion: false,
  ...demas,
})
const lapso = (...datos: Parameters<typeof vida>) => lapsoDeVida(vida(...datos), HOY)
const barra = (...datos: Parameters<typeof vida>) => barraDeVida(vida(...datos), HOY)

test.each([
  ['1904', '1972', 1904, 1972],
  ['1510~', '16XX', 1505, 1699],
  ['/1680', '1680/', 1580, 1780],
  // A death that is not known: 80 years after the middle of the birth, and today where somebody may live.
  ['1510~', null, 1505, 1590],
  ['1560/1570', null, 1560, 1645],
  ['1906', null, 1906, HOY],
  ['1905', null, 1905, 1985],
  ['190X', null, 1900, HOY],
  // A birth that is not known: as many before the death's.
  [null, '1623', 1543, 1623],
])('de %s a %s, de %i a %i', (nace, muere, min, max) => {
  expect(lapso(nace, muere)).toEqual({ min, max })
})

test('quien falleció no llega a hoy, y un conjunto sin fin sí', () => {
  expect(lapso('1950', null, { death_unknown: true })).toEqual({ min: 1950, max: 2030 })
  expect(lapso('1850', null, { isAgrupacion: true })).toEqual({ min: 1850, max: HOY })
})

test('de quien no se sabe ningún año no se dice ninguno', () => {
  expect(lapso(null, null)).toBeNull()
})

test.each([
  ['1904', '1972', { desde: 1904, hasta: 1972, seguro: { min: 1904, max: 1972 }, abierta: false }],
  ['1510~', '156X', { desde: 1505, hasta: 1569, seguro: { min: 1515, max: 1560 }, abierta: false }],
  ['1950', null, { desde: 1950, hasta: HOY, seguro: { min: 1950, max: HOY }, abierta: true }],
  ['195X', null, { desde: 1950, hasta: HOY, seguro: { min: 1959, max: HOY }, abierta: true }],
  // Of nothing in between it is certain that somebody lived then.
  ['16XX', '16XX', { desde: 1600, hasta: 1699, seguro: null, abierta: false }],
  ['1560', null, { desde: 1560, hasta: 1640, seguro: null, abierta: false }],
  [null, '1623', { desde: 1543, hasta: 1623, seguro: null, abierta: false }],
])('de %s a %s, lo seguro y lo que no', (nace, muere, esperada) => {
  expect(barra(nace, muere)).toEqual(esperada)
})

test('quien falleció sin fecha no sigue abierto; de quien no se sabe nada no hay barra', () => {
  expect(barra('1950', null, { death_unknown: true })).toMatchObject({ seguro: null, abierta: false })
  expect(barra(null, null)).toBeNull()
})

test('en una fila ninguna vida toca a otra, y las filas son las menos posibles', () => {
  const vidas = [
    { min: 1900, max: 1960 },
    { min: 1500, max: 1560 },
    { min: 1940, max: 2000 },
    { min: 1570, max: 1600 },
    { min: 1963, max: 1990 },
  ]

  const filas = filasDe(vidas, (una) => una)

  expect(filas.map((fila) => fila.map(({ min }) => min))).toEqual([[1500, 1570, 1900], [1940], [1963]])
})

test('mil vidas entran en tantas filas como las que se tocan a la vez, como mucho', () => {
  const vidas = Array.from({ length: 1000 }, (_, i) => {
    const min = 1500 + ((i * 7919) % 500)
    return { min, max: min + 20 + ((i * 31) % 70) }
  })

  const filas = filasDe(vidas, (una) => una)

  const juntas = (anio: number) => vidas.filter(({ min, max }) => min <= anio && anio < max + 4).length
  expect(filas.flat()).toHaveLength(1000)
  expect(filas.length).toBe(Math.max(...Array.from({ length: 600 }, (_, i) => juntas(1500 + i))))
  for (const fila of filas)
    for (const [i, { min }] of fila.entries()) expect(min - (fila[i - 1]?.max ?? 0)).toBeGreaterThanOrEqual(4)
})

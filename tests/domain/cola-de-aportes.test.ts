import { expect, test } from 'vitest'
import { p80DeDias, promesaDe, recordatorioDe } from '../../src/domain/aportes/cola-de-aportes.ts'
import { azarDe } from '../../src/domain/base/azar.ts'

const DIA = 24 * 3_600_000
const AHORA = 200 * DIA

/** Each decided just now, after so many days. */
const tras = (...dias: number[]) => dias.map((uno) => ({ created_at: AHORA - uno * DIA, decidido_en: AHORA }))

test('ocho de cada diez, en días enteros hacia arriba', () => {
  expect(p80DeDias(tras(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 2.1, 9, 30), AHORA)).toBe(3)
  expect(p80DeDias(tras(1, 1, 1, 1, 1, 1, 1, 1, 9, 30), AHORA)).toBe(1)
})

test('con menos de diez no se promete nada', () => {
  expect(p80DeDias(tras(1, 1, 1, 1, 1, 1, 1, 1, 1), AHORA)).toBeNull()
  expect(promesaDe(null)).toBe('')
})

test('lo de hace más de 90 días ya no cuenta', () => {
  const viejos = tras(9, 9, 9, 9, 9, 9, 9, 9, 9, 9).map((uno) => ({ ...uno, decidido_en: AHORA - 91 * DIA }))

  expect(p80DeDias([...viejos, ...tras(1, 1, 1, 1, 1, 1, 1, 1, 1)], AHORA)).toBeNull()
})

test.each([
  [1, 'Respondemos 8 de cada 10 aportes en 1 día o menos.'],
  [3, 'Respondemos 8 de cada 10 aportes en 3 días o menos.'],
])('la promesa de %i días', (dias, texto) => {
  expect(promesaDe(dias)).toBe(texto)
})

/** The other way round: tries every number of days until enough were answered within it. */
function aMano(decididos: { created_at: number; decidido_en: number }[]) {
  const dentro = decididos.filter(({ decidido_en }) => AHORA - decidido_en < 90 * DIA && decidido_en <= AHORA)
  if (dentro.length < 10) return null
  for (let dias = 1; ; dias++) {
    const cuantos = dentro.filter((uno) => uno.decidido_en - uno.created_at <= dias * DIA).length
    if (cuantos * 10 >= dentro.length * 8) return dias
  }
}

test('en mil colas al azar es lo que sale de contar día por día', () => {
  const azar = azarDe(31)
  for (let vez = 0; vez < 1000; vez++) {
    const decididos = Array.from({ length: azar.entero(0, 60) }, () => {
      const decidido_en = AHORA - azar.entero(0, 120 * DIA)
      // Now and then a whole number of days.
      const espera = azar.suerte(0.3) ? azar.entero(0, 40) * DIA : azar.entero(0, 40 * DIA)
      return { decidido_en, created_at: decidido_en - espera }
    })

    expect(p80DeDias(decididos, AHORA)).toBe(aMano(decididos))
  }
})

test.each([
  [2.9, 0, null],
  [3, 0, 3],
  [6.9, 3, null],
  [7, 3, 7],
  [20, 0, 7],
  [20, 7, null],
])('tras %d días, recordado por %i, toca %s', (dias, recordado, toca) => {
  expect(recordatorioDe(AHORA - dias * DIA, recordado, AHORA)).toBe(toca)
})

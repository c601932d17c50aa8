import { expect, test } from 'vitest'
import { cuandoVence, diasHasta } from '../../src/domain/cuando.ts'

const ZONA = 'America/Asuncion'
/** 23:30 in Asunción: in UTC it is the next day already. */
const AHORA = Date.parse('2026-11-20T23:30:00-03:00')

test.each([
  ['2026-11-20T23:59:59-03:00', 'vence hoy'],
  ['2026-11-21T00:10:00-03:00', 'vence mañana'],
  ['2026-11-23T10:00:00-03:00', 'vence en 3 días'],
  ['2026-11-20T08:00:00-03:00', 'venció hoy'],
  ['2026-11-19T23:59:59-03:00', 'venció ayer'],
  ['2026-11-10T10:00:00-03:00', 'venció hace 10 días'],
])('lo de las %s %s', (instante, dicho) => {
  expect(cuandoVence(ZONA, Date.parse(instante), AHORA)).toBe(dicho)
})

test('los días se cuentan por el calendario de la institución', () => {
  const instante = Date.parse('2026-11-21T00:10:00-03:00')

  expect(diasHasta(ZONA, instante, AHORA)).toBe(1)
  expect(diasHasta('UTC', instante, AHORA)).toBe(0)
})

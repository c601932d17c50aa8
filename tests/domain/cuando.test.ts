import { expect, test } from 'vitest'
import { cuandoVence, diasHasta, haceCuanto } from '../../src/domain/base/cuando.ts'

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

test.each([
  [59_999, 'hace menos de un minuto'],
  [60_000, 'hace 1 minuto'],
  [12 * 60_000, 'hace 12 minutos'],
  [60 * 60_000, 'hace 1 hora'],
  [47 * 3_600_000, 'hace 47 horas'],
  [48 * 3_600_000, 'hace 2 días'],
])('de lo que fue hace %i ms se dice «%s»', (ms, dicho) => {
  expect(haceCuanto(ms)).toBe(dicho)
})

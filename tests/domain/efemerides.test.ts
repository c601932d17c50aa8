import { expect, test } from 'vitest'
import { aniosQueCumplenRedondo, fechasDeLaSemana } from '../../src/domain/creadores/efemerides.ts'

test.each([
  ['un martes', '2026-11-24', '2026-11-23', '2026-11-29'],
  ['el lunes con que empieza', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['el domingo con que termina', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['antes de año nuevo', '2026-12-31', '2026-12-28', '2027-01-03'],
  ['después de año nuevo', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['con un 29 de febrero', '2028-02-28', '2028-02-28', '2028-03-05'],
  ['de febrero a marzo de un año común', '2026-02-28', '2026-02-23', '2026-03-01'],
])('la semana de %s', (_caso, hoy, lunes, domingo) => {
  const semana = fechasDeLaSemana(hoy)

  expect(semana).toHaveLength(7)
  expect([semana.at(0), semana.at(-1)]).toEqual([lunes, domingo])
  expect(semana).toContain(hoy)
})

test('el 29 de febrero es un día de su semana solo en los bisiestos', () => {
  expect(fechasDeLaSemana('2028-03-01')).toContain('2028-02-29')
  expect(fechasDeLaSemana('2027-03-01')).not.toContain('2027-02-29')
})

test('un aniversario es redondo cada 25 años, y el del mismo año no lo es', () => {
  const anios = aniosQueCumplenRedondo(2026)

  expect(anios.slice(0, 4)).toEqual([2001, 1976, 1951, 1926])
  expect(anios.at(-1)).toBe(1)
  expect(anios).not.toContain(2026)
})

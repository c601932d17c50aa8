import { expect, test } from 'vitest'
import { feriadoDe, pascuaDe } from '../../src/domain/calendario/feriados.ts'

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2100, '2100-03-28'],
])('la Pascua de %i es el %s', (anio, fecha) => {
  expect(pascuaDe(anio)).toBe(fecha)
})

test.each([
  ['2026-01-01', 'Año Nuevo'],
  ['2026-03-01', 'Día de los Héroes'],
  ['2026-04-02', 'Jueves Santo'],
  ['2026-04-03', 'Viernes Santo'],
  ['2025-04-17', 'Jueves Santo'],
  ['2026-05-01', 'Día de los Trabajadores'],
  ['2026-05-14', 'Independencia Nacional'],
  ['2026-05-15', 'Independencia Nacional'],
  ['2026-06-12', 'Paz del Chaco'],
  ['2026-08-15', 'Fundación de Asunción'],
  ['2026-09-29', 'Victoria de Boquerón'],
  ['2026-12-08', 'Virgen de Caacupé'],
  ['2026-12-25', 'Navidad'],
])('el %s es %s', (fecha, nombre) => {
  expect(feriadoDe(fecha)).toBe(nombre)
})

test.each(['2026-04-01', '2026-04-05', '2026-05-16', '2026-07-06'])('el %s no es feriado', (fecha) => {
  expect(feriadoDe(fecha)).toBeUndefined()
})

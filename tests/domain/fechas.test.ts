import { expect, test } from 'vitest'
import { diaEn, diasDelMes, fechaISO, ordinalDelDia, sigloDe } from '../../src/domain/base/fechas.ts'
import { aniosDesde, diasQueSeRecuerdan, turnoDelDia } from '../../src/domain/creadores/efemerides.ts'

const dia = (anio: number, mes: number, dia: number) => ({ anio, mes, dia })

test.each([
  ['un minuto antes de la medianoche', '2026-03-02T02:59:00Z', 'America/Asuncion', '2026-03-01'],
  ['a la medianoche', '2026-03-02T03:00:00Z', 'America/Asuncion', '2026-03-02'],
  ['en Tokio ya es el día siguiente', '2026-12-31T15:00:00Z', 'Asia/Tokyo', '2027-01-01'],
])('%s', (_caso, instante, zona, fecha) => {
  expect(fechaISO(diaEn(zona, Date.parse(instante)))).toBe(fecha)
})

test.each([
  [dia(2026, 1, 1), 1],
  [dia(2026, 3, 1), 60],
  [dia(2024, 3, 1), 61],
  [dia(2026, 12, 31), 365],
  [dia(2024, 12, 31), 366],
])('el día del año de %o es %i', (fecha, numero) => {
  expect(ordinalDelDia(fecha)).toBe(numero)
})

test('el 29 de febrero se recuerda el 28 de los años comunes', () => {
  expect(diasQueSeRecuerdan(dia(2026, 2, 28))).toEqual([
    { mes: 2, dia: 28 },
    { mes: 2, dia: 29 },
  ])
  expect(diasQueSeRecuerdan(dia(2024, 2, 28))).toEqual([{ mes: 2, dia: 28 }])
  expect(diasQueSeRecuerdan(dia(2024, 2, 29))).toEqual([{ mes: 2, dia: 29 }])
  expect(diasQueSeRecuerdan(dia(2026, 3, 1))).toEqual([{ mes: 3, dia: 1 }])
})

test('los años se cuentan desde el suceso', () => {
  const hoy = dia(2026, 8, 27)

  expect(aniosDesde(1904, hoy)).toBe(122)
  expect(aniosDesde(2025, hoy)).toBe(1)
  expect(aniosDesde(2026, hoy)).toBe(0)
  expect(aniosDesde(2027, hoy)).toBeNull()
  expect(aniosDesde(null, hoy)).toBeNull()
})

test('cada día le toca al siguiente, y tras el último vuelve el primero', () => {
  expect([1, 2, 3, 4].map((numero) => turnoDelDia(dia(2026, 1, numero), 3))).toEqual([1, 2, 0, 1])
})

test('febrero tiene 29 días en los bisiestos y cuando no se sabe el año', () => {
  expect([2024, 1900, 2000, 2026, null].map((anio) => diasDelMes(2, anio))).toEqual([29, 28, 29, 28, 29])
  expect([1, 4, 11, 12].map((mes) => diasDelMes(mes, 2026))).toEqual([31, 30, 30, 31])
})

test('1900 es todavía del siglo XIX', () => {
  expect([1510, 1900, 1901, 2000, 2001].map(sigloDe)).toEqual([16, 19, 20, 20, 21])
})

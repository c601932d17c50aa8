import { expect, test } from 'vitest'
import {
  type EstadiaCobrada,
  mesesDeCuota,
  ultimaCuotaDe,
  vencimientoDe,
} from '../../src/domain/pagos/meses-de-cuota.ts'

const estadia = (desde: string, hasta: string | null = null, ultima_cuota: string | null = null) =>
  ({ desde, hasta, ultima_cuota }) satisfies EstadiaCobrada

const mesesDe = (...estadias: EstadiaCobrada[]) =>
  mesesDeCuota({ anio: 2026, cuotas_desde: null, cuotas_hasta: null, estadias }).map((mes) => mes.slice(5))

test('se pagan los meses de cada estadía, cada uno una vez', () => {
  const ida = estadia('2026-03-01', '2026-07-12', '2026-07')

  expect(mesesDe(ida)).toEqual(['03', '04', '05', '06', '07'])
  expect(mesesDe(ida, estadia('2026-10-06'))).toEqual(['03', '04', '05', '06', '07', '10', '11', '12'])
  expect(mesesDe(estadia('2026-09-01', '2026-10-02', '2026-10'), estadia('2026-10-20'))).toEqual(
    mesesDe(estadia('2026-09-01')),
  )
})

test('del mes en que se fue no se paga si así se acordó, aunque haya llegado ese mes', () => {
  expect(mesesDe(estadia('2026-06-01', '2026-07-12', '2026-06'))).toEqual(['06'])
  expect(mesesDe(estadia('2026-07-01', '2026-07-12', '2026-06'))).toEqual([])
})

test('una estadía anterior al año de la cátedra no paga nada', () => {
  expect(mesesDe(estadia('2025-10-01', '2025-12-20', '2025-12'))).toEqual([])
})

test.each([
  ['pasado el día de cobro, ese mes', 10, '2026-03-01', '2026-07-12', '2026-07'],
  ['el mismo día de cobro, el anterior', 12, '2026-03-01', '2026-07-12', '2026-06'],
  ['sin día de cobro, el anterior', null, '2026-03-01', '2026-07-31', '2026-06'],
  ['llegado ese mes tras el día de cobro, el anterior', 10, '2026-07-11', '2026-07-12', '2026-06'],
  ['en enero, el de diciembre', 31, '2026-01-01', '2026-01-30', '2025-12'],
  ['donde el mes es más corto que el día de cobro, el anterior', 31, '2026-01-01', '2026-02-28', '2026-01'],
])('quien se va %s: es la última cuota que debe', (_caso, dia_cobro, desde, hasta, ultima) => {
  expect(ultimaCuotaDe(dia_cobro, desde, hasta)).toBe(ultima)
})

test('la primera cuota de cada estadía vence como la de la inscripción', () => {
  const ida = estadia('2026-03-20', '2026-07-12', '2026-06')
  const condiciones = { dia_cobro: 10, estadias: [ida, estadia('2026-07-20')] }

  expect(vencimientoDe('2026-03', condiciones)).toBe('2026-03-31')
  expect(vencimientoDe('2026-04', condiciones)).toBe('2026-04-10')
  expect(vencimientoDe('2026-07', condiciones)).toBe('2026-07-31')
})

test('una cuota que ya se debía cuando se fue no vence más tarde porque vuelva', () => {
  const ida = estadia('2026-03-01', '2026-07-12', '2026-07')

  expect(vencimientoDe('2026-07', { dia_cobro: 10, estadias: [ida, estadia('2026-07-20')] })).toBe(
    '2026-07-10',
  )
})

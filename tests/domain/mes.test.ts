import { expect, test } from 'vitest'
import { addMeses, diasDeLasSemanas, mesPedido } from '../../src/domain/calendario/mes.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', -17, '2024-12'],
])('%s y %s meses es %s', (mes, meses, resultado) => {
  expect(addMeses(mes, meses)).toBe(resultado)
})

test.each([
  ['2026-11', '2026-10-26', '2026-12-06'],
  ['2026-06', '2026-06-01', '2026-07-05'],
  ['2027-02', '2027-02-01', '2027-02-28'],
])('las semanas de %s van del lunes %s al domingo %s', (mes, primero, ultimo) => {
  const dias = diasDeLasSemanas(mes)

  expect([dias[0], dias.at(-1)]).toEqual([primero, ultimo])
  expect(dias.length % 7).toBe(0)
})

test.each([
  ['2026-03', '2026-03'],
  ['2026-13', '2026-11'],
  ['hola', '2026-11'],
  [null, '2026-11'],
])('la dirección dice %s: se ve %s', (escrito, visto) => {
  expect(mesPedido(escrito, '2026-11-20')).toBe(visto)
})

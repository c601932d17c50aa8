import { expect, test } from 'vitest'
import { esperaDeCodigo, verificacion } from '../../src/domain/codigos.ts'

const MINUTO = 60_000
const AHORA = 1_000 * MINUTO
const hace = (...minutos: number[]) => minutos.map((uno) => AHORA - uno * MINUTO)

test.each([
  ['el primero', [], 0],
  ['a los treinta segundos', hace(0.5), 0.5 * MINUTO],
  ['al minuto', hace(1), 0],
  ['con cuatro en la hora', hace(50, 40, 30, 20), 0],
  ['con cinco en la hora, hasta que el primero la cumpla', hace(50, 40, 30, 20, 10), 10 * MINUTO],
  ['con cinco, uno de hace una hora', hace(60, 40, 30, 20, 10), 0],
  ['con cinco y uno reciente', hace(59.9, 40, 30, 20, 0.5), 0.5 * MINUTO],
  ['recién', hace(0), MINUTO],
  ['con un reloj que estuvo adelantado', hace(-500, -501, -502, -503, -504), 0],
])('para pedir un código %s se espera', (_caso, pedidos, espera) => {
  expect(esperaDeCodigo(pedidos, AHORA)).toBe(espera)
})

test.each([
  [{ otp: '012345' }, '012345'],
  [{ code: '012345' }, '012345'],
  [{ otp: '', code: '012345' }, '012345'],
  [{ otp: ' 012 345 ' }, '012345'],
  [{ otp: 123456 }, '123456'],
])('%o es un código', (datos, codigo) => {
  expect(verificacion.parse({ email: 'a@b.py', ...datos })).toEqual({ email: 'a@b.py', codigo })
})

test.each([{}, { otp: '12345' }, { otp: '1234567' }, { otp: 'abcdef' }, { otp: ['123456'] }])(
  '%o no es un código',
  (datos) => {
    expect(verificacion.safeParse({ email: 'a@b.py', ...datos }).error?.issues[0]?.message).toBe(
      'El código debe tener 6 dígitos.',
    )
  },
)

import { expect, test } from 'vitest'
import { readRecibo, reciboDe } from '../../src/domain/aportes/recibos.ts'

test('un recibo tiene ocho signos que nadie confunde, de a cuatro', () => {
  const azar = Uint8Array.from([7, 20, 3, 20, 23, 9, 29, 13])

  expect(reciboDe(azar)).toBe('GUA-7M3M-Q9XD')
})

test.each([
  'GUA-7K0M-Q91D',
  'gua-7k0m-q91d',
  'GUA7K0MQ91D',
  ' gua 7kom q9id ',
  'GUA-7KOM-Q9ID',
  'gua-7kom-q9ld',
  '7K0M-Q91D',
  'GUA-7K0M-Q91D.',
  'Tu recibo es GUA-7K0M-Q91D: guárdalo.',
  'https://guarania.py/aporte/GUA-7K0M-Q91D',
  '\u200bGUA\u20117K0M\u2011Q91D',
])('%j se lee como lo que es', (escrito) => {
  expect(readRecibo(escrito)).toBe('GUA-7K0M-Q91D')
})

test.each(['', 'GUA', 'GUA-7K0M-Q91', 'GUA-7K0M-Q91DD', 'GUA-7K0M-Q91U', 'PYA-7K0M-Q91D', '../../etc/'])(
  '%j no es ningún recibo',
  (escrito) => {
    expect(readRecibo(escrito)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { porDar, textoDeDadas, textoDeYaCerrada } from '../../src/domain/clases/cierres-de-clase.ts'

test('lo que no se dio queda primero, en el orden del plan', () => {
  const unidades = [
    { id: 1, estado: 'DADA' as const },
    { id: 2, estado: null },
    { id: 3, estado: 'DADA' as const },
    { id: 4, estado: 'EN_PARTE' as const },
  ]

  expect(porDar(unidades).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})

test('de un plan se dice cuánto se dio; de uno sin unidades, nada', () => {
  expect(textoDeDadas(7, 12)).toBe('Dadas 7 de 12')
  expect(textoDeDadas(0, 0)).toBeNull()
})

test('de quien ya cerró la clase se dice el nombre y la hora', () => {
  expect(textoDeYaCerrada('Graciela Ocampos', '20:41')).toBe('Ya la cerró Graciela Ocampos a las 20:41.')
  expect(textoDeYaCerrada('Administración', '09:05')).toBe('Ya la cerró la administración a las 09:05.')
})

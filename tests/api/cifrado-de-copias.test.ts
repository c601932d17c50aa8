import { expect, test } from 'vitest'
import { createCifrado, EXCESO, isSealed } from '../../api/casa/copias/remota/cifrado.ts'

const lugar = { nombre: 'archivos/ab/abc', trozo: 2, trozos: 3 }
const bytes = new TextEncoder().encode('una entrega de Ana')
const cifrado = createCifrado('una frase larga y con ñ')

test('lo que se cifra vuelve con la misma frase, y no se parece', async () => {
  const cifrados = await Promise.all([cifrado.seal(lugar, bytes), cifrado.seal(lugar, bytes)])

  for (const uno of cifrados) {
    expect(await createCifrado('una frase larga y con ñ').open(lugar, uno)).toEqual(bytes)
    expect(Buffer.from(uno).includes('Ana')).toBe(false)
    expect([uno.length, isSealed(uno)]).toEqual([bytes.length + EXCESO, true])
  }
  expect(cifrados[0]).not.toEqual(cifrados[1])
})

test('la misma frase escrita de las dos maneras de Unicode es la misma', async () => {
  const sealed = await createCifrado('Ñandutí'.normalize('NFD')).seal(lugar, bytes)

  expect(await createCifrado('Ñandutí'.normalize('NFC')).open(lugar, sealed)).toEqual(bytes)
})

const flip = (at: number) => (sealed: Uint8Array) => {
  const other = Uint8Array.from(sealed)
  const index = at < 0 ? other.length + at : at
  other[index] = (other[index] ?? 0) ^ 1
  return other
}

test.each([
  ['otra frase', { frase: 'otra frase' }],
  ['otro nombre', { lugar: { ...lugar, nombre: 'archivos/ab/abd' } }],
  ['otro lugar entre los trozos', { lugar: { ...lugar, trozo: 1 } }],
  ['menos trozos, como si se hubiera cortado', { lugar: { ...lugar, trozos: 2 } }],
  ['el comienzo cambiado', { change: flip(0) }],
  ['otra versión', { change: flip(8) }],
  ['otro costo', { change: flip(9) }],
  ['otra sal', { change: flip(12) }],
  ['otra semilla', { change: flip(40) }],
  ['otro nonce', { change: flip(60) }],
  ['un bit del contenido', { change: flip(75) }],
  ['un bit de la suma', { change: flip(-1) }],
  ['el final cortado', { change: (sealed: Uint8Array) => sealed.subarray(0, -1) }],
  ['algo agregado', { change: (sealed: Uint8Array) => Uint8Array.from([...sealed, 0]) }],
  ['nada', { change: () => new Uint8Array() }],
  ['solo el comienzo', { change: (sealed: Uint8Array) => sealed.subarray(0, EXCESO - 1) }],
  ['lo que no está cifrado', { change: () => bytes }],
] as [string, { frase?: string; lugar?: typeof lugar; change?: (sealed: Uint8Array) => Uint8Array }][])(
  'con %s no se abre',
  async (_caso, { frase, lugar: otro = lugar, change = (sealed) => sealed }) => {
    const sealed = await cifrado.seal(lugar, bytes)
    const reader = frase === undefined ? cifrado : createCifrado(frase)

    await expect(reader.open(otro, change(sealed))).rejects.toThrow(/not sealed|does not open/)
  },
)

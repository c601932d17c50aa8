import { generateX25519Identity } from 'age-encryption'
import { beforeAll, expect, test } from 'vitest'
import {
  type Cifrado,
  closeIdentidad,
  createCifrado,
  openIdentidad,
} from '../../../api/casa/copias/remota/cifrado.ts'
import { createLectorDeAntes, isDeAntes } from '../../../api/casa/copias/remota/cifrado-de-antes.ts'
import { trozo } from '../../support/cifrado-de-antes.json'

const lugar = { nombre: 'archivos/ab/abc', trozo: 2, trozos: 3 }
const bytes = new TextEncoder().encode('una entrega de Ana')

let identidad: string
let cifrado: Cifrado
beforeAll(async () => {
  identidad = await generateX25519Identity()
  cifrado = await createCifrado(identidad, [])
})

test('lo que se cifra vuelve con la misma identidad, y no se parece', async () => {
  const cifrados = await Promise.all([cifrado.seal(bytes), cifrado.seal(bytes)])

  for (const uno of cifrados) {
    const otroLector = await createCifrado(identidad, [])
    expect(await otroLector.open(lugar, uno)).toEqual(bytes)
    expect(Buffer.from(uno).includes('Ana')).toBe(false)
    expect(Buffer.from(uno).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
  }
  expect(cifrados[0]).not.toEqual(cifrados[1])
})

test.each([0, 1, 64 * 1024, 64 * 1024 + 1, 4 * 1024 * 1024])(
  'de %i bytes se sabe cuántos serán',
  async (largo) => {
    const sealed = await cifrado.seal(new Uint8Array(largo))

    expect(sealed.length).toBe(cifrado.sizeOf(largo))
  },
)

test('la frase abre la identidad, de las dos maneras de Unicode, y otra no', async () => {
  const cerrada = await closeIdentidad(identidad, 'Ñandutí'.normalize('NFD'))

  expect(await openIdentidad(cerrada, 'Ñandutí'.normalize('NFC'))).toBe(identidad)
  expect(await openIdentidad(cerrada, 'otra frase')).toBeUndefined()
})

test('una identidad que pide demasiada memoria no se intenta abrir', async () => {
  const cerrada = Buffer.from(await closeIdentidad(identidad, 'una frase')).toString('latin1')
  const costosa = Buffer.from(cerrada.replace(/^(-> scrypt \S+) 16$/m, '$1 20'), 'latin1')

  const empezo = performance.now()

  expect(await openIdentidad(costosa, 'una frase')).toBeUndefined()
  expect(performance.now() - empezo).toBeLessThan(100)
})

const flip = (at: number) => (sealed: Uint8Array) => {
  const other = Uint8Array.from(sealed)
  const index = at < 0 ? other.length + at : at
  other[index] = (other[index] ?? 0) ^ 1
  return other
}

test.each([
  ['otra identidad', { esOtra: true }],
  ['el comienzo cambiado', { change: flip(0) }],
  ['otro destinatario', { change: flip(40) }],
  ['otra suma del comienzo', { change: flip(150) }],
  ['un bit del contenido', { change: flip(-20) }],
  ['un bit de la suma', { change: flip(-1) }],
  ['el final cortado', { change: (sealed: Uint8Array) => sealed.subarray(0, -1) }],
  ['algo agregado', { change: (sealed: Uint8Array) => Uint8Array.from([...sealed, 0]) }],
  ['nada', { change: () => new Uint8Array() }],
  ['solo el comienzo', { change: (sealed: Uint8Array) => sealed.subarray(0, 190) }],
  ['lo que no está cifrado', { change: () => bytes }],
] as [string, { esOtra?: boolean; change?: (sealed: Uint8Array) => Uint8Array }][])(
  'con %s no se abre',
  async (_caso, { esOtra, change = (sealed) => sealed }) => {
    const sealed = await cifrado.seal(bytes)
    const reader = esOtra ? await createCifrado(await generateX25519Identity(), []) : cifrado

    await expect(reader.open(lugar, change(sealed))).rejects.toThrow()
  },
)

/** As the program sealed it until the end of 2026: the second of three pieces. */
const deAntes = new Uint8Array(Buffer.from(trozo, 'base64'))
const openDeAntes = createLectorDeAntes(['otra frase', 'Ñandutí'])

test('lo que se cifró antes se abre con su frase, de las dos maneras de Unicode', async () => {
  expect(isDeAntes(deAntes)).toBe(true)
  expect(await openDeAntes(lugar, deAntes)).toEqual(bytes)
  expect(await createLectorDeAntes(['Ñandutí'.normalize('NFD')])(lugar, deAntes)).toEqual(bytes)
  expect(await (await createCifrado(identidad, ['Ñandutí'])).open(lugar, deAntes)).toEqual(bytes)
})

test.each([
  ['otra frase', { lector: createLectorDeAntes(['otra frase']) }],
  ['otro nombre', { donde: { ...lugar, nombre: 'archivos/ab/abd' } }],
  ['otro lugar entre los trozos', { donde: { ...lugar, trozo: 1 } }],
  ['menos trozos, como si se hubiera cortado', { donde: { ...lugar, trozos: 2 } }],
  ['otra versión', { change: flip(8) }],
  ['otro costo', { change: flip(9) }],
  ['otra semilla', { change: flip(40) }],
  ['otro nonce', { change: flip(60) }],
  ['un bit del contenido', { change: flip(75) }],
  ['el final cortado', { change: (sealed: Uint8Array) => sealed.subarray(0, -1) }],
  ['solo el comienzo', { change: (sealed: Uint8Array) => sealed.subarray(0, 80) }],
] as [
  string,
  { lector?: typeof openDeAntes; donde?: typeof lugar; change?: (sealed: Uint8Array) => Uint8Array },
][])(
  'lo de antes, con %s, no se abre',
  async (_caso, { lector = openDeAntes, donde = lugar, change = (sealed) => sealed }) => {
    await expect(lector(donde, change(deAntes))).rejects.toThrow(/not sealed|does not open/)
  },
)

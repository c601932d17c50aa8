import { scrypt } from 'node:crypto'

/**
 * How a piece is encrypted before it leaves (docs/decisiones/copia-en-otro-lugar.md):
 *
 *   'GUARANIA' · version 1 · log2 of scrypt's N · salt (16) · seed (32) · nonce (12) · AES-256-GCM of the piece and its tag
 *
 * Its key is HKDF-SHA256 of scrypt(phrase, salt) with its own seed. All that stands before the nonce is authenticated,
 * and so are the name, the number of the piece and how many there are: cut, moved or swapped, it does not open.
 */
const MAGIC = Buffer.from('GUARANIA')
const VERSION = 1
const LOG_N = 15
/** No header may ask for more memory than this. */
const MOST_LOG_N = 17
const SALT = 16
const SEED = 32
const NONCE = 12
const TAG = 16
const HEADER = MAGIC.length + 2 + SALT + SEED
/** By how much a piece grows. */
export const EXCESO = HEADER + NONCE + TAG
const INFO = new TextEncoder().encode('guarania: copia en otro lugar')

/** Which piece of what it is. */
export interface Lugar {
  /** The name of the whole, within the store. */
  nombre: string
  /** From 1. */
  trozo: number
  trozos: number
}

export interface Cifrado {
  seal(lugar: Lugar, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  /** Throws DescifradoError where it was not sealed with this phrase, as this piece. */
  open(lugar: Lugar, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
}

export class DescifradoError extends Error {}

export const isSealed = (bytes: Uint8Array) => MAGIC.equals(bytes.subarray(0, MAGIC.length))

/**
 * What is sealed from now on has the same salt: the phrase is stretched once, and once for each other that is read. What
 * does not open with it may have been sealed with one of the `anteriores`.
 */
export function createCifrado(frase: string, anteriores: readonly string[] = []): Cifrado {
  const ownSalt = crypto.getRandomValues(new Uint8Array(SALT))
  const masters = new Map<string, Promise<CryptoKey>>()
  const masterOf = (salt: Uint8Array, logN: number, una: string) => {
    const id = `${logN} ${Buffer.from(salt).toString('hex')} ${una}`
    const known = masters.get(id) ?? stretch(una, salt, logN)
    masters.set(id, known)
    return known
  }
  const keyOf = async (header: Uint8Array, una = frase) => {
    const logN = header[MAGIC.length + 1] ?? 0
    const [salt, seed] = [header.slice(HEADER - SEED - SALT, HEADER - SEED), header.slice(HEADER - SEED)]
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: seed, info: INFO }
    const aes = { name: 'AES-GCM', length: 256 }
    return crypto.subtle.deriveKey(hkdf, await masterOf(salt, logN, una), aes, false, ['encrypt', 'decrypt'])
  }

  return {
    async seal(lugar, bytes) {
      const seed = crypto.getRandomValues(new Uint8Array(SEED))
      const header = Buffer.concat([MAGIC, Uint8Array.of(VERSION, LOG_N), ownSalt, seed])
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
      const gcm = { name: 'AES-GCM', iv: nonce, additionalData: dataOf(header, lugar) }
      const sealed = await crypto.subtle.encrypt(gcm, await keyOf(header), bytes as Uint8Array<ArrayBuffer>)
      return joined(header, nonce, new Uint8Array(sealed))
    },
    async open(lugar, sealed) {
      const header = sealed.slice(0, HEADER)
      const logN = header[MAGIC.length + 1] ?? 0
      const isReadable = sealed.length >= EXCESO && isSealed(header) && header[MAGIC.length] === VERSION
      if (!isReadable || logN < 1 || logN > MOST_LOG_N) throw new DescifradoError('not sealed')
      const gcm = {
        name: 'AES-GCM',
        iv: sealed.slice(HEADER, HEADER + NONCE),
        additionalData: dataOf(header, lugar),
      }
      let cause: unknown
      for (const una of [frase, ...anteriores]) {
        try {
          const key = await keyOf(header, una)
          return new Uint8Array(await crypto.subtle.decrypt(gcm, key, sealed.slice(HEADER + NONCE)))
        } catch (error) {
          cause = error
        }
      }
      throw new DescifradoError('does not open', { cause })
    },
  }
}

const dataOf = (header: Uint8Array, { nombre, trozo, trozos }: Lugar) =>
  joined(header, new TextEncoder().encode(`${trozo}/${trozos} ${nombre}`))

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Each guess at a phrase costs 32 MB and a tenth of a second. */
function stretch(frase: string, salt: Uint8Array, logN: number): Promise<CryptoKey> {
  const cost = { N: 2 ** logN, r: 8, p: 3 }
  return new Promise((resolve, reject) => {
    scrypt(frase.normalize('NFC'), salt, 32, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, master) => {
      if (error) reject(error)
      else resolve(crypto.subtle.importKey('raw', new Uint8Array(master), 'HKDF', false, ['deriveKey']))
    })
  })
}

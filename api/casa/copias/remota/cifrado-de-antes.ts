import { scrypt } from 'node:crypto'

/**
 * How the pieces of the copies were encrypted until the end of 2026, so that those which are left can be read until the
 * end of 2027:
 *
 *   'GUARANIA' · version 1 · log2 of scrypt's N · salt (16) · seed (32) · nonce (12) · AES-256-GCM of the piece and its tag
 *
 * Its key is HKDF-SHA256 of scrypt(phrase, salt) with its own seed. All that stands before the nonce is authenticated,
 * and so are the name, the number of the piece and how many there are: cut, moved or swapped, it does not open.
 */
const MAGIC = Buffer.from('GUARANIA')
const VERSION = 1
/** No header may ask for more memory than this. */
const MOST_LOG_N = 17
const SALT = 16
const SEED = 32
const NONCE = 12
const TAG = 16
const HEADER = MAGIC.length + 2 + SALT + SEED
const INFO = new TextEncoder().encode('guarania: copia en otro lugar')

/** Which piece of what it is. */
export interface Lugar {
  /** The name of the whole, within the store. */
  nombre: string
  /** From 1. */
  trozo: number
  trozos: number
}

export const isDeAntes = (bytes: Uint8Array) => MAGIC.equals(bytes.subarray(0, MAGIC.length))

/** Opens what was sealed with one of the phrases, as this piece; each is stretched once for each salt. */
export function createLectorDeAntes(frases: readonly string[]) {
  const masters = new Map<string, Promise<CryptoKey>>()
  const masterOf = (salt: Uint8Array, logN: number, frase: string) => {
    const id = `${logN} ${Buffer.from(salt).toString('hex')} ${frase}`
    const known = masters.get(id) ?? stretch(frase, salt, logN)
    masters.set(id, known)
    return known
  }
  const keyOf = async (header: Uint8Array, logN: number, frase: string) => {
    const [salt, seed] = [header.slice(HEADER - SEED - SALT, HEADER - SEED), header.slice(HEADER - SEED)]
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: seed, info: INFO }
    const aes = { name: 'AES-GCM', length: 256 }
    return crypto.subtle.deriveKey(hkdf, await masterOf(salt, logN, frase), aes, false, ['decrypt'])
  }

  return async ({ nombre, trozo, trozos }: Lugar, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
    const header = sealed.slice(0, HEADER)
    const logN = header[MAGIC.length + 1] ?? 0
    const isReadable =
      sealed.length >= HEADER + NONCE + TAG && isDeAntes(header) && header[MAGIC.length] === VERSION
    if (!isReadable || logN < 1 || logN > MOST_LOG_N) throw new Error('not sealed')
    const gcm = {
      name: 'AES-GCM',
      iv: sealed.slice(HEADER, HEADER + NONCE),
      additionalData: Buffer.concat([header, Buffer.from(`${trozo}/${trozos} ${nombre}`)]),
    }
    for (const frase of frases) {
      const key = await keyOf(header, logN, frase)
      const opened = await crypto.subtle
        .decrypt(gcm, key, sealed.slice(HEADER + NONCE))
        .catch(() => undefined)
      if (opened) return new Uint8Array(opened)
    }
    throw new Error('does not open')
  }
}

function stretch(frase: string, salt: Uint8Array, logN: number): Promise<CryptoKey> {
  const cost = { N: 2 ** logN, r: 8, p: 3 }
  return new Promise((resolve, reject) => {
    scrypt(frase.normalize('NFC'), salt, 32, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, master) => {
      if (error) reject(error)
      else resolve(crypto.subtle.importKey('raw', new Uint8Array(master), 'HKDF', false, ['deriveKey']))
    })
  })
}

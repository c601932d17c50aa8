import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { createLectorDeAntes, isDeAntes, type Lugar } from './cifrado-de-antes.ts'

/** Each guess at a phrase costs 64 MB and a third of a second. */
const LOG_N = 16
/** As `age -p` writes it; no header may ask for more memory than this. */
const MOST_LOG_N = 18

export interface Cifrado {
  seal(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  /** Throws where it was not sealed so. */
  open(lugar: Lugar, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  /** How many bytes so many become. */
  sizeOf(bytes: number): number
}

/**
 * What is sealed is a file of `age`, which opens it with the identity when there is no program any more
 * (docs/decisiones/copia-en-otro-lugar.md). What was sealed before opens with one of the phrases.
 */
export async function createCifrado(identidad: string, frases: readonly string[]): Promise<Cifrado> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identidad))
  const decrypter = new Decrypter()
  decrypter.addIdentity(identidad)
  const openDeAntes = createLectorDeAntes(frases)
  const { size } = await encrypter.encrypt(new Blob().stream())
  return {
    seal: async (bytes) => new Uint8Array(await encrypter.encrypt(bytes)),
    open: async (lugar, sealed) =>
      isDeAntes(sealed) ? openDeAntes(lugar, sealed) : new Uint8Array(await decrypter.decrypt(sealed)),
    sizeOf: size,
  }
}

/** The identity as `age -d -i` takes it: it asks for the phrase. */
export async function closeIdentidad(identidad: string, frase: string): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(frase.normalize('NFC'))
  encrypter.setScryptWorkFactor(LOG_N)
  return new Uint8Array(await encrypter.encrypt(`${identidad}\n`))
}

/** Nothing where the phrase does not open it. */
export async function openIdentidad(cerrada: Uint8Array, frase: string): Promise<string | undefined> {
  const [, logN] = /^-> scrypt \S+ (\d+)$/m.exec(Buffer.from(cerrada).toString('latin1', 0, 200)) ?? []
  if (Number(logN) > MOST_LOG_N) return undefined
  const decrypter = new Decrypter()
  decrypter.addPassphrase(frase.normalize('NFC'))
  const text = await decrypter.decrypt(cerrada, 'text').catch(() => '')
  return /^AGE-SECRET-KEY-1\S+$/m.exec(text)?.[0]
}

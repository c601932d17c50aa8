import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { readOrMake } from '../services/secret.ts'
import { UsageError } from '../services/settings.ts'

/** By which push services know this installation; both in base64url. */
export interface Vapid {
  publicKey: string
  privateKey: string
}

/** The file's name in the data folder: with another pair, every browser would have to subscribe anew. */
export const VAPID = 'vapid'

/** Made at the first start. Throws UsageError where it can't be read. */
export function readVapid(dataDir: string): Vapid {
  const file = join(dataDir, VAPID)
  const text = readOrMake(file, createVapid)
  try {
    return parseVapid(text)
  } catch {
    throw new UsageError(
      `No se entiende ${file}. Repón el de una copia o, si no la hay, bórralo: se hace otro, y cada dispositivo vuelve a recibir avisos cuando abre el sitio.`,
    )
  }
}

/** As it is kept. */
export const createVapid = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))

/** Throws where it is no key of P-256. */
export function parseVapid(text: string): Vapid {
  const { x, y, d } = createPrivateKey({ key: JSON.parse(text), format: 'jwk' }).export({ format: 'jwk' })
  const point = [Buffer.from([4]), ...[x, y].map((una) => Buffer.from(una as string, 'base64url'))]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d as string }
}

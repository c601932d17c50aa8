import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { datoEscrito, exceeds, LARGO } from '../../../src/domain/base/campos.ts'

const CLAVES = 'Las claves de ese navegador no son válidas.'
const PUNTO_BYTES = 65
const SECRETO_BYTES = 16

const clave = (isGood: (bytes: Buffer) => boolean) =>
  z
    .string(CLAVES)
    .max(LARGO.nombre, CLAVES)
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine(isGood, CLAVES)
    .transform((bytes) => bytes.toString('base64url'))
    .meta({ type: 'string' })

/** What a browser subscribed to, as its `PushSubscription` says it. */
export const suscripcion = z.object({
  endpoint: z
    .string('Falta la dirección por la que ese navegador avisa.')
    .trim()
    .max(LARGO.direccion, 'Esa dirección es demasiado larga.'),
  keys: z.object({ p256dh: clave(isPoint), auth: clave(({ length }) => length === SECRETO_BYTES) }, CLAVES),
  nombre: datoEscrito.refine((texto) => !exceeds(texto, LARGO.nombre), 'El nombre es demasiado largo.'),
})

export type Suscripcion = z.infer<typeof suscripcion>

/** Uncompressed, and on P-256: with another nothing can be agreed on. */
function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== PUNTO_BYTES) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

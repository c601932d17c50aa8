import { buildPushPayload } from '@block65/webcrypto-web-push'
import { type Mensaje, writeMensaje } from './mensaje.ts'
import type { Vapid } from './vapid.ts'

const DAY_S = 24 * 60 * 60
/** Of who says to wait and not how long. */
const MINUTE_S = 60

/** What a browser subscribed to. */
export interface Suscripcion {
  endpoint: string
  p256dh: string
  auth: string
}

/** What became of one: the device is gone; it was refused, which may be once; or one has to come again later. */
export type Resultado = 'llego' | 'no-esta' | 'rechazado' | 'fallo' | { esperar: number }

export interface EnvioDeps {
  vapid: Vapid
  /** Whom a push service may write to: an address, or the site. */
  contacto: () => string
  permite: (endpoint: string) => boolean
  /** How long a service may take to answer. */
  patienceMs: number
}

/** Hands one over. A service that was taken off the list is not called any more. */
export async function send(
  { vapid, contacto, permite, patienceMs }: EnvioDeps,
  { endpoint, p256dh, auth }: Suscripcion,
  mensaje: Mensaje,
  segundos: number,
): Promise<Resultado> {
  if (!permite(endpoint)) return 'rechazado'
  try {
    const pedido = await buildPushPayload(
      {
        data: writeMensaje(mensaje),
        options: { ttl: Math.min(DAY_S, segundos), topic: mensaje.g, urgency: 'normal' },
      },
      // The library signs for nothing but https; what runs on this machine is called as it was said.
      { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys: { p256dh, auth } },
      { ...vapid, subject: contacto() },
    )
    const response = await fetch(endpoint, {
      ...pedido,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.body?.cancel()
    return resultOf(response)
  } catch {
    return 'fallo'
  }
}

function resultOf({ ok, status, headers }: Response): Resultado {
  if (ok) return 'llego'
  if (status === 404 || status === 410) return 'no-esta'
  if (status === 429) return { esperar: secondsIn(headers.get('retry-after')) }
  return status >= 500 ? 'fallo' : 'rechazado'
}

/** A number of them, or a date. */
function secondsIn(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  if (seconds > 0) return Math.min(DAY_S, seconds)
  const until = (Date.parse(retryAfter ?? '') - Date.now()) / 1000
  return until > 0 ? Math.min(DAY_S, until) : MINUTE_S
}

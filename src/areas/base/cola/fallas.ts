/** Why nothing gets through; null while it does, as far as one knows. */
export type Detenida = 'sin conexión' | 'con fallas' | 'con demora' | null

/** One has to wait. */
const CON_DEMORA = [408, 429]
/** One has to sign in again. */
const SIN_SESION = [401, 403]

/** What a call that failed says of what it carried: by itself the server will not change its mind of what it refused. */
export function failureOf(status: number): Exclude<Detenida, null> | 'sin sesión' | 'rechazo' {
  if (status === 0) return 'sin conexión'
  if (status >= 500) return 'con fallas'
  if (CON_DEMORA.includes(status)) return 'con demora'
  return SIN_SESION.includes(status) ? 'sin sesión' : 'rechazo'
}

const ESPERAS_MS = [1000, 3000, 8000, 20_000]

/** How long to wait where nothing has got through, after so many tries before this one. */
export const esperaTras = (intentos: number): number =>
  ESPERAS_MS[Math.min(intentos, ESPERAS_MS.length - 1)] ?? 0

/** How long an answer is waited for. */
const PACIENCIA_MS = 20_000

/** For each call that carries something of a queue: whoever leaves the page doesn't wait for it. */
export const opcionesDeEnvio = () => ({
  fetch: { signal: AbortSignal.timeout(PACIENCIA_MS), keepalive: true },
})

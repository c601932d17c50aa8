import type { Marca } from './marcas-guardadas'
import type { Remitente } from './remitente'

/** How long an answer is waited for. */
const PACIENCIA_MS = 20_000

/** Marks of one class day that say the same. */
export async function enviarLote(remitente: Remitente, lote: readonly Marca[]) {
  const [primera, ...otras] = lote
  if (!primera) return
  // Whoever leaves the page doesn't wait for it.
  const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS), keepalive: true } }
  await (otras.length === 0
    ? remitente.enviarUna(primera, opciones)
    : remitente.enviarVarias(
        primera,
        lote.map(({ alumnoId }) => alumnoId),
        opciones,
      ))
}

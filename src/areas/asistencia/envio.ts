import { HECHA_HACE_MAXIMO } from '../../domain/asistencia'
import type { Guardada } from './marcas-guardadas'
import type { Remitente } from './remitente'

/** How long an answer is waited for. */
const PACIENCIA_MS = 20_000

/** Sends marks of one class day that say the same, and tells of whom a later mark of somebody else stays. */
export async function enviarLote(remitente: Remitente, lote: readonly Guardada[]): Promise<number[]> {
  const [primera, ...otras] = lote
  if (!primera) return []
  // Whoever leaves the page doesn't wait for it.
  const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS), keepalive: true } }
  const { catedraId, diaId, alumnoId, presente } = primera
  const marca = { catedraId, diaId, alumnoId, presente }
  if (otras.length === 0) {
    const hace = haceDe(primera)
    const hecha = hace === undefined ? {} : { hecha_hace: hace }
    const { superada = false } = await remitente.enviarUna({ ...marca, ...hecha }, opciones)
    return superada ? [alumnoId] : []
  }
  const alumnoIds = lote.map((una) => una.alumnoId)
  const hecha_hace = lote.map((una) => haceDe(una) ?? 0)
  const { superadas } = await remitente.enviarVarias(marca, { alumnoIds, hecha_hace }, opciones)
  return superadas
}

/** A clock that was set meanwhile tells no mark of the future, nor of long before. */
const haceDe = ({ hecha }: Guardada): number | undefined =>
  hecha === undefined ? undefined : Math.min(Math.max(Math.round(Date.now() - hecha), 0), HECHA_HACE_MAXIMO)

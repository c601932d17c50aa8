import { HECHA_HACE_MAXIMO } from '../../domain/asistencia'
import type { Puesta } from '../base/cola/estado'
import { opcionesDeEnvio } from '../base/cola/fallas'
import type { LlamadasDeAsistencia } from './gestion'
import type { Marca } from './marcas-guardadas'

type Envio = Pick<LlamadasDeAsistencia, 'sendOne' | 'sendMany'>
type Lote = readonly Puesta<Marca>[]

/** Sends marks of one class day that say the same, and tells what stands then: a later one of somebody else stays. */
export async function sendBatch(llamadas: Envio, lote: Lote): Promise<Marca[]> {
  const superadas = new Set(await send(llamadas, lote))
  return lote.map(({ dato }) => (superadas.has(dato.alumnoId) ? { ...dato, presente: !dato.presente } : dato))
}

/** Of whom a later mark stays, which says otherwise. */
async function send(llamadas: Envio, lote: Lote): Promise<number[]> {
  const [primera, ...otras] = lote
  if (!primera) return []
  if (otras.length === 0) {
    const { superada } = await llamadas.sendOne(
      { ...primera.dato, ...(primera.hecha !== null && { hecha_hace: haceDe(primera.hecha) }) },
      opcionesDeEnvio(),
    )
    return superada ? [primera.dato.alumnoId] : []
  }
  const alumnoIds = lote.map(({ dato }) => dato.alumnoId)
  // What an earlier version left here without saying when counts as made now, as it did.
  const hecha_hace = lote.map(({ hecha }) => (hecha === null ? 0 : haceDe(hecha)))
  const { superadas } = await llamadas.sendMany(primera.dato, { alumnoIds, hecha_hace }, opcionesDeEnvio())
  return superadas
}

/** A clock that was set meanwhile tells no mark of the future, nor of long before. */
const haceDe = (hecha: number): number =>
  Math.min(Math.max(Math.round(Date.now() - hecha), 0), HECHA_HACE_MAXIMO)

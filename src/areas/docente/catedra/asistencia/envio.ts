import { api, unwrap } from '../../../../lib/api'
import { queryClient } from '../../../shared/consultas'
import type { Marca } from './marcas-guardadas'
import { asistenciaQuery } from './queries'

const PACIENCIA_MS = 20_000

/** Marks of one class day that say the same. What the server has taken is what is seen from then on. */
export async function enviarLote(lote: readonly Marca[]): Promise<void> {
  const [primera] = lote
  if (!primera) return
  const { catedraId, diaId, alumnoId, presente } = primera
  const dia = api.docente.catedra({ id: catedraId }).diasclase({ diaId })
  const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS) } }
  const alumnoIds = lote.map((una) => una.alumnoId)
  await (lote.length === 1
    ? unwrap(dia['toggle-asistencia'].post({ alumnoId, composerId: null, presente }, opciones))
    : unwrap(dia.asistencias.post({ alumnoIds, presente }, opciones)))
  await anotar(catedraId, diaId, new Set(alumnoIds), presente)
}

/** Without reading the list again; one that was being read may still say the old. */
async function anotar(catedraId: number, diaId: number, alumnoIds: Set<number>, presente: boolean) {
  const { queryKey } = asistenciaQuery(catedraId, diaId)
  if (!queryClient.getQueryData(queryKey)) return
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (actuales) =>
    actuales?.map((una) => (alumnoIds.has(una.alumnoId) ? { ...una, presente } : una)),
  )
}

import { apiSinLeer, unwrap } from '../../../../lib/api'
import { queryClient } from '../../../shared/consultas'
import type { Marca } from './marcas-guardadas'
import { asistenciaQuery } from './queries'

const PACIENCIA_MS = 20_000

/** Marks of one class day that say the same. */
export async function enviarLote(lote: readonly Marca[]): Promise<void> {
  const [primera] = lote
  if (!primera) return
  const { catedraId, diaId, alumnoId, presente } = primera
  const dia = apiSinLeer.docente.catedra({ id: catedraId }).diasclase({ diaId })
  const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS) } }
  const alumnoIds = lote.map((una) => una.alumnoId)
  await (lote.length === 1
    ? unwrap(dia['toggle-asistencia'].post({ alumnoId, composerId: null, presente }, opciones))
    : unwrap(dia.asistencias.post({ alumnoIds, presente }, opciones)))
}

/** What the server has taken, without reading the lists again; one that was being read may still say the old. */
export async function anotar(marcas: readonly Marca[]): Promise<void> {
  const porDia = Map.groupBy(marcas, ({ catedraId, diaId }) => `${catedraId}.${diaId}`)
  await Promise.all([...porDia.values()].map(anotarEnUnDia))
}

async function anotarEnUnDia(marcas: readonly Marca[]) {
  const { catedraId = 0, diaId = 0 } = marcas[0] ?? {}
  const { queryKey } = asistenciaQuery(catedraId, diaId)
  if (!queryClient.getQueryData(queryKey)) return
  const nuevas = new Map(marcas.map(({ alumnoId, presente }) => [alumnoId, presente]))
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (actuales) =>
    actuales?.map((una) => ({ ...una, presente: nuevas.get(una.alumnoId) ?? una.presente })),
  )
}

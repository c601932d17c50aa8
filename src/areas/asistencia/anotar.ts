import { queryClient } from '../base/consultas'
import type { Marca } from './marcas-guardadas'
import type { Asistencia, Remitente } from './remitente'

/** What the server has taken, without reading the lists again; one that was being read may still say the old. */
export async function note(de: Remitente['asistencia'], marcas: readonly Marca[]): Promise<void> {
  const porDia = Map.groupBy(marcas, ({ catedraId, diaId }) => `${catedraId}.${diaId}`)
  await Promise.all([...porDia.values()].map((suyas) => noteInOneDia(de, suyas)))
}

async function noteInOneDia(de: Remitente['asistencia'], marcas: readonly Marca[]) {
  const { catedraId = 0, diaId = 0 } = marcas[0] ?? {}
  const { queryKey } = de(catedraId, diaId)
  if (!queryClient.getQueryData(queryKey)) return
  const nuevas = new Map(marcas.map(({ alumnoId, presente }) => [alumnoId, presente]))
  const { fetchStatus, isInvalidated, dataUpdatedAt } = queryClient.getQueryState(queryKey) ?? {}
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Asistencia[]>(
    queryKey,
    (actuales) => actuales?.map((una) => ({ ...una, presente: nuevas.get(una.alumnoId) ?? una.presente })),
    // It is still what was read then: who draws the whole list again at each reading has no reason to.
    { updatedAt: dataUpdatedAt },
  )
  // What was being read has what others marked as well.
  if (fetchStatus !== 'idle' || isInvalidated) void queryClient.invalidateQueries({ queryKey })
}

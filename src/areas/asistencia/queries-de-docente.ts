import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'

const pedirAsistencia = async (id: number, diaId: number) => {
  const { asistencias } = await unwrap(api.docente.catedra({ id }).diasclase({ diaId }).asistencias.get())
  return asistencias
}

export const asistenciaQuery = (catedraId: number, diaId: number) =>
  queryOptions({
    queryKey: ['docente', 'asistencia', catedraId, diaId],
    queryFn: () => pedirAsistencia(catedraId, diaId),
    refetchOnWindowFocus: false,
  })

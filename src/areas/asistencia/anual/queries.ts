import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const fetchAnual = (id: number, year: number) =>
  unwrap(api.docente.catedra({ id }).asistencias.anual({ year }).get())

/** The class days of a year, each with everybody's mark. */
export const anualQuery = (catedraId: number, anio: number) =>
  queryOptions({
    queryKey: ['docente', 'anual', catedraId, anio],
    queryFn: () => fetchAnual(catedraId, anio),
  })

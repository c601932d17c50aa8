import { isFecha } from '../../domain/base/fechas'
import { type Leido, lectura } from '../base/leer'

/** What an address says of which class is meant; null for today's. */
export function fechaEn(busqueda: URLSearchParams): string | null {
  const fecha = busqueda.get('fecha') ?? ''
  return isFecha(fecha) ? fecha : null
}

export type CierreLeido = Leido<'docente/catedra/:id/diasclase/:diaId/cierre'>
export type AlumnoDeCierre = CierreLeido['alumnos'][number]
export type UnidadDeCierre = CierreLeido['unidades'][number]

/** What a class is closed with; null where a teacher has no such course. */
export const cierreQuery = (catedraId: number, fecha: string | null) =>
  lectura('docente/catedra/:id/diasclase/:diaId/cierre?', {
    id: catedraId,
    diaId: 'hoy',
    ...(fecha !== null && { fecha }),
  })

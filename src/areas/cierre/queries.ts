import { queryOptions } from '@tanstack/react-query'
import { isFecha } from '../../domain/base/fechas'
import { api, unwrap } from '../../lib/api'
import { nadaSiNoExiste } from '../base/fallas'
import { claveDeCierres } from './clave'

/** What an address says of which class is meant; null for today's. */
export function fechaEn(busqueda: URLSearchParams): string | null {
  const fecha = busqueda.get('fecha') ?? ''
  return isFecha(fecha) ? fecha : null
}

const claseDe = (id: number) => api.docente.catedra({ id }).diasclase({ diaId: 'hoy' })

const fetchCierre = (catedraId: number, fecha: string | null) =>
  unwrap(claseDe(catedraId).cierre.get({ query: fecha === null ? {} : { fecha } }))

export type CierreLeido = Awaited<ReturnType<typeof fetchCierre>>
export type AlumnoDeCierre = CierreLeido['alumnos'][number]
export type UnidadDeCierre = CierreLeido['unidades'][number]

/** What a class is closed with; null where a teacher has no such course. */
export const cierreQuery = (catedraId: number, fecha: string | null) =>
  queryOptions({
    queryKey: [...claveDeCierres(catedraId), fecha ?? 'hoy'],
    queryFn: () => fetchCierre(catedraId, fecha).catch(nadaSiNoExiste),
  })

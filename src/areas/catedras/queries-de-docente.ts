import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { catedraQuery } from '../base/curso/queries'

const fetchResumen = (id: number) => unwrap(api.docente.me.catedra({ id }).resumen.get())

export type ResumenDeCatedra = Awaited<ReturnType<typeof fetchResumen>>

/** What changes the course changes its summary: it is read again with it. */
export const resumenQuery = (id: number) =>
  queryOptions({
    queryKey: [...catedraQuery('docente', id).queryKey, 'resumen'],
    queryFn: () => fetchResumen(id),
  })

export const alumnoQuery = (id: number) =>
  queryOptions({ queryKey: ['docente', 'alumno', id], queryFn: () => unwrap(api.alumnos({ id }).get()) })

export const pagosQuery = (id: number) =>
  queryOptions({
    queryKey: ['docente', 'pagos', id],
    queryFn: () => unwrap(api.docente.alumnos({ id }).pagos.get()),
  })

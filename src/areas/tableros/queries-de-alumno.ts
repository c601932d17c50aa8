import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { queryClient } from '../base/consultas'

const fetchCatedras = () => unwrap(api.alumnos.me.catedras.get())

export type CatedraCursada = Awaited<ReturnType<typeof fetchCatedras>>[number]

export const catedrasQuery = queryOptions({ queryKey: ['alumno', 'catedras'], queryFn: fetchCatedras })

/** All that the dashboard shows, in one call; a course's own screen has its courses from it too. */
async function fetchTablero() {
  const tablero = await unwrap(api.alumnos.me.dashboard.get())
  queryClient.setQueryData(catedrasQuery.queryKey, tablero.catedras)
  return tablero
}

export type Tablero = Awaited<ReturnType<typeof fetchTablero>>

export const tableroQuery = queryOptions({ queryKey: ['alumno', 'tablero'], queryFn: fetchTablero })

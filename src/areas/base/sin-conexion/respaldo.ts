import type { Query, QueryFunctionContext, QueryPersister } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api'
import { $sinConexion } from './conexion'

/**
 * Asks the server first, always: a form never starts from what once was. Only where it is out of reach does a screen
 * show what this browser has kept.
 */
export const conRespaldo: QueryPersister = async (ask, contexto, consulta) => {
  try {
    const datos = await ask(contexto as QueryFunctionContext<never, never>)
    $sinConexion.set(false)
    return datos
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    $sinConexion.set(true)
    const guardados = seBusca(consulta) ? await readGuardado(consulta) : undefined
    if (guardados === undefined) throw error
    return guardados
  }
}

/** One call may get lost on a network that is there: that one is tried again. What is on the screen stays there. */
const seBusca = ({ state }: Query) =>
  state.data === undefined && (!navigator.onLine || state.fetchFailureCount > 0)

/** Nothing, too, where this could not come down. */
const readGuardado = (consulta: Query) =>
  import('./guardado').then(({ recover }) => recover(consulta)).catch(() => undefined)

import type { Respuesta } from '../../../domain/evaluaciones/respuestas'
import { api, unwrap } from '../../../lib/api'
import { opcionesDeEnvio } from '../../base/cola/fallas'
import { queryClient } from '../../base/consultas'
import { type Leido, lectura } from '../../base/leer'

export type EvaluacionPropia = Leido<'alumnos/me/evaluaciones'>[number]
export type EvaluacionParaRealizar = Leido<'alumnos/me/evaluaciones/:id'>

export const evaluacionesQuery = lectura('alumnos/me/evaluaciones')

/** Asked for anew: another device may have gone on. */
export const evaluacionQuery = (id: number) => ({
  ...lectura('alumnos/me/evaluaciones/:id?', { id }),
  staleTime: 0,
})

export const resultadosQuery = (id: number) => lectura('alumnos/me/evaluaciones/:id/results?', { id })

/** Keeps one answer on the server, and then among what is known of the evaluation. */
export async function saveRespuesta(id: number, una: Respuesta): Promise<void> {
  await unwrap(api.alumnos.me.evaluaciones({ id }).respuestas.put(una, opcionesDeEnvio()))
  await noteRespuestas(id, [una])
}

export async function noteRespuestas(id: number, nuevas: readonly Respuesta[]): Promise<void> {
  const { queryKey } = evaluacionQuery(id)
  await queryClient.cancelQueries({ queryKey, exact: true })
  const cambiadas = new Set(nuevas.map(({ preguntaId }) => preguntaId))
  queryClient.setQueryData(queryKey, (antes) => {
    if (!antes) return antes
    const otras = antes.respuestas.filter(({ preguntaId }) => !cambiadas.has(preguntaId))
    return { ...antes, respuestas: [...otras, ...nuevas] }
  })
}

export const refetchEvaluacion = (id: number) =>
  queryClient.invalidateQueries({ queryKey: evaluacionQuery(id).queryKey, exact: true })

export const refetchEvaluaciones = () =>
  queryClient.invalidateQueries({ queryKey: evaluacionesQuery.queryKey })

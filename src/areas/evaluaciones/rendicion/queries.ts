import { queryOptions } from '@tanstack/react-query'
import type { Respuesta } from '../../../domain/evaluaciones/evaluacion-asignada'
import { api, unwrap } from '../../../lib/api'
import { opcionesDeEnvio } from '../../base/cola/fallas'
import { queryClient } from '../../base/consultas'
import { nadaSiNoExiste } from '../../base/fallas'

const fetchEvaluaciones = () => unwrap(api.alumnos.me.evaluaciones.get())
const fetchEvaluacion = (id: number) => unwrap(api.alumnos.me.evaluaciones({ id }).get())

export type EvaluacionPropia = Awaited<ReturnType<typeof fetchEvaluaciones>>[number]
export type EvaluacionParaRealizar = Awaited<ReturnType<typeof fetchEvaluacion>>

export const evaluacionesQuery = queryOptions({
  queryKey: ['alumno', 'evaluaciones'],
  queryFn: fetchEvaluaciones,
})

/** Null where there is none, or it was not given to this student. Asked for anew: another device may have gone on. */
export const evaluacionQuery = (id: number) =>
  queryOptions({
    queryKey: [...evaluacionesQuery.queryKey, id],
    queryFn: () => fetchEvaluacion(id).catch(nadaSiNoExiste),
    staleTime: 0,
  })

/** Null where there are none yet. */
export const resultadosQuery = (id: number) =>
  queryOptions({
    queryKey: [...evaluacionesQuery.queryKey, id, 'resultados'],
    queryFn: () => unwrap(api.alumnos.me.evaluaciones({ id }).results.get()).catch(nadaSiNoExiste),
  })

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

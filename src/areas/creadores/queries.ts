import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapTramo } from '../../lib/api'
import { accion } from '../base/accion'
import { claveDe } from '../base/clave-de'
import { conAviso } from '../base/con-aviso'
import { queryClient } from '../base/consultas'
import { bajo, lectura } from '../base/leer'
import { tramosDe } from '../base/lista-por-tramos'
import { removal } from '../papelera/deshacer'

const POR_PAGINA = 20

/** For the client's filters: all that is known of creators, but for the queues. */
export const deCreadores = {
  predicate: ({ queryKey: [una, otra] }: { queryKey: QueryKey }) =>
    una === 'composers' || (una === 'admin' && (otra === 'composers' || otra === 'fusiones')),
}

export const listaQuery = (q: string, pagina: number) =>
  queryOptions({
    ...lectura('composers', {
      ...(q && { q }),
      page: pagina,
      limit: POR_PAGINA,
      sort: 'name',
      order: 'asc',
    }),
    placeholderData: keepPreviousData,
  })

export const creadorQuery = (id: number) => lectura('composers/:id', { id })

export const comentariosQuery = (id: number) =>
  tramosDe(claveDe(`composers/comments/${id}`), async (antes) => {
    const query = { limit: 100, ...(antes && { antes }) }
    const { headers, ...parte } = await unwrapTramo(api.composers.comments({ composerId: id }).get({ query }))
    return { ...parte, total: Number(headers.get('x-total')) }
  })

/** Of all creators; of those that were reported, what nobody has judged yet. */
export const moderadosQuery = (soloReportados: boolean) =>
  tramosDe(claveDe(`admin/comentarios?reportados=${Number(soloReportados)}`), async (antes) => {
    const query = { ...(soloReportados && { reportados: '1' }), limit: 100, ...(antes && { antes }) }
    const { headers: _, ...parte } = await unwrapTramo(api.admin.comentarios.get({ query }))
    return parte
  })

export const decideComentario = accion({
  mutationFn: ({ id, decision }: { id: number; decision: 'ocultar' | 'mostrar' | 'sin-problema' }) =>
    unwrap(api.admin.comentarios({ id })[decision].post()),
  exito: ({ message }) => message,
  falla: 'No se pudo cambiar el comentario.',
  onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'comentarios'] }),
})

export const historialQuery = (id: number) => lectura('composers/:id/history', { id, despues: '1' })

/** How many questions of evaluations ask each datum. */
export const preguntasQuery = (id: number) => lectura('admin/composers/:id/preguntas', { id })

const refetch = () => queryClient.invalidateQueries(deCreadores)

export const eraseComentario = (creador: number) =>
  accion({
    mutationFn: (commentId: number) =>
      unwrap(api.composers.comments({ composerId: creador })({ commentId }).delete()),
    exito: ({ message }) => message,
    falla: 'No se pudo eliminar el comentario.',
    onSettled: refetch,
  })

export const restoreVersion = (id: number) =>
  accion({
    mutationFn: (versionId: number) => unwrap(api.composers({ id }).history({ versionId }).restore.post()),
    exito: (restaurada) => conAviso('Versión restaurada.', restaurada),
    falla: 'No se pudo restaurar la versión.',
    onSettled: refetch,
  })

/** Takes a creator off the timeline: it waits among the contributions to be reviewed. */
export const withdrawCreador = (id: number) =>
  accion({
    mutationFn: () => unwrap(api.composers({ id }).status.put({ status: 'PENDING_REVIEW' })),
    exito: 'La ficha volvió a Aportes Pendientes.',
    refetch: () => forget(id),
    falla: 'No se pudo retirar la ficha.',
  })

export const removeCreador = removal('admin', 'CREADOR', {
  mutationFn: (id) => unwrap(api.composers({ id }).delete()),
  refetch: forget,
  falla: 'No se pudo eliminar la ficha.',
})

/** Readers may no longer see it, so asking for it again would fail. */
function forget(id: number) {
  void queryClient.invalidateQueries({
    predicate: (una) => !deCreadores.predicate(una) || isLista(una),
  })
  void queryClient.cancelQueries(bajo(`composers/${id}`))
}

const isLista = ({ queryKey: [una, otra] }: { queryKey: QueryKey }) =>
  una === 'composers' && String(otra).startsWith('?')

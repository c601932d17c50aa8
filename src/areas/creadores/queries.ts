import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapTramo } from '../../lib/api'
import { toast } from '../../ui/toast'
import { conAviso } from '../base/con-aviso'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { tramosDe } from '../base/lista-por-tramos'
import { announceRemoval } from '../papelera/deshacer'

const POR_PAGINA = 20

/** All that is known of published creators. */
export const creadoresClave = ['creadores']

export const listaQuery = (q: string, pagina: number) =>
  queryOptions({
    queryKey: [...creadoresClave, 'lista', q, pagina],
    queryFn: () =>
      unwrap(
        api.composers.get({
          query: { ...(q && { q }), page: pagina, limit: POR_PAGINA, sort: 'name', order: 'asc' },
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const creadorQuery = (id: number) =>
  queryOptions({
    queryKey: [...creadoresClave, id],
    queryFn: () => unwrap(api.composers({ id }).get()),
  })

export const comentariosQuery = (id: number) =>
  tramosDe([...creadoresClave, id, 'comentarios', 'tramos'], async (antes) => {
    const query = { limit: 100, ...(antes && { antes }) }
    const { headers, ...parte } = await unwrapTramo(api.composers.comments({ composerId: id }).get({ query }))
    return { ...parte, total: Number(headers.get('x-total')) }
  })

export const historialQuery = (id: number) =>
  queryOptions({
    queryKey: [...creadoresClave, id, 'historial'],
    queryFn: () => unwrap(api.composers({ id }).history.get()),
  })

/** How many questions of evaluations ask each datum. */
export const preguntasQuery = (id: number) =>
  queryOptions({
    queryKey: [...creadoresClave, id, 'preguntas'],
    queryFn: () => unwrap(api.admin.composers({ id }).preguntas.get()),
  })

const refetch = () => queryClient.invalidateQueries({ queryKey: creadoresClave })

export const eraseComentario = (creador: number) =>
  mutationOptions({
    mutationFn: (commentId: number) =>
      unwrap(api.composers.comments({ composerId: creador })({ commentId }).delete()),
    onSuccess: ({ message }) => void toast.success(message),
    onError: announceFailure('No se pudo eliminar el comentario.'),
    onSettled: refetch,
  })

export const restoreVersion = (id: number) =>
  mutationOptions({
    mutationFn: (versionId: number) => unwrap(api.composers({ id }).history({ versionId }).restore.post()),
    onSuccess: (restaurada) => void toast.success(conAviso('Versión restaurada.', restaurada)),
    onError: announceFailure('No se pudo restaurar la versión.'),
    onSettled: refetch,
  })

/** Takes a creator off the timeline: it waits among the contributions to be reviewed. */
export const withdrawCreador = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.composers({ id }).status.put({ status: 'PENDING_REVIEW' })),
    onSuccess: () => {
      toast.success('La ficha volvió a Aportes Pendientes.')
      forget(id)
    },
    onError: announceFailure('No se pudo retirar la ficha.'),
  })

export const removeCreador = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.composers({ id }).delete()),
    onSuccess: ({ message }) => {
      announceRemoval('admin', 'CREADOR', id, message)
      forget(id)
    },
    onError: announceFailure('No se pudo eliminar la ficha.'),
  })

/** Readers may no longer see it, so asking for it again would fail. */
function forget(id: number) {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [primera, segunda] }) => primera !== creadoresClave[0] || segunda === 'lista',
  })
  void queryClient.cancelQueries({ queryKey: [...creadoresClave, id] })
}

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { cuantos } from '../../../lib/formato'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { type Leido, lectura } from '../../base/leer'
import { deCreadores } from '../queries'

const refetch = () => queryClient.invalidateQueries(deCreadores)

export type Candidato = Leido<'admin/composers/:id/wikidata'>[number]

/** Wikidata is asked when somebody presses, and not again by itself. */
export const findCandidatos = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.admin.composers({ id }).wikidata.get()),
    onError: announceFailure('No se pudo buscar en Wikidata.'),
  })

export const linkCreador = (id: number) =>
  mutationOptions({
    mutationFn: (qid: string | null) => unwrap(api.admin.composers({ id }).wikidata.post({ qid })),
    onSuccess: ({ wikidata_qid }) => {
      toast.success(wikidata_qid ? `Enlazado con ${wikidata_qid}.` : 'Se quitó el enlace con Wikidata.')
      return refetch()
    },
    onError: announceFailure('No se pudo enlazar.'),
  })

export const proposeDatos = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.admin.composers({ id }).wikidata.proponer.post()),
    onSuccess: ({ sugerencias: { length } }) => {
      toast.success(
        length > 0
          ? `${cuantos(length, 'sugerencia espera', 'sugerencias esperan')} tu revisión.`
          : 'Wikidata no dice nada distinto.',
      )
      void queryClient.invalidateQueries()
    },
    onError: announceFailure('No se pudieron proponer datos.'),
  })

const MIRADA_MS = 2000

export const recorridoQuery = queryOptions({
  ...lectura('admin/wikidata'),
  staleTime: 0,
  refetchInterval: ({ state }) => state.data?.estado === 'EN_MARCHA' && MIRADA_MS,
})

const noted = (recorrido: Leido<'admin/wikidata'>) =>
  queryClient.setQueryData(recorridoQuery.queryKey, recorrido)

export const startRecorrido = mutationOptions({
  mutationFn: () => unwrap(api.admin.wikidata.recorrer.post()),
  onSuccess: noted,
  onError: announceFailure('No se pudo comenzar.'),
})

export const stopRecorrido = mutationOptions({
  mutationFn: () => unwrap(api.admin.wikidata.detener.post()),
  onSuccess: noted,
  onError: announceFailure('No se pudo detener.'),
})

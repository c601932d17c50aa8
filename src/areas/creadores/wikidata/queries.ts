import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { cuantos } from '../../../lib/formato'
import { accion } from '../../base/accion'
import { queryClient } from '../../base/consultas'
import { type Leido, lectura } from '../../base/leer'
import { deCreadores } from '../queries'

const refetch = () => queryClient.invalidateQueries(deCreadores)

export type Candidato = Leido<'admin/composers/:id/wikidata'>[number]

/** Wikidata is asked when somebody presses, and not again by itself. */
export const findCandidatos = (id: number) =>
  accion({
    mutationFn: () => unwrap(api.admin.composers({ id }).wikidata.get()),
    falla: 'No se pudo buscar en Wikidata.',
  })

export const linkCreador = (id: number) =>
  accion({
    mutationFn: (qid: string | null) => unwrap(api.admin.composers({ id }).wikidata.post({ qid })),
    exito: ({ wikidata_qid }) =>
      wikidata_qid ? `Enlazado con ${wikidata_qid}.` : 'Se quitó el enlace con Wikidata.',
    refetch: () => refetch(),
    falla: 'No se pudo enlazar.',
  })

export const proposeDatos = (id: number) =>
  accion({
    mutationFn: () => unwrap(api.admin.composers({ id }).wikidata.proponer.post()),
    exito: ({ sugerencias: { length } }) =>
      length > 0
        ? `${cuantos(length, 'sugerencia espera', 'sugerencias esperan')} tu revisión.`
        : 'Wikidata no dice nada distinto.',
    refetch: () => void queryClient.invalidateQueries(),
    falla: 'No se pudieron proponer datos.',
  })

const MIRADA_MS = 2000

export const recorridoQuery = queryOptions({
  ...lectura('admin/wikidata'),
  staleTime: 0,
  refetchInterval: ({ state }) => state.data?.estado === 'EN_MARCHA' && MIRADA_MS,
})

const noted = (recorrido: Leido<'admin/wikidata'>) =>
  queryClient.setQueryData(recorridoQuery.queryKey, recorrido)

export const startRecorrido = accion({
  mutationFn: () => unwrap(api.admin.wikidata.recorrer.post()),
  refetch: noted,
  falla: 'No se pudo comenzar.',
})

export const stopRecorrido = accion({
  mutationFn: () => unwrap(api.admin.wikidata.detener.post()),
  refetch: noted,
  falla: 'No se pudo detener.',
})

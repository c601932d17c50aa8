import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Elecciones } from '../../../domain/creadores/fusiones'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { creadoresClave } from '../queries'

const clave = [...creadoresClave, 'fusiones']

export const duplicadosQuery = queryOptions({
  queryKey: [...clave, 'duplicados'],
  queryFn: () => unwrap(api.admin.composers.duplicados.get()),
})

export const fusionesQuery = queryOptions({
  queryKey: [...clave, 'hechas'],
  queryFn: () => unwrap(api.admin.fusiones.get()),
  // What was joined a moment ago is what one comes to see.
  staleTime: 0,
})

export const vistaQuery = (id: number, con: number) =>
  queryOptions({
    queryKey: [...clave, 'vista', id, con],
    queryFn: async () => {
      const prueba = await unwrap(
        api.admin.composers({ id }).fusionar.post({ con, campos: {} }, { query: { prueba: '1' } }),
      )
      return prueba as Extract<typeof prueba, { difieren: unknown }>
    },
    // It is about two records as they are now.
    staleTime: 0,
  })

/** Those who may be joined with one, as they are typed. */
export const candidatosQuery = (q: string) =>
  queryOptions({
    queryKey: [...clave, 'candidatos', q],
    queryFn: () => unwrap(api.composers.get({ query: { q, limit: 10, sort: 'name' } })),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })

const undo = (id: number) => unwrap(api.admin.fusiones({ id }).deshacer.post())
const announceUndone = ({ message }: { message: string }) => void toast.success(message)
const announceNotUndone = announceFailure('No se pudo deshacer la fusión.')
/** Either of them may be shown anywhere. */
const refetchAll = () => queryClient.invalidateQueries()

export const undoFusion = mutationOptions({
  mutationFn: undo,
  onSuccess: announceUndone,
  onError: announceNotUndone,
  onSettled: refetchAll,
})

interface Cual {
  con: number
  campos: Elecciones
}

export const joinCreadores = (id: number) =>
  mutationOptions({
    mutationFn: async ({ con, campos }: Cual) => {
      const hecha = await unwrap(api.admin.composers({ id }).fusionar.post({ con, campos }))
      return hecha as Extract<typeof hecha, { fusionId: number }>
    },
    onSuccess: ({ fusionId }) => {
      toast.withAction('Las dos fichas son ahora una.', 'Deshacer', () => void undoByHand(fusionId))
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('vista') })
    },
    onError: announceFailure('No se pudieron fusionar las fichas.'),
  })

/** From the notice, which outlives the screen that showed it. */
const undoByHand = (fusionId: number) =>
  undo(fusionId).then(announceUndone, announceNotUndone).finally(refetchAll)

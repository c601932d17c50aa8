import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Elecciones } from '../../../domain/creadores/fusiones'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { claveDe } from '../../base/clave-de'
import { queryClient } from '../../base/consultas'
import { execute } from '../../base/ejecutar'
import { announceFailure } from '../../base/fallas'
import { lectura } from '../../base/leer'
import { takingBack } from '../deshacer'

export const duplicadosQuery = lectura('admin/composers/duplicados')

/** What was joined a moment ago is what one comes to see. */
export const fusionesQuery = { ...lectura('admin/fusiones'), staleTime: 0 }

export const vistaQuery = (id: number, con: number) =>
  queryOptions({
    queryKey: [...claveDe(`admin/composers/${id}/fusionar`), 'vista', con],
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
    ...lectura('composers', { q, limit: 10, sort: 'name' }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })

interface Cual {
  id: number
  /** Where somebody has taken the address of the one that went. */
  slug?: string
}

export const undoFusion = takingBack(
  ({ id, ...otra }: Cual) => unwrap(api.admin.fusiones({ id }).deshacer.post(otra)),
  'No se pudo deshacer la fusión.',
)

interface Con {
  con: number
  campos: Elecciones
}

export const joinCreadores = (id: number) =>
  mutationOptions({
    mutationFn: async ({ con, campos }: Con) => {
      const hecha = await unwrap(api.admin.composers({ id }).fusionar.post({ con, campos }))
      return hecha as Extract<typeof hecha, { fusionId: number }>
    },
    onSuccess: ({ fusionId }) => {
      toast.withAction('Las dos fichas son ahora una.', 'Deshacer', () =>
        execute(undoFusion, { id: fusionId }),
      )
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('vista') })
    },
    onError: announceFailure('No se pudieron fusionar las fichas.'),
  })

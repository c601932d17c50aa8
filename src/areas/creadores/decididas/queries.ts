import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { nombreCompleto } from '../../../domain/creadores/creadores'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { moderate } from '../../base/moderar'
import { etiquetaDeCampo } from '../etiquetas'
import type { QuienEnvio } from '../quien-envio'

export type Que = 'aportes' | 'sugerencias'

/** Whether they were taken or refused. */
export type Como = 'tomadas' | 'rechazadas'

export interface Decidida {
  id: number
  nombre: string
  /** Of all who said it. */
  envios: (string | null)[]
  envio: ComponentProps<typeof QuienEnvio>['envio']
  por: string | null
  decidido_en: string | null
  motivo: string | null
  tomados: string[] | null
}

interface Pagina {
  totalPages: number
  filas: Decidida[]
}

/** What was decided last comes first. */
export const decididasQuery = (que: Que, como: Como, page: number) =>
  queryOptions({
    queryKey: ['decididas', que, como, page],
    queryFn: () => (que === 'aportes' ? readAportes(como, page) : readSugerencias(como, page)),
  })

async function readAportes(como: Como, page: number): Promise<Pagina> {
  const estado = como === 'tomadas' ? 'PUBLISHED' : 'REJECTED'
  const { data, totalPages } = await unwrap(api.admin.aportes.get({ query: { estado, page } }))
  const filas = data.map(({ email, rejection_reason, ...una }) => ({
    id: una.id,
    nombre: nombreCompleto(una),
    envios: [email],
    envio: una,
    por: una.por,
    decidido_en: una.decidido_en,
    motivo: rejection_reason,
    tomados: null,
  }))
  return { totalPages, filas }
}

async function readSugerencias(como: Como, page: number): Promise<Pagina> {
  const estado = como === 'tomadas' ? 'APPROVED' : 'REJECTED'
  const { data, totalPages } = await unwrap(api.admin.sugerencias.get({ query: { estado, page } }))
  const filas = data.map(({ de, ...una }) => ({
    id: una.id,
    nombre: una.nombre_pedido ?? nombreCompleto(una.Composer),
    envios: de.map(({ suggester_email }) => suggester_email),
    envio: una,
    por: una.por,
    decidido_en: una.decidido_en,
    motivo: una.motivo,
    tomados: una.tomados,
  }))
  return { totalPages, filas }
}

export const undoDecision = (que: Que) =>
  mutationOptions({
    mutationFn: (id: number) =>
      moderate(
        unwrap(
          que === 'aportes'
            ? api.admin.aportes({ id }).deshacer.post()
            : api.admin.sugerencias({ id }).deshacer.post(),
        ),
      ),
    onSuccess: ({ message, quedaron }) => {
      const quedan = quedaron.map(etiquetaDeCampo).join(', ')
      toast.success(quedan ? `${message} Alguien cambió después, y queda: ${quedan}.` : message)
    },
    onError: announceFailure('No se pudo deshacer.'),
    onSettled: () => void queryClient.invalidateQueries(),
  })

import { z } from 'zod'
import { type MotivoDeReporte, motivosDeReporte } from './motivos-de-reporte.ts'

export const reporteNuevo = z.object({ motivo: z.enum(motivosDeReporte, 'Elige un motivo.') })

/** A comment as the administrator sees it, with how often each motive was said. */
export interface ComentarioReportado {
  id: number
  composerId: number
  /** Of whom it is about. */
  composer: string
  name: string
  text: string
  /** ISO 8601 UTC. */
  created_at: string
  oculto: boolean
  reportes: Partial<Record<MotivoDeReporte, number>>
}

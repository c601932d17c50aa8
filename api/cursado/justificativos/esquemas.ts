import { z } from 'zod'
import { estadosDeJustificativo } from '../../../src/domain/justificativos/justificativos.ts'

export const justificativo = z.object({
  id: z.int(),
  catedraId: z.int(),
  alumnoId: z.int(),
  /** The student's. */
  nombre: z.string(),
  /** Both included. */
  desde: z.iso.date(),
  hasta: z.iso.date(),
  motivo: z.string(),
  /** Null without one, and a year after the course's. */
  archivo: z.object({ path: z.string(), nombre: z.string(), tipo: z.string(), bytes: z.int() }).nullable(),
  estado: z.enum(estadosDeJustificativo),
  respuesta: z.string().nullable(),
  resuelto_en: z.iso.datetime().nullable(),
  resuelto_por: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type Justificativo = z.infer<typeof justificativo>

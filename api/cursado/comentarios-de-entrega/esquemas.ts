import { z } from 'zod'
import { autoresDeComentario } from '../../../src/domain/tareas/comentarios-de-entrega.ts'
import { archivo } from '../tareas/esquemas.ts'

export const comentario = z.object({
  id: z.int(),
  autor: z.object({ rol: z.enum(autoresDeComentario), nombre: z.string() }),
  /** The path of the file that it is about. */
  archivo: z.string(),
  /** Blank where it is only spoken. */
  texto: z.string(),
  /** From the beginning; null where it is about all of it. */
  en_ms: z.int().nullable(),
  voz: archivo.nullable(),
  created_at: z.iso.datetime(),
  /** Of whoever reads it. */
  propio: z.boolean(),
  /** Until when whoever reads it may take it back; null once that is over, and of others'. */
  borrable_hasta: z.iso.datetime().nullable(),
})
export type Comentario = z.infer<typeof comentario>

import { z } from 'zod'
import { camposSugeribles, estadosDeSugerencia } from '../../../src/domain/aportes/sugerencias.ts'
import { creador, creadorPrivado } from '../creadores/esquemas.ts'
import { avisoDePreguntas } from './esquemas-de-moderacion.ts'

const propuesta = creador
  .pick(
    Object.fromEntries(camposSugeribles.map((campo) => [campo, true])) as Record<
      (typeof camposSugeribles)[number],
      true
    >,
  )
  // What Wikidata proposes brings whose it is.
  .extend(creador.pick({ photo_credit: true, audio_url: true, audio_credit: true }).shape)
  .partial()

/** What the suggester sees of it: no e-mail. */
export const sugerencia = propuesta.extend({
  id: z.int(),
  status: z.enum(estadosDeSugerencia),
  reason: z.string(),
  created_at: z.iso.datetime(),
})

/** What its suggester mends. */
export const devuelta = sugerencia.extend({
  suggester_email: z.string(),
  is_student_contribution: z.boolean(),
  student_first_name: z.string().nullable(),
  student_last_name: z.string().nullable(),
  motivo: z.string().nullable(),
  Composer: creador,
})

export const enlace = z.object({ token: z.string().optional().meta({ description: 'El del correo' }) })

export const sugerenciaCompleta = sugerencia.extend({
  suggester_email: z.string(),
  is_student_contribution: z.boolean(),
  student_first_name: z.string().nullable(),
  student_last_name: z.string().nullable(),
  nombre_pedido: z
    .string()
    .nullable()
    .meta({ description: 'De quien no propone ningún cambio: cómo quiere aparecer en el ranking' }),
  Composer: creadorPrivado,
  ...avisoDePreguntas,
})

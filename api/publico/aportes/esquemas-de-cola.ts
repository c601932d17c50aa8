import { z } from 'zod'
import { motivoDicho } from '../../../src/domain/aportes/motivo-nuevo.ts'
import { pendiente } from './esquemas-de-moderacion.ts'
import { sugerenciaCompleta } from './esquemas-de-sugerencias.ts'

const PAGINA = 'La página debe ser un número entero desde 1.'
const page = z.coerce.number(PAGINA).int(PAGINA).positive(PAGINA).default(1)
const ESTADO = 'Ese estado no existe.'

export const consultaDeSugerencias = z.object({
  estado: z.enum(['PENDING', 'APPROVED', 'REJECTED'], { error: ESTADO }).default('PENDING'),
  page,
})
export type ConsultaDeSugerencias = z.infer<typeof consultaDeSugerencias>

export const consultaDeAportes = z.object({
  estado: z.enum(['PENDING_REVIEW', 'PUBLISHED', 'REJECTED'], { error: ESTADO }).default('PENDING_REVIEW'),
  page,
})
export type ConsultaDeAportes = z.infer<typeof consultaDeAportes>

const paginaDe = <T extends z.ZodType>(cosa: T) =>
  z.object({ data: z.array(cosa), total: z.int(), page: z.int(), totalPages: z.int() })

const decision = { por: z.string().nullable(), decidido_en: z.iso.datetime().nullable() }

export const colaDeSugerencias = paginaDe(
  sugerenciaCompleta.extend({
    ...decision,
    motivo: z.string().nullable(),
    tomados: z.array(z.string()).nullable(),
    /** What else is proposed of the same data. */
    otras: z.array(z.object({ id: z.int(), campo: z.string(), texto: z.string() })),
    /** All who proposed the same, the first of them before. */
    de: z.array(z.object({ id: z.int(), suggester_email: z.string() })),
  }),
)

export const colaDeAportes = paginaDe(pendiente.extend(decision))

/** Of what was proposed, what is taken; all of it where nothing is said. */
export const aprobacion = z.preprocess(
  (cuerpo) => cuerpo ?? {},
  z.object({
    campos: z
      .array(z.string('Cada dato es un nombre.'), 'Los datos van en una lista.')
      .min(1, 'Elige al menos un dato.')
      .optional(),
    reason: motivoDicho.optional(),
  }),
)
export type Aprobacion = z.infer<typeof aprobacion>

/** What was changed after the decision stays as it is, and is named. */
export const quedaron = z.array(z.string()).meta({ description: 'Los datos que alguien cambió después' })

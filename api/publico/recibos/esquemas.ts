import { z } from 'zod'
import { clasesDeAporte, estadosDeAporte } from '../../../src/domain/aportes/recibos.ts'
import { modosDeAparecer } from '../../../src/domain/comunidad/modos-de-aparecer.ts'

export const recibo = z.string().meta({ description: 'Con él se pregunta qué fue del aporte: GUA-7K3M-Q9XD' })

export const estadoDeRecibo = z.object({
  recibo,
  clase: z.enum(clasesDeAporte),
  nombre: z.string().meta({ description: 'De quién es la ficha' }),
  estado: z.enum(estadosDeAporte),
  texto: z.string(),
  enviado_en: z.iso.datetime(),
  decidido_en: z.iso.datetime().nullable(),
  retirado_en: z.iso.datetime().nullable(),
  antes: z.int().nullable().meta({ description: 'Cuántos esperan desde antes' }),
  espera: z.string(),
  motivo: z.string().nullable(),
  tomados: z
    .array(z.string())
    .nullable()
    .meta({ description: 'De una sugerencia que se aprobó en parte, los datos que se tomaron' }),
  corregir: z.string().nullable(),
  enlace: z.string().nullable(),
  puede_retirar: z.boolean(),
  puede_reclamar: z.boolean(),
  reclamado: z.boolean().meta({ description: 'Solo para el navegador que lo sumó a su nombre' }),
  puesto: z.int().nullable().meta({ description: 'En el ranking; solo para quien lo sumó a su nombre' }),
})

export const retirado = z.object({ message: z.string(), estado: z.literal('RETIRADO') })

export const reclamado = z.object({
  message: z.string(),
  como: z.enum(modosDeAparecer).optional(),
  nombre: z.string().nullable().optional(),
  por_aprobar: z.boolean().optional().meta({ description: 'Si el nombre espera a la administración' }),
})

export const cola = z.object({
  pendientes: z.int(),
  p80_dias: z.int().nullable(),
  texto: z
    .string()
    .meta({ description: 'Lo que se promete; en blanco, si todavía no se puede prometer nada' }),
})

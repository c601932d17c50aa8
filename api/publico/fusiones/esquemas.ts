import { z } from 'zod'
import {
  type CampoDeFusion,
  camposDeFusion,
  gruposDeFusion,
  lados,
} from '../../../src/domain/creadores/fusiones.ts'
import { isSumable } from '../../../src/domain/creadores/sumas.ts'
import { identidad } from '../../suelo/papelera/identidad.ts'
import { creadorPrivado } from '../creadores/esquemas.ts'

const CON = 'Falta con qué creador se fusiona.'

const lado = z.enum(lados, { error: 'De cada campo se elige el de «id» o el de «con».' })

const eleccion = z.enum([...lados, 'dos'], {
  error: 'De cada campo se elige el de «id», el de «con» o «dos».',
})

const ladoODos = eleccion.optional().meta({
  description:
    'De otros nombres, obras y fuentes, también los de los dos; sin decirlo, los otros nombres son los de los dos',
})

const elecciones = Object.fromEntries(
  camposDeFusion.map((campo) => [campo, isSumable(campo) ? ladoODos : lado.optional()]),
) as Record<CampoDeFusion, z.ZodOptional<typeof eleccion>>

export const fusion = z.object({
  con: z.int(CON).positive(CON),
  campos: z.object(elecciones).default({}),
})
export type Fusion = z.infer<typeof fusion>

export const fusionada = z.object({ fusionId: z.int() })

/** What would become of two creators. */
export const vista = z.object({
  id: creadorPrivado,
  con: creadorPrivado,
  /** The one that stays, as it would be. */
  resultado: creadorPrivado,
  difieren: z.array(
    z.object({ grupo: z.enum(Object.keys(gruposDeFusion)), sugerido: eleccion, elegido: eleccion }),
  ),
  /** By table, how many rows pass from one to the other. */
  mueve: z.record(z.string(), z.int()),
  /** Of who voted on both, one vote stays. */
  votos_repetidos: z.int(),
})

export const fusionHecha = z.object({
  id: z.int(),
  creadorId: z.int(),
  conId: z.int(),
  titulo: z.string(),
  por: z.string(),
  created_at: z.iso.datetime(),
  vence_en: z.iso.datetime(),
  deshecha_en: z.iso.datetime().nullable(),
})

/** Where somebody has taken the address of the one that went. */
export const otraDireccion = identidad.pick({ slug: true }).optional().default({})

export const deshecha = z.object({
  message: z.string(),
  creadorId: z.int(),
  conId: z.int(),
  quedaron: z.array(z.string()).meta({ description: 'Lo que se cambió después de la fusión, y queda' }),
})

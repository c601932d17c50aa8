import { z } from 'zod'
import { motivosDeVersion } from '../../../db/schema/comunidad.ts'
import { datosDelAdministrador } from '../../../src/domain/aportes/aportes.ts'
import { motivoDicho } from '../../../src/domain/aportes/motivo-nuevo.ts'
import { datoEscrito } from '../../../src/domain/base/campos.ts'
import { soloLoEnviado } from '../../../src/domain/base/reglas-de-formulario.ts'
import { calidades, type EstadoDeCreador, estadosDeCreador } from '../../../src/domain/creadores/creadores.ts'
import { periodos } from '../../../src/domain/creadores/periodos.ts'
import { camposPreguntados } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { creador, creadorPrivado } from '../creadores/esquemas.ts'

/** What is said with a change that questions of evaluations have to do with. */
export const avisoDePreguntas = {
  preguntas: z.int().optional(),
  /** '2 preguntas usan este dato.' */
  aviso: z.string().optional(),
}

export const creadorCambiado = creadorPrivado.extend(avisoDePreguntas)

/** How many questions ask each datum of a creator. */
export const usosDeCreador = z.object({
  total: z.int(),
  datos: z.array(z.object({ campo: z.enum(camposPreguntados), cuantas: z.int(), texto: z.string() })),
})

export const pendiente = creadorPrivado.extend({
  completeness: z.object({
    score: z.int(),
    total: z.int(),
    percent: z.int(),
    missing: z.array(z.string()),
  }),
  suggestedPeriod: z.enum(periodos),
  suggestedQuality: z.enum(calidades),
  /** Published creators who may be the same. */
  parecidos: z.array(creador),
})

export const version = z.object({
  id: z.int(),
  motivo: z.enum(motivosDeVersion),
  quien: z.string(),
  antes: z.record(z.string(), z.unknown()),
  de: z
    .string()
    .nullable()
    .meta({ description: 'De quién es, si vino con un creador que se fusionó con este' }),
  created_at: z.iso.datetime(),
  despues: z.record(z.string(), z.unknown()).optional(),
})

export const consultaDeHistorial = z.object({
  despues: z.literal('1', 'Lo que dijo después se pide con 1.').optional(),
})
export type ConsultaDeHistorial = z.infer<typeof consultaDeHistorial>

const estados = ['PUBLISHED', 'REJECTED', 'PENDING_REVIEW'] as const satisfies EstadoDeCreador[]

const enBlanco = <T extends z.ZodType>(schema: T) =>
  z.preprocess((valor) => (valor === null || valor === '' ? undefined : valor), schema.optional())

export const estadoNuevo = z.object({
  status: z.enum(estados, { error: `El estado debe ser uno de estos: ${estados.join(', ')}.` }),
  period: enBlanco(z.enum(periodos, { error: 'Ese período no existe.' })),
  quality: enBlanco(z.enum(calidades, { error: 'La calidad debe ser A, B, C o D.' })),
  /** Why it is rejected, for its contributor to read; only then it is kept. */
  reason: enBlanco(motivoDicho),
  /** What the sender had read of it: another status by now is a conflict. */
  antes: enBlanco(
    z.object({ status: z.enum(estadosDeCreador, { error: 'Ese estado no existe.' }).optional() }),
  ),
})
export type EstadoNuevo = z.infer<typeof estadoNuevo>

export const consultaDeFueraDeLinea = z.object({
  status: enBlanco(
    z.enum(['PENDING_REVIEW', 'NEEDS_IMPROVEMENT', 'REJECTED'], { error: 'Ese estado no existe.' }),
  ),
})
export type ConsultaDeFueraDeLinea = z.infer<typeof consultaDeFueraDeLinea>

/** Only what is sent changes. */
export const edicion = soloLoEnviado(datosDelAdministrador.extend({ slug: datoEscrito }))
export type Edicion = z.infer<typeof edicion>

export const destino = z.object({
  composerId: z.int('Falta a quién se parece.').positive('Falta a quién se parece.'),
})

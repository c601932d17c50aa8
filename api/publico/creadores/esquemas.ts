import { z } from 'zod'
import {
  type Creador,
  type CreadorHallado,
  calidades,
  estadosDeCreador,
} from '../../../src/domain/creadores/creadores.ts'
import { datosConFuente } from '../../../src/domain/creadores/fuentes.ts'
import { tiposDeEnlace } from '../../../src/domain/creadores/obras.ts'
import { clasesDeNombre } from '../../../src/domain/creadores/otros-nombres.ts'
import { periodos } from '../../../src/domain/creadores/periodos.ts'
import { roles } from '../../../src/domain/sesiones/roles.ts'
import type { Vida } from './banda.ts'

const fuente = z.object({
  texto: z.string(),
  url: z.string().optional(),
  datos: z.array(z.enum(datosConFuente)),
  valor: z.string().optional(),
})

const enlace = z.object({
  tipo: z.enum(tiposDeEnlace),
  url: z.string(),
  credito: z.string().optional(),
  licencia: z.string().optional(),
})

const entero = z.int()
const parteDeFecha = entero.nullable()

/** Whose a picture or a sound is. */
const credito = z.object({ autor: z.string(), licencia: z.string(), url: z.string().optional() })

export const creador = z.object({
  id: entero,
  first_name: z.string(),
  last_name: z.string(),
  otros_nombres: z.array(z.object({ nombre: z.string(), clase: z.enum(clasesDeNombre) })),
  birth_year: parteDeFecha,
  birth_month: parteDeFecha,
  birth_day: parteDeFecha,
  death_year: parteDeFecha,
  death_month: parteDeFecha,
  death_day: parteDeFecha,
  death_unknown: z.boolean(),
  birth_edtf: z.string().nullable(),
  death_edtf: z.string().nullable(),
  birth_min: parteDeFecha,
  birth_max: parteDeFecha,
  death_min: parteDeFecha,
  death_max: parteDeFecha,
  bio: z.string(),
  notable_works: z.string(),
  period: z.enum(periodos),
  mainRole: z.array(z.enum(roles)),
  photo_url: z.string().nullable(),
  youtube_link: z.string().nullable(),
  references: z.string().nullable(),
  fuentes: z.array(fuente),
  obra_enlaces: z.array(enlace.extend({ obra: z.string() })),
  obras: z.array(z.object({ titulo: z.string(), enlaces: z.array(enlace) })),
  por_confirmar: z.boolean(),
  wikidata_qid: z.string().nullable(),
  photo_credit: credito.nullable(),
  audio_url: z.string().nullable(),
  audio_credit: credito.nullable(),
  quality: z.enum(calidades).nullable(),
  rating_avg: z.number(),
  rating_count: entero,
  status: z.enum(estadosDeCreador),
  is_student_contribution: z.boolean(),
  student_first_name: z.string().nullable(),
  student_last_name: z.string().nullable(),
  slug: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Creador>

/** What only the administrator sees of it, too. */
export const creadorPrivado = creador.extend({
  email: z.string().nullable(),
  ip_address: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  suggestion_reason: z.string().nullable(),
})

export const creadorHallado = creador.extend({
  coincide: z
    .string()
    .optional()
    .meta({ description: 'El otro nombre por el que se lo encuentra: «seudónimo: Nitsuga Mangoré»' }),
}) satisfies z.ZodType<CreadorHallado>

const paginaDe = <T extends z.ZodType>(cosa: T) =>
  z.object({ data: z.array(cosa), total: entero, page: entero, totalPages: entero })

export const paginaDeCreadores = paginaDe(creadorHallado)

export const paginaDeSlugs = paginaDe(z.object({ slug: z.string(), updated_at: z.iso.datetime() }))

const efemeride = creador.extend({ anios: entero })
const sucesos = z.object({ nacimientos: z.array(efemeride), fallecimientos: z.array(efemeride) })

export const hoy = sucesos.extend({
  fecha: z.iso.date(),
  compositorDelDia: creador.nullable(),
  semana: z.array(sucesos.extend({ fecha: z.iso.date() })),
  aniversarios: z.array(sucesos.extend({ anios: entero })),
})

const vida = z.object({
  slug: z.string(),
  nombre: z.string(),
  anios: z.string(),
  period: z.enum(periodos),
  desde: entero,
  hasta: entero,
  seguro: z.object({ min: entero, max: entero }).nullable(),
  abierta: z.boolean(),
}) satisfies z.ZodType<Vida>

/** `total` counts those too of whom no year is known. */
export const vidas = z.object({ total: entero, data: z.array(vida) })

const resumen = z.object({
  total: entero,
  siglos: entero,
  roles: entero,
  desde: entero.nullable(),
  hasta: entero.nullable(),
  periodos: z.array(z.object({ period: z.enum(periodos), total: entero })),
  decadas: z.array(z.object({ period: z.enum(periodos), decada: entero.nullable(), total: entero })),
})

/** Who comes after a creator's page. */
export const siguientes = z.array(
  z.object({
    creador,
    por: z.string().meta({ description: 'Por qué: «Nombrado en la ficha de…», «Mismo período y oficio»' }),
  }),
)

const mejor = z.object({ creador: creadorHallado, casi: z.boolean() })

export const linea = paginaDeCreadores.extend({ resumen, catalogo: resumen, mejor: mejor.nullable() })

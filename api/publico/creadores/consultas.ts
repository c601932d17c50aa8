import { z } from 'zod'
import { PAGINA_MAXIMA } from '../../../src/domain/base/paginas.ts'
import { sinInvisibles } from '../../../src/domain/base/texto.ts'
import { BUSQUEDA_MAXIMA } from '../../../src/domain/creadores/busqueda.ts'
import { ANIO_MAXIMO } from '../../../src/domain/creadores/edtf.ts'
import { periodos } from '../../../src/domain/creadores/periodos.ts'
import { roles } from '../../../src/domain/sesiones/roles.ts'

const ordenes = ['birth_year', 'name', 'rating', 'published_at'] as const

const DEMASIADO_LARGA = `La búsqueda no puede pasar de ${BUSQUEDA_MAXIMA} letras.`

/** In an address everything is text, and a form sends what was left blank. */
const enDireccion = <T extends z.ZodType>(schema: T) =>
  z.preprocess((valor) => (typeof valor === 'string' && valor.trim() === '' ? undefined : valor), schema)

const numero = (desde: number, hasta: number, porDefecto: number, error: string) =>
  z.preprocess(
    (valor) => (typeof valor === 'string' && /^\d{1,9}$/.test(valor) ? Number(valor) : valor || undefined),
    z.number(error).int(error).min(desde, error).max(hasta, error).optional().meta({ default: porDefecto }),
  )

const ANIO_EN_QUE = `El año de «vivia_en» debe ser un número entero entre 1 y ${ANIO_MAXIMO}.`

const page = numero(1, PAGINA_MAXIMA, 1, 'La página debe ser un número entero desde 1.')

const filtros = z.object({
  q: enDireccion(
    z
      .string('La búsqueda debe ser un solo texto.')
      .overwrite(sinInvisibles)
      .trim()
      .max(BUSQUEDA_MAXIMA, DEMASIADO_LARGA)
      .optional(),
  ),
  period: enDireccion(z.enum(periodos, { error: 'Ese período no existe.' }).optional()),
  role: enDireccion(z.enum(roles, { error: 'Ese rol no existe.' }).optional()),
  vivia_en: z.preprocess(
    (valor) =>
      typeof valor === 'string' && /^ *\d{1,4} *$/.test(valor) ? Number(valor) : valor || undefined,
    z
      .number(ANIO_EN_QUE)
      .int(ANIO_EN_QUE)
      .min(1, ANIO_EN_QUE)
      .max(ANIO_MAXIMO, ANIO_EN_QUE)
      .optional()
      .meta({ description: 'Quienes pudieron vivir en ese año, por lo que se sabe de sus fechas' }),
  ),
  por_confirmar: enDireccion(
    z
      .enum(['1', 'true', '0', 'false'], { error: 'Datos por confirmar se pide con 1.' })
      .transform((valor) => valor === '1' || valor === 'true')
      .optional()
      .meta({ description: '1: los que tienen algún dato por confirmar' }),
  ),
})
export type Filtros = z.infer<typeof filtros>

const sort = enDireccion(
  z
    .enum(ordenes, { error: `El orden debe ser uno de estos: ${ordenes.join(', ')}.` })
    .optional()
    .meta({ default: 'birth_year' }),
)

export const consultaDeLinea = z.object({ page, ...filtros.shape, sort })
export type ConsultaDeLinea = z.infer<typeof consultaDeLinea>

export const consultaDeBanda = filtros.pick({ period: true, role: true }).extend({
  con: enDireccion(
    z
      .string('La dirección no es válida.')
      .optional()
      .meta({ description: 'La dirección de un creador: solo quienes pudieron vivir mientras vivió' }),
  ),
})
export type ConsultaDeBanda = z.infer<typeof consultaDeBanda>

export const consultaDeListado = z.object({
  page,
  limit: numero(1, 100, 10, 'El límite debe ser un número entero entre 1 y 100.'),
  ...filtros.shape,
  sort,
  order: enDireccion(z.enum(['asc', 'desc'], { error: 'El sentido debe ser asc o desc.' }).optional()),
  group: enDireccion(z.literal('period', { error: 'Solo se puede agrupar por period.' }).optional()),
})
export type ConsultaDeListado = z.infer<typeof consultaDeListado>

/** What is not asked for, as the specification has it. */
export const completa = ({ page = 1, limit = 10, sort = 'birth_year', ...resto }: ConsultaDeListado) => ({
  page,
  limit,
  sort,
  ...resto,
})
export type ConsultaCompleta = ReturnType<typeof completa>

const BUSQUEDA_VACIA = 'Escribe qué quieres buscar.'

export const consultaDeBusqueda = z.object({
  query: z
    .string(BUSQUEDA_VACIA)
    .overwrite(sinInvisibles)
    .trim()
    .min(1, BUSQUEDA_VACIA)
    .max(BUSQUEDA_MAXIMA, DEMASIADO_LARGA),
})

export const consultaDePagina = z.object({ page })

export const parametroSlug = z.object({ slug: z.string('La dirección no es válida.') })

import { z } from 'zod'

const PAGE = 'La página debe ser un número entero positivo.'
const LIMIT = 'El límite debe ser un número entero entre 1 y 200.'
const Q = 'La búsqueda no puede pasar de 200 caracteres.'

const numero = z.coerce.number(PAGE).int(PAGE).positive(PAGE)
const limite = z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(200, LIMIT)
const POR_PAGINA = 50

export const numeroDePagina = numero.default(1)
export const limiteDePagina = limite.default(POR_PAGINA)
export const busqueda = z.string(Q).max(200, Q)

/** Of a list that comes whole, unless a page of it is asked for or something is searched in it. */
export const consultaDePagina = z.object({
  q: busqueda.optional(),
  page: numero.optional(),
  limit: limite.optional(),
})
export type ConsultaDePagina = z.infer<typeof consultaDePagina>

export const pagina = <T extends z.ZodType>(cosa: T) =>
  z.object({ data: z.array(cosa), total: z.int(), page: z.int(), totalPages: z.int() })

/** What such a list answers; in a page there may be less of each. */
export const enteraOPagina = (cosa: z.ZodType, enPagina = cosa) => z.union([z.array(cosa), pagina(enPagina)])

export const isEntera = ({ q, page, limit }: ConsultaDePagina): boolean =>
  q === undefined && page === undefined && limit === undefined

export interface Tramo {
  limit: number
  offset: number
}

/** All rows. */
export const ENTERA: Tramo = { limit: -1, offset: 0 }

export const enPaginas = <T>(
  { page = 1, limit = POR_PAGINA }: Pick<ConsultaDePagina, 'page' | 'limit'>,
  total: number,
  read: (tramo: Tramo) => T[],
) => ({
  data: read({ limit, offset: (page - 1) * limit }),
  total,
  page,
  totalPages: Math.max(1, Math.ceil(total / limit)),
})

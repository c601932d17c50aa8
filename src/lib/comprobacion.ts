import { readCodigo } from '../domain/actas/codigo-de-acta'
import { diaCorto, diaEn, fechaISO } from '../domain/base/fechas'
import type { Zona } from '../domain/base/relojes'

/** As the API is asked for it: what can be no code is asked for as one that nothing has. */
export const codigoPedido = (escrito: string) => readCodigo(escrito) ?? 'ninguno'

interface Respuesta<T> {
  data: T | null
  error: { status: unknown; value: unknown } | null
  headers: unknown
}

/** What a page says of a code: what it is of, or why that can't be said, with the status to say it with. */
export function leerComprobacion<T>({ data, error, headers }: Respuesta<T>) {
  if (data) return { data, falla: null }
  const status = Number(error?.status)
  if (status !== NO_HAY && status !== DEMASIADAS) throw new Error(`No se pudo comprobar: ${status}`)
  const texto = (error?.value as { message?: string } | null)?.message ?? ''
  return { data: null, falla: { status, texto, espera: esperaEn(headers) } }
}

const NO_HAY = 404
const DEMASIADAS = 429

const esperaEn = (headers: unknown): string =>
  (headers instanceof Headers ? headers.get('retry-after') : Object(headers)['retry-after']) ?? ''

/** An instant as a day of the institution, dd/mm/yyyy. */
export const diaCortoEn = (zona: Zona, instante: string) =>
  diaCorto(fechaISO(diaEn(zona, Date.parse(instante))))

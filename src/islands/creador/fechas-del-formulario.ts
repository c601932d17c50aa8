import { z } from 'zod'
import type { Fecha } from '../../domain/base/fechas'
import { type Certeza, limitesDe, medioDe, readEdtf, sigloInvalido } from '../../domain/creadores/edtf'
import { edtfDeEscrita, fechaEscritaDe } from '../../domain/creadores/fecha-escrita'
import { CUAL, edtfDe, type FechasEscritas, fechaDe } from '../../domain/creadores/fechas-de-vida'

const claves = ['birth', 'death'] as const
type Clave = (typeof claves)[number]

/** Both dates as they are typed: 'Año', and a select that says how sure it is. */
export interface FechasTipeadas {
  birth_certeza: Certeza
  birth_year: string
  /** Of an 'entre', the last year. */
  birth_hasta: string
  birth_month: string
  birth_day: string
  death_certeza: Certeza
  death_year: string
  death_hasta: string
  death_month: string
  death_day: string
}

export const sinFechas: FechasTipeadas = {
  birth_certeza: 'EXACTO',
  birth_year: '',
  birth_hasta: '',
  birth_month: '',
  birth_day: '',
  death_certeza: 'EXACTO',
  death_year: '',
  death_hasta: '',
  death_month: '',
  death_day: '',
}

/** An uncertain one as the select says it; the parts of any other, as they are. */
export function tipeadas(de: Clave, edtf: string | null) {
  const { certeza, anio, hasta } = fechaEscritaDe(edtf)
  if (certeza === 'EXACTO') return {}
  return { [`${de}_certeza`]: certeza, [`${de}_year`]: anio, [`${de}_hasta`]: hasta }
}

/** The fields that the server knows. An exact date is said by its parts, so that each is complained about in its field. */
export function leidas<V extends Partial<FechasTipeadas>>(valores: V): V & Partial<FechasEscritas> {
  return Object.assign({}, valores, ...claves.map((de) => fechaLeida(de, valores)))
}

function fechaLeida(de: Clave, valores: Partial<FechasTipeadas>) {
  const certeza = valores[`${de}_certeza`] ?? 'EXACTO'
  if (certeza === 'EXACTO') return {}
  const anio = valores[`${de}_year`] ?? ''
  const escrita = { certeza, anio, hasta: valores[`${de}_hasta`] ?? '', mes: '', dia: '' }
  const sinDecir = certeza !== 'DESCONOCIDO' && anio.trim() === ''
  const sinPartes = { [`${de}_year`]: '', [`${de}_month`]: '', [`${de}_day`]: '' }
  return { ...sinPartes, [`${de}_edtf`]: sinDecir ? null : edtfDeEscrita(escrita) }
}

/**
 * What was read, with each date written as EDTF as well: a blank one was said not to be known, and a day of no month is
 * no date yet.
 */
export function conEdtf<D extends Partial<FechasEscritas>>(datos: D): D {
  const de = (clave: Clave) =>
    datos[`${clave}_edtf`] ?? (isSinMes(fechaDe(clave, datos)) ? null : edtfDe(clave, datos))
  return { ...datos, birth_edtf: de('birth'), death_edtf: de('death') }
}

const isSinMes = ({ mes, dia }: Fecha) => dia !== null && mes === null

const FALTA_HASTA = 'Falta hasta qué año.'
const SIN_CIFRAS = 'Escribe el año con tres o cuatro cifras.'

/** A schema of the server's as the form's: what is wrong with a date is said at the field where it is typed. */
export function delFormulario<D extends Partial<FechasEscritas>>(esquema: z.ZodType<D>): z.ZodType<D> {
  return z.unknown().transform((valores, ctx): D => {
    const tipeado = Object(valores) as Partial<FechasTipeadas>
    const leido = esquema.safeParse(leidas(tipeado))
    if (leido.success) return conEdtf(leido.data)
    for (const { path, message, ...issue } of leido.error.issues) {
      const [campo, dicho] = enSuCampo(String(path[0]), message, tipeado)
      const { params } = issue as { params?: Record<string, unknown> }
      ctx.addIssue({
        code: 'custom',
        path: [campo, ...path.slice(1)],
        message: dicho,
        ...(params && { params }),
      })
    }
    return z.NEVER
  }) as unknown as z.ZodType<D>
}

/** Where the form has what the server knows as a date. */
export const campoTipeado = (campo: string) => campo.replace(/_edtf$/, '_year')

/** People who type a year need not hear how EDTF is written. */
function enSuCampo(campo: string, mensaje: string, tipeado: Partial<FechasTipeadas>): [string, string] {
  const de = claves.find((clave) => campo === `${clave}_edtf`)
  if (!de || readEdtf(leidas(tipeado)[campo as 'birth_edtf'] ?? '')) return [campoTipeado(campo), mensaje]
  if (tipeado[`${de}_certeza`] === 'SIGLO') return [`${de}_year`, sigloInvalido(CUAL[de])]
  const isHasta = tipeado[`${de}_certeza`] === 'ENTRE' && /^\s*\d{3,4}\s*$/.test(tipeado[`${de}_year`] ?? '')
  return isHasta ? [`${de}_hasta`, FALTA_HASTA] : [`${de}_year`, SIN_CIFRAS]
}

/** The year of a date for what it suggests: the middle of what it may be. */
export function anioDe(de: Clave, escrito: Partial<Record<keyof FechasEscritas, unknown>>): number | null {
  const limites = limitesDe((escrito[`${de}_edtf`] as string | null) || null)
  return limites ? medioDe(limites) : Number(escrito[`${de}_year`]) || null
}

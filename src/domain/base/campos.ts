import { z } from 'zod'
import { parseUrl } from './direccion-leida.ts'
import { normalizado, sinInvisibles } from './texto.ts'

/** How long a text may be, in characters. */
export const LARGO = {
  nombre: 120,
  titulo: 200,
  texto: 5000,
  rico: 100_000,
  direccion: 2000,
  comentario: 1000,
} as const

/** Whether a text has more characters than it may: an emoji is one. */
export function exceeds(texto: string, maximo: number): boolean {
  return texto.length > maximo && (texto.length > 2 * maximo || [...texto].length > maximo)
}

const CONTROLES = /\p{Cc}/gu
const CONTROLES_DE_TEXTO_LARGO = /(?![\n\t])\p{Cc}/gu

/** Zero-width characters and fillers: a text of nothing else is blank to whoever reads it. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/u

/** A text of one line as it is kept: control characters never are, and a line's end is a space. */
export function enUnaLinea(texto: string): string {
  if (!VISIBLE.test(texto)) return ''
  return normalizado(texto)
    .replace(/[\t\n\r]+/g, ' ')
    .replace(CONTROLES, '')
    .trim()
}

/** A name or an e-mail as it is kept. */
export const enUnDato = (texto: string): string => enUnaLinea(sinInvisibles(texto))

/** A text of any lines as it is kept: of the control characters, only tabs and the ends of lines. */
export function enVariasLineas(texto: string): string {
  if (!VISIBLE.test(texto)) return ''
  return normalizado(texto).replace(/\r\n?/g, '\n').replace(CONTROLES_DE_TEXTO_LARGO, '').trim()
}

/** Said of a field by `applyReglas`, which knows its name. */
export const ESTE_DATO = 'Este dato'

type Lectura<T> = (valor: unknown, ctx: z.RefinementCtx) => T | undefined

/**
 * Fields as people send them: a form's first complaint has to be the specification's first failing rule, so what is
 * of a wrong type counts as not written and is complained about after the rules. Null is blank.
 */
export const escrito = <T>(enBlanco: T, tipo: string, read: Lectura<T>) =>
  z
    .unknown()
    .optional()
    .transform((valor, ctx): T => {
      if (valor === null || valor === undefined) return enBlanco
      const leido = read(valor, ctx)
      if (leido !== undefined) return leido
      ctx.addIssue({ code: 'custom', message: `${ESTE_DATO} debe ser ${tipo}.`, continue: true })
      return enBlanco
    })

/** A line of prose: a title, a reason. */
export const textoEscrito = escrito('', 'un texto', (valor) =>
  typeof valor === 'string' ? enUnaLinea(valor) : undefined,
).meta({ type: 'string' })

/** A name, an e-mail, a telephone: one line, of nothing but what is seen. */
export const datoEscrito = escrito('', 'un texto', (valor) =>
  typeof valor === 'string' ? enUnDato(valor) : undefined,
).meta({ type: 'string' })

/** Null where nothing was said; a blank one says that nobody knows it. */
export const edtfEscrito = escrito<string | null>(null, 'un texto', (valor) =>
  typeof valor === 'string' ? enUnaLinea(valor) : undefined,
).meta({ type: ['string', 'null'] })

/** One of a few words; the first one where nothing was said. */
export const unoDe = <T extends string>(valores: readonly [T, ...T[]]) =>
  escrito<T>(valores[0], valores.join(' o '), (valor) =>
    valor === '' ? valores[0] : valores.find((uno) => uno === valor),
  ).meta({ type: 'string', enum: [...valores] })

export const textoLargoEscrito = escrito('', 'un texto', (valor) =>
  typeof valor === 'string' ? enVariasLineas(valor) : undefined,
).meta({ type: 'string' })

/** A line for each source; a list of sources is written so. */
export const fuentesEscritas = escrito('', 'un texto o una lista de fuentes con title y url', (valor) => {
  if (typeof valor === 'string') return enVariasLineas(valor)
  return Array.isArray(valor) && valor.every(isFuente) ? lineasDeFuentes(valor) : undefined
}).meta({ type: 'string' })

interface Fuente {
  title: string
  url: string
}

function isFuente(valor: unknown): valor is Fuente {
  const { title, url } = Object(valor)
  return typeof title === 'string' && typeof url === 'string'
}

/** 'título — url', a line for each. */
export function lineasDeFuentes(fuentes: Fuente[]): string {
  return fuentes
    .map(({ title, url }) => [title, url].map(enUnaLinea).filter(Boolean).join(' — '))
    .filter(Boolean)
    .join('\n')
}

/** As a person writes it: '1e3' and '0x1f' are numbers to a program only, and '1.000' is a thousand or one. */
const ENTERO = /^[-+]?\d+(?:\.0{1,2})?$/

/** A whole number, null where nothing was written, NaN for what is no whole number. */
export const enteroEscrito = z
  .unknown()
  .optional()
  .transform((valor) => {
    const escrito = typeof valor === 'string' ? valor.trim() : valor
    if (escrito === null || escrito === undefined || escrito === '') return null
    const numero = typeof escrito === 'string' ? readEntero(escrito) : escrito
    return typeof numero === 'number' && Number.isSafeInteger(numero) ? numero : Number.NaN
  })
  .meta({ type: ['integer', 'null'] })

/** The same; undefined where nothing was said, which is not the same as null. */
export const enteroDicho = z
  .unknown()
  .optional()
  .transform((valor) => (valor === undefined ? undefined : enteroEscrito.parse(valor)))
  .meta({ type: ['integer', 'null'] })

const readEntero = (texto: string) => (ENTERO.test(texto) ? Number(texto) : Number.NaN)

const BANDERAS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
])
const SI_O_NO = 'verdadero o falso (true o false)'

const bandera = (enBlanco: boolean) =>
  escrito(enBlanco, SI_O_NO, (valor) => (valor === '' ? enBlanco : BANDERAS.get(valor))).meta({
    type: 'boolean',
  })

export const banderaEscrita = bandera(false)
/** What is so unless somebody says no. */
export const banderaSalvoQueNo = bandera(true)

/** Null where nothing was said, which is not the same as false. */
export const banderaDicha = escrito<boolean | null>(null, SI_O_NO, (valor) =>
  valor === '' ? null : BANDERAS.get(valor),
).meta({ type: 'boolean' })

export const listaEscrita = escrito<string[]>([], 'una lista de textos', (valor) => {
  if (valor === '') return []
  const isLista = Array.isArray(valor) && valor.every((uno) => typeof uno === 'string')
  return isLista ? [...new Set(valor)] : undefined
}).meta({ type: 'array', items: { type: 'string' } })

/** Ids, each once. */
export const idsEscritos = z
  .unknown()
  .optional()
  .transform((valor) => (Array.isArray(valor) ? [...new Set(valor.map(readId))] : []))
  .meta({ type: 'array', items: { type: 'integer' } })

/** Null where nobody was named, which is not the same as a list that can't be read. */
export const idsDichos = z
  .unknown()
  .optional()
  .transform((valor) => {
    if (valor === null || valor === undefined) return null
    return Array.isArray(valor) ? valor.map(readId) : [Number.NaN]
  })
  .meta({ type: 'array', items: { type: 'integer' } })

const readId = (valor: unknown) => (typeof valor === 'string' ? Number(valor) : (valor as number))

export const isId = (valor: unknown): valor is number => Number.isSafeInteger(valor) && Number(valor) > 0

export function isEmail(texto: string): boolean {
  return texto.length <= 254 && z.email().safeParse(texto).success
}

/** http and https only: what is written here becomes a link or an image. */
export function isDireccionWeb(texto: string): boolean {
  return /^https?:\/\//i.test(texto) && parseUrl(texto) !== null
}

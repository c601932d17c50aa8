import { z } from 'zod'

/** How long a text may be, in characters. */
export const LARGO = { nombre: 120, titulo: 200, texto: 5000, direccion: 2000, comentario: 1000 } as const

/**
 * Fields as people send them: a form's first complaint has to be the specification's first failing rule, so reading
 * a field never fails by itself. What is no text counts as not written; the rules say what is missing.
 */
export const textoEscrito = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'string' ? valor.normalize('NFC').trim() : ''))
  .meta({ type: 'string' })

/** A whole number, null where nothing was written, NaN for what is no whole number. */
export const enteroEscrito = z
  .unknown()
  .optional()
  .transform((valor) => {
    if (valor === null || valor === undefined || valor === '') return null
    const numero = typeof valor === 'string' ? Number(valor.trim() || Number.NaN) : valor
    return typeof numero === 'number' && Number.isSafeInteger(numero) ? numero : Number.NaN
  })
  .meta({ type: ['integer', 'null'] })

export const banderaEscrita = z
  .unknown()
  .optional()
  .transform((valor) => valor === true || valor === 'true')
  .meta({ type: 'boolean' })

export const listaEscrita = z
  .unknown()
  .optional()
  .transform((valor) =>
    Array.isArray(valor) ? [...new Set(valor.filter((uno) => typeof uno === 'string'))] : [],
  )
  .meta({ type: 'array', items: { type: 'string' } })

export function esEmail(texto: string): boolean {
  return texto.length <= 254 && z.email().safeParse(texto).success
}

/** http and https only: what is written here becomes a link or an image. */
export function esDireccionWeb(texto: string): boolean {
  return /^https?:\/\//i.test(texto) && URL.canParse(texto)
}

/** One rule of a form: the field where its message stands, and whether it is broken. */
export type Regla<T> = readonly [campo: keyof T & string, incumplida: (datos: T) => boolean, mensaje: string]

/** What is wrong, in the rules' order: the first message of each field. */
export function faltasDe<T>(reglas: readonly Regla<T>[], datos: T): Map<keyof T & string, string> {
  const faltas = new Map<keyof T & string, string>()
  for (const [campo, incumplida, mensaje] of reglas) {
    if (!faltas.has(campo) && incumplida(datos)) faltas.set(campo, mensaje)
  }
  return faltas
}

/** The rules of a form, for its schema. */
export function aplicarReglas<T extends object>(reglas: readonly Regla<T>[]) {
  return (datos: T, ctx: z.RefinementCtx<T>) => {
    for (const [campo, message] of faltasDe(reglas, datos)) {
      ctx.addIssue({ code: 'custom', path: [campo], message })
    }
  }
}

/** Of a form, the fields that were sent and no other. */
export function soloLoEnviado<S extends z.ZodRawShape>(formulario: z.ZodObject<S>) {
  type Datos = z.infer<z.ZodObject<S>>
  const { properties } = z.toJSONSchema(formulario, { io: 'input' })
  return z
    .record(z.string(), z.unknown())
    .transform((enviado): Partial<Datos> => {
      const datos = Object.entries(formulario.parse(enviado))
      return Object.fromEntries(datos.filter(([campo]) => Object.hasOwn(enviado, campo))) as Partial<Datos>
    })
    .meta({ properties })
}

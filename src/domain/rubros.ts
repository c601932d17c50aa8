import { z } from 'zod'
import { enteroEscrito, LARGO, textoEscrito } from './campos.ts'

/** A part of a course's final figure. */
export interface Rubro {
  id: number
  nombre: string
  /** Per cent; of all of a course's, 100. */
  peso: number
}

const NOMBRE = 'Cada rubro necesita un nombre.'
const REPETIDO = 'Dos rubros no pueden llamarse igual.'
const PESO = 'Cada peso es un número entero entre 1 y 100.'

/** 'Los pesos suman 90: faltan 10.'; null where they are 100 in all, or there is no part. */
export function faltaDePesos(pesos: readonly number[]): string | null {
  const suma = pesos.reduce((total, peso) => total + peso, 0)
  if (pesos.length === 0 || suma === 100) return null
  const [verbo, cuanto] = suma < 100 ? ['falta', 100 - suma] : ['sobra', suma - 100]
  return `Los pesos suman ${suma}: ${verbo}${cuanto === 1 ? '' : 'n'} ${cuanto}.`
}

const rubro = z.object({
  id: enteroEscrito.optional(),
  nombre: textoEscrito.pipe(z.string().min(1, NOMBRE).max(LARGO.nombre, NOMBRE)),
  peso: z.number(PESO).int(PESO).min(1, PESO).max(100, PESO),
})

/** All of a course's parts, in their order; those that are left out go. */
export const rubrosEscritos = z
  .array(rubro)
  .max(20)
  .superRefine((rubros, ctx) => {
    const nombres = rubros.map(({ nombre }) => nombre.toLocaleLowerCase('es'))
    if (new Set(nombres).size < nombres.length) ctx.addIssue({ code: 'custom', message: REPETIDO })
    const falta = faltaDePesos(rubros.map(({ peso }) => peso))
    if (falta) ctx.addIssue({ code: 'custom', message: falta })
  })

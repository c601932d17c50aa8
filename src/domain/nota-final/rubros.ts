import { z } from 'zod'
import { datoEscrito, enteroEscrito, LARGO } from '../base/campos.ts'

/** A part of a course's final figure. */
export interface Rubro {
  id: number
  nombre: string
  /** Per cent; of all of a course's, 100. */
  peso: number
}

export const RUBRO_AJENO = 'Ese rubro no es de esta cátedra.'
const NOMBRE = 'Cada rubro necesita un nombre.'
const REPETIDO = 'Dos rubros no pueden llamarse igual.'
const RUBROS_MAXIMO = 20
const LISTA = `Los rubros son una lista de hasta ${RUBROS_MAXIMO}, cada uno con su nombre y su peso.`
const PESO = 'Cada peso es un número entero entre 1 y 100.'

/** 'Los pesos suman 90: faltan 10.'; null where they are 100 in all, or there is no part. */
export function faltaDePesos(pesos: readonly number[]): string | null {
  const suma = pesos.reduce((total, peso) => total + peso, 0)
  if (pesos.length === 0 || suma === 100) return null
  const [verbo, cuanto] = suma < 100 ? ['falta', 100 - suma] : ['sobra', suma - 100]
  return `Los pesos suman ${suma}: ${verbo}${cuanto === 1 ? '' : 'n'} ${cuanto}.`
}

const rubro = z.object({
  id: enteroEscrito,
  nombre: datoEscrito.pipe(z.string().min(1, NOMBRE).max(LARGO.nombre, NOMBRE)),
  peso: z.number(PESO).int(PESO).min(1, PESO).max(100, PESO),
})

/** All of a course's parts, in their order; those that are left out go. */
export const rubrosEscritos = z
  .object({ rubros: z.array(rubro, LISTA).max(RUBROS_MAXIMO, LISTA) })
  .superRefine(({ rubros }, ctx) => {
    const say = (message: string) => ctx.addIssue({ code: 'custom', path: ['rubros'], message })
    const nombres = rubros.map(({ nombre }) => nombre.toLocaleLowerCase('es'))
    if (new Set(nombres).size < nombres.length) say(REPETIDO)
    const falta = faltaDePesos(rubros.map(({ peso }) => peso))
    if (falta) say(falta)
  })
export type RubroEscrito = z.infer<typeof rubro>

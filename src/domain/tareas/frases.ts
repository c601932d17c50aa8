import { z } from 'zod'
import { LARGO, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, masLargo } from '../base/reglas-de-formulario.ts'
import { fold } from '../base/texto.ts'

/** How many are offered. */
export const FRASES_MAXIMO = 20

/** Those that are equal but for case, accents and spaces are one. */
export const claveDeFrase = (texto: string) => fold(texto).replace(/\s+/g, '')

/** Of a name, what is no name by itself. */
const PARTICULAS = new Set(['del', 'las', 'los', 'san', 'von'])
const LETRAS_MINIMO = 3

/** Whether it calls somebody by one of their names: it was said of them, and is for nobody else. */
export function isDeAlguien(texto: string, { nombre, apellido }: { nombre: string; apellido: string }) {
  const palabras = new Set(palabrasDe(texto))
  return palabrasDe(`${nombre} ${apellido}`).some(
    (una) => una.length >= LETRAS_MINIMO && !PARTICULAS.has(una) && palabras.has(una),
  )
}

const palabrasDe = (texto: string) => fold(texto).match(/\p{L}+/gu) ?? []

const frase = z.object({ texto: textoLargoEscrito })
const reglas = applyReglas<z.infer<typeof frase>>([
  ['texto', ({ texto }) => !texto, 'Escribe la frase.'],
  masLargo('texto', LARGO.texto, 'La frase no puede pasar de 5.000 caracteres.'),
])

export const fraseEscrita = frase.superRefine(reglas)

/** To be kept at hand, or no longer. */
export const fraseFijada = frase.extend({ fijada: z.boolean('Falta decir si se fija.') }).superRefine(reglas)

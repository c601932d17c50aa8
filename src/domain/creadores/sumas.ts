import { sumFilas } from './filas.ts'
import { titulosDe } from './obras.ts'

/** Of these a record may say what two say: all their works, all their sources, all their names. */
export const sumables = ['otros_nombres', 'notable_works', 'references', 'fuentes', 'obra_enlaces'] as const
export type Sumable = (typeof sumables)[number]

export const isSumable = (dato: string): dato is Sumable => sumables.some((uno) => uno === dato)

/** What one says and, of what another one does, what that one lacks. */
export function sum(dato: Sumable, uno: unknown, otro: unknown): unknown {
  if (dato === 'otros_nombres') return sumFilas(dato, listaDe(uno), listaDe(otro))
  const dichas = new Set(partesDe(dato, uno).map(claveDe))
  const nuevas = partesDe(dato, otro).filter((parte) => !dichas.has(claveDe(parte)))
  if (dato === 'fuentes' || dato === 'obra_enlaces') return [...partesDe(dato, uno), ...nuevas]
  return nuevas.length === 0 ? uno : [uno, ...nuevas].filter(Boolean).join('\n')
}

const listaDe = (valor: unknown) => (valor ?? []) as object[]

const partesDe = (dato: Sumable, valor: unknown): unknown[] =>
  Array.isArray(valor) ? valor : dato === 'notable_works' ? titulosDe(String(valor ?? '')) : lineasDe(valor)

const lineasDe = (valor: unknown) =>
  String(valor ?? '')
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean)

const claveDe = (parte: unknown) =>
  typeof parte === 'string' ? parte.toLocaleLowerCase('es') : JSON.stringify(parte)

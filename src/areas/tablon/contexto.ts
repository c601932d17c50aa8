import { createContext, use } from 'react'
import type { To } from 'react-router'
import type { LectorDeTablon } from '../../domain/tablon/publicaciones'
import type { TextosDeTablon } from './textos'
import type { Publicacion } from './tipos'

export interface Enlace {
  a: To
  /** What the screen it leads to is told. */
  state?: unknown
}

/** Where what is on a board leads to, in the reader's area. */
export interface EnlacesDeTablon {
  publicacion: (id: number) => string
  tarea?: (publicacion: Publicacion) => Enlace | null
  evaluacion?: (publicacion: Publicacion) => Enlace | null
}

export interface DatosDeTablon {
  catedraId: number
  lector: LectorDeTablon
  enlaces: EnlacesDeTablon
  /** The courses that one may publish in, for whoever has several. */
  catedras: () => Promise<CatedraDeTablon[]>
}

export interface CatedraDeTablon {
  id: number
  nombre: string
  anio: number
}

interface Contexto extends DatosDeTablon {
  textos: TextosDeTablon
}

export const ContextoDeTablon = createContext<Contexto | null>(null)

/** Of which board a part is, and who reads it. */
export function useTablon(): Contexto {
  const contexto = use(ContextoDeTablon)
  if (!contexto) throw new Error('Fuera de un tablón.')
  return contexto
}

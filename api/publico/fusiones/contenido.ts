import type { Valor } from '../../suelo/papelera/contenido.ts'
import type { DeFusion } from '../../suelo/papelera/fusionadas.ts'

type Columnas = Record<string, Valor>

export interface Promedio {
  new_average_rating: number
  total_ratings: number
}

/** All that it takes to part two creators again. */
export interface Guardado extends DeFusion {
  version: string
  migraciones: number
  /** What of the one that stayed is in none of its versions: its votes and, where it took one, what the catalogue knew it by. */
  antes: Columnas
  /** What its votes and those of the other one came to, before; that is known from them alone. */
  promedios: { id: Promedio; con: Promedio }
  /** Of the one that stayed, where something of it changed. */
  versionId: number | null
  /** Of what says both; an earlier program had none. */
  sumados?: readonly string[]
}

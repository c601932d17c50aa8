/** What every section of a course is given. */
export interface DeCatedra {
  catedraId: number
}

/** And one of a student's. */
export interface DeCatedraCursada extends DeCatedra {
  /** The id of what one came here for: it is scrolled to and opened. */
  destacado: number | null
}

import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Tx } from '../../db/client.ts'
import type { Deps } from './deps.ts'
import type { Quien } from './services/sessions.ts'

/** Things by the names of their kinds, as `{ catedra: 7, tarea: 12 }`. */
export type Ids = Readonly<Record<string, number>>

/** A kind of thing that something can be done to. */
export interface Cosa {
  /** Where it is kept; in which course one is follows from its references. */
  tabla: SQLiteTable
  /** How the log calls one, as a row with `nombre`. */
  nombre?: (id: number) => SQL
  /** Throws what says that there is none for who asks; `ids` has what was named before it, too. */
  require?: (deps: Pick<Deps, 'db' | 'now'>, quien: Quien, id: number, ids: Ids) => unknown
}

/** What becomes of the rows of who asked to be erased. */
export interface Borrado {
  tabla: string
  /** Whose it is. */
  columna: string
  /** What these rows say from then on; null where they go. */
  queda: Readonly<Record<string, string | null>> | null
}

/** All that the house has to know of a subject, to do for it what it does for all. */
export interface Tema {
  cosas?: Readonly<Record<string, Cosa>>
  /** What can be done, and how the log says it; a row of the log keeps the key. */
  hechos?: Readonly<Record<string, string>>
  /** Of what a student wrote. */
  borrado?: readonly Borrado[]
}

export type Temas = ReturnType<typeof createTemas>

/** The subjects, to be asked by the names of what they have. */
export function createTemas(temas: readonly Tema[]) {
  const cosas: Record<string, Cosa> = Object.assign({}, ...temas.map((tema) => tema.cosas))
  const hechos: Record<string, string> = Object.assign({}, ...temas.map((tema) => tema.hechos))
  return {
    /** Of a kind that no subject has, an error. */
    cosa(nombre: string): Cosa {
      const cosa = cosas[nombre]
      if (!cosa) throw new Error(`Ningún tema tiene «${nombre}».`)
      return cosa
    },
    palabras(hecho: string): string {
      const palabras = hechos[hecho]
      if (palabras === undefined) throw new Error(`Ningún tema dice «${hecho}».`)
      return palabras
    },
    /** How a thing is called; nothing where it is not there. */
    nombreDe(tx: Pick<Tx, 'get'>, cosa: string, id: number): string | undefined {
      const consulta = this.cosa(cosa).nombre?.(id)
      return consulta && tx.get<{ nombre: string } | undefined>(consulta)?.nombre
    },
    borrado: temas.flatMap((tema) => tema.borrado ?? []),
  }
}

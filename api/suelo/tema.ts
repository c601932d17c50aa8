import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from './deps.ts'
import { catedraDe, type Tabla } from './en-catedra.ts'
import type { Job } from './services/jobs.ts'
import type { Quien } from './services/sessions.ts'

/** Things by the names of their kinds, as `{ catedra: 7, tarea: 12 }`. */
export type Ids = Readonly<Record<string, number>>

/** A kind of thing that something can be done to. */
interface Cosa {
  /** Where it is kept; in which course one is follows from its references. */
  tabla: Tabla
  /** How the log calls one, as a row with `nombre`. */
  nombre?: (id: number) => SQL
  /** Throws what says that there is none for who asks; `ids` are all that were named with it. */
  require?: (tx: Reader, quien: Quien, id: number, junto: { ids: Ids; ahora: number }) => unknown
}

/** What becomes of the rows of who asked to be erased. */
export interface Borrado {
  tabla: string
  columna: string
  /** Whose id, or e-mail, the column has; where it is an e-mail that stays it becomes nobody's. */
  de: 'alumno' | 'docente' | 'email'
  /** What else these rows say from then on; null where they go. */
  queda: Readonly<Record<string, null>> | null
}

/** Where there is what students write, and whose it is. */
interface Texto {
  texto: SQLiteColumn
  autor: SQLiteColumn
}

/** A thing that came back; of what is in no course it is null. */
interface Vuelta {
  cosa: string
  id: number
  catedraId: number | null
  /** How many its program had, which put it in the bin. */
  migraciones: number
  ahora: number
}

/** All that the house has to know of a subject, to do for it what it does for all. */
export interface Tema {
  cosas?: Readonly<Record<string, Cosa>>
  /** What can be done, and how the log says it; a row of the log keeps the key. */
  hechos?: Readonly<Record<string, string>>
  /** Of what has somebody's name in it, or was written by somebody. */
  borrado?: readonly Borrado[]
  /** What is done now and then, by itself. */
  trabajos?: readonly ((deps: Deps) => Job)[]
  /** What has to follow where a thing came back from the bin with all its own. */
  alVolver?: (tx: Tx, vuelta: Vuelta) => void
  /** What students write, which counts for how much each may. */
  textos?: readonly Texto[]
  /** Whether who asks may see a score, by the sum of what it was drawn of, for being where this subject shows it. */
  muestraPartitura?: (tx: Reader, quien: Quien, sha256: string, ahora: number) => boolean
}

export type Temas = ReturnType<typeof createTemas>

/** The subjects, to be asked by the names of what they have. */
export function createTemas(temas: readonly Tema[]) {
  const cosas: Record<string, Cosa> = Object.assign({}, ...temas.map((tema) => tema.cosas))
  const hechos: Record<string, string> = Object.assign({}, ...temas.map((tema) => tema.hechos))
  const cosa = (nombre: string) => known(cosas[nombre], nombre)
  return {
    /** Of a kind that there is none of, an error. */
    cosa,
    palabrasDe: (hecho: string) => known(hechos[hecho], hecho),
    /** How a thing is called; nothing where it is not there. */
    nombreDe(tx: Pick<Tx, 'get'>, nombre: string, id: number): string | undefined {
      const consulta = cosa(nombre).nombre?.(id)
      return consulta && tx.get<{ nombre: string } | undefined>(consulta)?.nombre
    },
    /** The course that these things are in: the one that is named or, where none is, the first's. */
    catedraDe(tx: Pick<Tx, 'get'>, { catedra, ...ids }: Ids): number | undefined {
      if (catedra !== undefined) return catedra
      for (const [nombre, id] of Object.entries(ids)) {
        const catedraId = catedraDe(tx, cosa(nombre).tabla, id)
        if (catedraId !== undefined) return catedraId
      }
      return undefined
    },
    /** Refuses whoever may not know of one of these things. */
    requirePropias(tx: Reader, quien: Quien, ids: Ids, ahora: number): void {
      for (const [nombre, id] of Object.entries(ids)) cosa(nombre).require?.(tx, quien, id, { ids, ahora })
    },
    borrado: temas.flatMap((tema) => tema.borrado ?? []),
    trabajos: temas.flatMap((tema) => tema.trabajos ?? []),
    alVolver(tx: Tx, vuelta: Vuelta): void {
      for (const tema of temas) tema.alVolver?.(tx, vuelta)
    },
    textos: temas.flatMap((tema) => tema.textos ?? []),
    muestraPartitura: (...cual: Parameters<NonNullable<Tema['muestraPartitura']>>): boolean =>
      temas.some((tema) => tema.muestraPartitura?.(...cual)),
  }
}

/** Names are written by hand, here and there. */
function known<T>(one: T | undefined, nombre: string): T {
  if (one === undefined) throw new Error(`Ningún tema tiene «${nombre}».`)
  return one
}

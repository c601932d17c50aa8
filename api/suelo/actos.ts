import { type Tx, transact } from '../../db/client.ts'
import { catedraCerrada, isCerrada } from './abierta.ts'
import { type Hecho, writeHecho } from './auditoria/hechos.ts'
import type { Deps } from './deps.ts'
import type { Dueno, Quien } from './services/sessions.ts'
import { todayOf } from './services/today.ts'
import type { Ids } from './tema.ts'

/** Somebody does something: in this transaction, at this instant. */
export interface Acto {
  tx: Tx
  quien: Quien
  ahora: number
  /** Writes in the log what was done, with what it was done to, where nothing else is named. */
  note: (hecho: Hecho) => void
}

type Needs = Pick<Deps, 'db' | 'now' | 'zona' | 'temas'>

/**
 * What somebody does to something, all of it or nothing. `sobre` says what changes by it, as `{ tarea: 12 }`: in a
 * course that is closed nothing does. Of what nothing of a course changes, it is empty.
 */
export const enActo = <T>(deps: Needs, quien: Dueno, sobre: Ids, work: (acto: Acto) => T): T =>
  transact(deps.db, (tx) => work(beginActo(deps, tx, quien, sobre)))

/** The same in a transaction that has begun, as one that keeps or lets go of files. */
export function beginActo(deps: Omit<Needs, 'db'>, tx: Tx, dueno: Dueno, sobre: Ids): Acto {
  const { temas } = deps
  const ahora = deps.now()
  const quien = { ...dueno, hoy: todayOf(deps) }
  requireEnAbierta(temas, tx, quien, sobre, ahora)
  const note = (hecho: Hecho) =>
    writeHecho(temas, tx, quien, hecho.nombre === undefined ? { sobre, ...hecho } : hecho, ahora)
  return { tx, quien, ahora, note }
}

/** Of somebody else's thing nobody hears that its course is closed. */
function requireEnAbierta(temas: Deps['temas'], tx: Tx, quien: Quien, sobre: Ids, ahora: number): void {
  const catedraId = temas.catedraDe(tx, sobre)
  if (catedraId === undefined || !isCerrada(tx, catedraId)) return
  temas.requirePropias(tx, quien, sobre, ahora)
  throw catedraCerrada()
}

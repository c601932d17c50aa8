import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact, transactAnyway } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { correos } from '../../../db/schema/correos.ts'
import type { Entregado } from './senders.ts'
import type { Via } from './via.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const HOURLY_TRIES = 48
/** How long to wait after each failed try: a short fault costs seconds, a long one is tried for two days. */
const pauses = [
  5 * SECOND_MS,
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...Array<number>(HOURLY_TRIES).fill(HOUR_MS),
]

/** A mail in the hands of one program is left alone by the others for so long. */
const CLAIM_MS = 2 * MINUTE_MS

/** What a mail server says may be a page. */
const LONGEST_REASON = 1000

const REEMPLAZADO = 'Lo reemplazó uno más nuevo.'
const CADUCADO = 'Caducó antes de poder enviarse.'
/** Why a mail was given up that may not have been tried: it says nothing of whether it would have arrived. */
export const SIN_INTENTAR = [REEMPLAZADO, CADUCADO]

/** A secret's mail, once it is sent or can't be sent any more. */
const WIPED = { texto: '', html: '', reemplaza: null }

export interface DeliveryDeps {
  db: Db
  now: () => number
  /** How they leave at the moment. */
  via: () => Pick<Via, 'send' | 'from' | 'perMinute'>
}

/** What goes at the same time: who waits for a secret waits neither for a slow mail nor for the next minute. */
export type Fila = 'secretos' | 'demas'

const esDeLa: Record<Fila, SQL> = {
  secretos: isNotNull(correos.caducaEn),
  demas: isNull(correos.caducaEn),
}

type Correo = typeof correos.$inferSelect

export async function sendDue(deps: DeliveryDeps, fila: Fila, isStopped: () => boolean): Promise<void> {
  for (let correo = findDue(deps, fila); correo && !isStopped(); correo = findDue(deps, fila)) {
    if (claim(deps, correo, fila)) await deliver(deps, correo)
  }
}

export function findNextDue(deps: DeliveryDeps, fila: Fila): number | undefined {
  const next = deps.db
    .select({ at: correos.proximoIntento })
    .from(correos)
    .where(and(conValor(correos.estado, 'pendiente'), esDeLa[fila]))
    .orderBy(asc(correos.proximoIntento))
    .get()
  return next && Math.max(next.at, Math.min(freeAt(deps.db, deps, fila), deps.now() + PACE_HOLDS_MS))
}

/** The pace may be set anew meanwhile, in another process too: that counts for what waits. */
const PACE_HOLDS_MS = 2000

/** When another may leave: of any sixty seconds so many, and a secret at once. */
function freeAt(tx: Reader, { via, now }: Omit<DeliveryDeps, 'db'>, fila: Fila): number {
  const { perMinute } = via()
  if (fila === 'secretos' || perMinute === null) return 0
  const nth = tx
    .select({ at: correos.enviadoEn })
    .from(correos)
    .where(and(isNotNull(correos.enviadoEn), gt(correos.enviadoEn, now() - MINUTE_MS)))
    .orderBy(desc(correos.enviadoEn))
    .limit(1)
    .offset(perMinute - 1)
    .get()
  return nth?.at ? nth.at + MINUTE_MS : 0
}

function findDue(deps: DeliveryDeps, fila: Fila): Correo | undefined {
  const { db, now } = deps
  if (freeAt(db, deps, fila) > now()) return undefined
  // No pause is longer, nor is it ever longer until the next morning: that one is of a clock that was ahead.
  const isAhead = or(
    and(gt(correos.proximoIntento, now() + HOUR_MS), isNull(correos.juntas)),
    gt(correos.proximoIntento, now() + DAY_MS + HOUR_MS),
  )
  return db
    .select()
    .from(correos)
    .where(
      and(
        conValor(correos.estado, 'pendiente'),
        esDeLa[fila],
        or(lte(correos.proximoIntento, now()), isAhead),
      ),
    )
    .orderBy(asc(correos.proximoIntento), asc(correos.id))
    .get()
}

/** It is counted as it leaves, whatever becomes of it, so that several programs keep within one minute's number. */
function claim(deps: DeliveryDeps, { id, proximoIntento }: Correo, fila: Fila): boolean {
  const { db, now } = deps
  const isFree = and(
    eq(correos.id, id),
    eq(correos.proximoIntento, proximoIntento),
    eq(correos.estado, 'pendiente'),
  )
  return transact(db, (tx) => {
    if (freeAt(tx, deps, fila) > now()) return false
    const { changes } = tx
      .update(correos)
      .set({ proximoIntento: now() + CLAIM_MS, enviadoEn: now() })
      .where(isFree)
      .run()
    return changes === 1
  })
}

async function deliver(deps: DeliveryDeps, correo: Correo): Promise<void> {
  const { now, via } = deps
  const { send, from } = via()
  if (correo.caducaEn !== null && correo.caducaEn <= now()) return giveUp(deps, correo)
  try {
    const { para: to, asunto: subject, texto: text, html } = correo
    const mail = { id: idOf(from, correo), from, to, subject, text, html }
    const estado = await send(mail, codigoDe(correo))
    noteHandedOver(deps, correo, estado)
  } catch (error) {
    noteFailure(deps, correo, error)
  }
}

/** Of a secret's mail, which is kept as it is sent. */
const codigoDe = ({ caducaEn, texto }: Correo) =>
  caducaEn === null ? undefined : /\b\d{6}\b/.exec(texto)?.[0]

/** Another sender makes another mail of it: a service that knows an id refuses to read anything else under it. */
function idOf(from: string, { id, para, created_at }: Correo): string {
  return createHash('sha256')
    .update(JSON.stringify([from, para, id, created_at]))
    .digest('hex')
    .slice(0, 32)
}

/** A secret that was not sent yet, when a newer one takes its place. */
export function dropReplaced(tx: Pick<Tx, 'update'>, reemplaza: string): void {
  tx.update(correos)
    .set({ estado: 'fallido', ultimoError: REEMPLAZADO, ...WIPED })
    .where(and(eq(correos.reemplaza, reemplaza), eq(correos.estado, 'pendiente')))
    .run()
}

/** Forgets a mail that has not left and says what is not so any more; whether there was one. */
export function dropWaiting(tx: Pick<Tx, 'delete'>, reemplaza: string): boolean {
  const { changes } = tx
    .delete(correos)
    .where(and(eq(correos.reemplaza, reemplaza), eq(correos.estado, 'pendiente')))
    .run()
  return changes > 0
}

function giveUp({ db }: DeliveryDeps, { id }: Correo) {
  note(db, id, { estado: 'fallido', ultimoError: CADUCADO, ...WIPED })
}

function noteHandedOver({ db, now }: DeliveryDeps, { id, intentos, caducaEn }: Correo, estado: Entregado) {
  note(db, id, {
    estado,
    intentos: intentos + 1,
    enviadoEn: now(),
    ultimoError: null,
    ...(caducaEn !== null && WIPED),
  })
}

/** There is no next time where the tries are over, or the secret would be worth nothing by then. */
function noteFailure({ db, now }: DeliveryDeps, { id, intentos, caducaEn }: Correo, error: unknown) {
  const pause = pauses[intentos]
  const next = pause === undefined ? Number.POSITIVE_INFINITY : now() + pause
  const isOver = next >= (caducaEn ?? Number.POSITIVE_INFINITY)
  const ultimoError = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON)
  console.error(`No se pudo enviar el correo ${id}: ${withoutAddresses(ultimoError)}`)
  note(db, id, {
    intentos: intentos + 1,
    ultimoError,
    ...(isOver ? { estado: 'fallido' } : { proximoIntento: next }),
    ...(isOver && caducaEn !== null && WIPED),
  })
}

function note(db: Db, id: number, changed: Partial<Correo>) {
  transactAnyway(db, (tx) => tx.update(correos).set(changed).where(eq(correos.id, id)).run())
}

/** Mail servers like to repeat whom they refuse. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
}

import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { type Db, type Tx, transact, transactAnyway } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { correos } from '../../../db/schema/correos.ts'
import type { Entregado, Sender } from './senders.ts'

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
  send: Sender
  from: string
}

type Correo = typeof correos.$inferSelect

export async function sendDue(deps: DeliveryDeps, isStopped: () => boolean): Promise<void> {
  for (let correo = findDue(deps); correo && !isStopped(); correo = findDue(deps)) {
    if (claim(deps, correo)) await deliver(deps, correo)
  }
}

export function findNextDue({ db }: DeliveryDeps): number | undefined {
  return db
    .select({ at: correos.proximoIntento })
    .from(correos)
    .where(conValor(correos.estado, 'pendiente'))
    .orderBy(asc(correos.proximoIntento))
    .get()?.at
}

/** A secret goes first: somebody waits for it, and it is not worth anything for long. */
function findDue({ db, now }: DeliveryDeps): Correo | undefined {
  // No pause is longer, nor is it ever longer until the next morning: that one is of a clock that was ahead.
  const isAhead = or(
    and(gt(correos.proximoIntento, now() + HOUR_MS), isNull(correos.juntas)),
    gt(correos.proximoIntento, now() + DAY_MS + HOUR_MS),
  )
  return db
    .select()
    .from(correos)
    .where(and(conValor(correos.estado, 'pendiente'), or(lte(correos.proximoIntento, now()), isAhead)))
    .orderBy(asc(isNull(correos.caducaEn)), asc(correos.proximoIntento), asc(correos.id))
    .get()
}

function claim({ db, now }: DeliveryDeps, { id, proximoIntento }: Correo): boolean {
  const isFree = and(
    eq(correos.id, id),
    eq(correos.proximoIntento, proximoIntento),
    eq(correos.estado, 'pendiente'),
  )
  const { changes } = transact(db, (tx) =>
    tx
      .update(correos)
      .set({ proximoIntento: now() + CLAIM_MS })
      .where(isFree)
      .run(),
  )
  return changes === 1
}

async function deliver(deps: DeliveryDeps, correo: Correo): Promise<void> {
  const { now, send, from } = deps
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

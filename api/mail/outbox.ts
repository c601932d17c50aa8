import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { correos } from '../../db/schema/correos.ts'
import { type Letter, writeLetter } from './letter.ts'
import type { Sender } from './senders.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

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
/** Where even the outbox can't be written, as on a full disk. */
const AFTER_FAILURE_MS = 15 * SECOND_MS
const LONGEST_SLEEP_MS = MINUTE_MS

type Tx = Pick<Db, 'insert'>

/** A secret's mail, once it is sent or can't be sent any more. */
const WIPED = { texto: '', html: '' }

interface OutboxDeps {
  db: Db
  now: () => number
  send: Sender
  from: string
  /** How each mail is signed: the institution's name. */
  signature: () => string
}

/** Mails are written in the transaction that causes them and sent afterwards: none is lost, none holds up a request. */
export function createOutbox({ db, now, send, from, signature }: OutboxDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isStopped = false

  const findDue = () =>
    db
      .select()
      .from(correos)
      .where(and(eq(correos.estado, 'pendiente'), lte(correos.proximoIntento, now())))
      .orderBy(asc(correos.proximoIntento), asc(correos.id))
      .get()

  const claim = ({ id, proximoIntento }: { id: number; proximoIntento: number }) =>
    db
      .update(correos)
      .set({ proximoIntento: now() + CLAIM_MS })
      .where(
        and(eq(correos.id, id), eq(correos.proximoIntento, proximoIntento), eq(correos.estado, 'pendiente')),
      )
      .run().changes === 1

  const deliver = async (correo: typeof correos.$inferSelect) => {
    if (correo.caducaEn !== null && correo.caducaEn <= now()) return giveUp(correo.id)
    try {
      await send({ from, to: correo.para, subject: correo.asunto, text: correo.texto, html: correo.html })
      noteSent(correo)
    } catch (error) {
      noteFailure(correo, error)
    }
  }

  const noteSent = ({ id, intentos, caducaEn }: typeof correos.$inferSelect) => {
    db.update(correos)
      .set({
        estado: 'enviado',
        intentos: intentos + 1,
        enviadoEn: now(),
        ultimoError: null,
        ...(caducaEn !== null && WIPED),
      })
      .where(eq(correos.id, id))
      .run()
  }

  const giveUp = (id: number) => {
    db.update(correos)
      .set({ estado: 'fallido', ultimoError: 'Caducó antes de poder enviarse.', ...WIPED })
      .where(eq(correos.id, id))
      .run()
  }

  /** There is no next time where the tries are over, or the secret would be worth nothing by then. */
  const noteFailure = ({ id, intentos, caducaEn }: typeof correos.$inferSelect, error: unknown) => {
    const pause = pauses[intentos]
    const next = pause === undefined ? Number.POSITIVE_INFINITY : now() + pause
    const isOver = next >= (caducaEn ?? Number.POSITIVE_INFINITY)
    const ultimoError = error instanceof Error ? error.message : String(error)
    console.error(`No se pudo enviar el correo ${id}: ${withoutAddresses(ultimoError)}`)
    db.update(correos)
      .set({
        intentos: intentos + 1,
        ultimoError,
        ...(isOver ? { estado: 'fallido' as const } : { proximoIntento: next }),
        ...(isOver && caducaEn !== null && WIPED),
      })
      .where(eq(correos.id, id))
      .run()
  }

  const sendDue = async () => {
    for (let correo = findDue(); correo && !isStopped; correo = findDue()) {
      if (claim(correo)) await deliver(correo)
    }
  }

  const untilNext = (): number => {
    const next = db
      .select({ at: correos.proximoIntento })
      .from(correos)
      .where(eq(correos.estado, 'pendiente'))
      .orderBy(asc(correos.proximoIntento))
      .get()
    return next ? Math.max(0, next.at - now()) : LONGEST_SLEEP_MS
  }

  const sleep = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, Math.min(ms, LONGEST_SLEEP_MS))
  }

  const run = () => {
    running ??= sendDue()
      .then(untilNext)
      .catch((error) => {
        console.error('La bandeja de salida falló.', error)
        return AFTER_FAILURE_MS
      })
      .then((wait) => {
        running = undefined
        sleep(wait)
      })
  }

  return {
    /**
     * Writes a mail; call it inside the transaction that causes it, and `wake` after the commit. One with a secret
     * says until when that is worth something.
     */
    post(tx: Tx, para: string, letter: Letter, caducaEn: number | null = null): void {
      const created_at = now()
      tx.insert(correos)
        .values({
          para,
          ...writeLetter(letter, signature()),
          caducaEn,
          proximoIntento: created_at,
          created_at,
        })
        .run()
    },
    /** Hands a mail over without keeping it; rejects where it is not taken. */
    sendNow(para: string, letter: Letter): Promise<void> {
      const { asunto, texto, html } = writeLetter(letter, signature())
      return send({ from, to: para, subject: asunto, text: texto, html })
    },
    /** Sends what is due now, without waiting for it. */
    wake: () => void setTimeout(run, 0),
    start: () => sleep(untilNext()),
    /** Lets the mail that is on its way arrive, and sends no other. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
    /** Sends all that is due and resolves. */
    sendDue,
  }
}

/** Mail servers like to repeat whom they refuse. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
}

export type Outbox = ReturnType<typeof createOutbox>

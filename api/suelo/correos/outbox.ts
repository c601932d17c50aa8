import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import { isDeBorrada } from '../../../src/domain/casa/borradas.ts'
import { soloLecturaDesde } from '../services/mantenimiento.ts'
import { type DeliveryDeps, dropReplaced, dropWaiting, findNextDue, sendDue } from './delivery.ts'
import { type Letter, writeLetter } from './letter.ts'
import { createRounds } from './rounds.ts'
import type { Via } from './via.ts'

interface OutboxDeps extends DeliveryDeps {
  /** How each mail is signed: the institution's name. */
  signature: () => string
  /**
   * A mail with a secret leaves at an instant between these after it was asked for. At once, whoever asks could see by
   * how busy the program is that there is somebody to send it to.
   */
  secretsWaitMs: () => { least: number; most: number } | undefined
}

/** What a mail with a secret says of it. */
interface Secret {
  /** From then on it is worth nothing. */
  caducaEn: number
  /** An older one with the same, if it has not been sent yet, is void. */
  reemplaza: string
}

/** What a mail is known by that may still be taken back, or waits for its hour. */
interface Espera extends Partial<Pick<Secret, 'reemplaza'>> {
  /** When it leaves. */
  sale?: number
}

/** A mail that grows until its hour. */
interface Juntas extends Required<Espera> {
  juntas: string[]
}

/** Whom a mail is for that is only written so that it takes as long. */
const NADIE = ''

/** Mails are written in the transaction that causes them and sent afterwards: none is lost, none holds up a request. */
export function createOutbox(deps: OutboxDeps) {
  const { now, via, signature, secretsWaitMs } = deps
  const isMoving = () => soloLecturaDesde(deps.db) !== null
  const filas = (['secretos', 'demas'] as const).map((fila) => {
    const sendWhatIsDue = () => sendDue(deps, fila, () => rounds.isStopped() || isMoving())
    // While the site is moved, what waits is sent from where it goes.
    const nextAt = () => (isMoving() ? undefined : findNextDue(deps, fila)) ?? Number.POSITIVE_INFINITY
    const untilNext = () => Math.max(0, nextAt() - now())
    const rounds = createRounds(() => sendWhatIsDue().then(untilNext))
    return { ...rounds, sendWhatIsDue }
  })
  const secretsWait = () => {
    const wait = secretsWaitMs()
    return wait ? randomInt(wait.least, wait.most) : 0
  }

  let isStarted = false
  // As a timer, which comes when the transaction that asks for it is over.
  const wake = () => {
    if (isStarted) for (const { run } of filas) setTimeout(run, 0)
  }
  const write = (tx: Pick<Tx, 'insert'>, para: string, letter: Letter, key?: Secret | Espera | Juntas) => {
    if (isDeBorrada(para)) return undefined
    wake()
    const created_at = now()
    const { sale = created_at, ...suyo } = { ...key } as Partial<Secret & Juntas>
    const proximoIntento = sale + (suyo.caducaEn === undefined ? 0 : secretsWait())
    return tx
      .insert(correos)
      .values({ para, ...writeLetter(letter, signature()), ...suyo, proximoIntento, created_at })
      .returning({ id: correos.id })
      .get().id
  }

  return {
    /** Writes a mail, in the transaction that causes it; it goes out once that is over. Who was erased gets none. */
    post: (tx: Pick<Tx, 'insert'>, para: string, letter: Letter, espera?: Espera): void =>
      void write(tx, para, letter, espera),
    /** The same, in place of an older one with the same key that still waits. */
    postInstead(tx: Tx, para: string, letter: Letter, reemplaza: string): void {
      dropWaiting(tx, reemplaza)
      write(tx, para, letter, { reemplaza })
    },
    /** Writes one that waits for its hour, in place of the one that says less. */
    postLater(tx: Tx, para: string, letter: Letter, juntas: Juntas): void {
      dropWaiting(tx, juntas.reemplaza)
      write(tx, para, letter, juntas)
    },
    /** The same, of one with a secret. For somebody unknown, null, it makes the same work and leaves no mail. */
    postSecret(tx: Tx, para: string | null, letter: Letter, secret: Secret): void {
      dropReplaced(tx, secret.reemplaza)
      const id = write(tx, para ?? NADIE, letter, secret) ?? 0
      tx.delete(correos)
        .where(and(eq(correos.id, id), eq(correos.para, NADIE)))
        .run()
    },
    /** Hands a mail over without keeping it; rejects where it is not taken. */
    async sendNow(para: string, letter: Letter, { send, from }: Pick<Via, 'send' | 'from'> = via()) {
      const { asunto, texto, html } = writeLetter(letter, signature())
      await send({ from, to: para, subject: asunto, text: texto, html })
    },
    /** Sends what has waited for another reason than its own instant. */
    wake,
    /** From now on what is written goes out: what is due at once, and what is due later when it is. */
    start() {
      isStarted = true
      wake()
    },
    /** Lets the mail that is on its way arrive, and sends no other. */
    stop: () => Promise.all(filas.map(({ stop }) => stop())),
    /** Sends all that is due and resolves. */
    async sendDue() {
      for (const { sendWhatIsDue } of filas) await sendWhatIsDue()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

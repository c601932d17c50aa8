import type { Tx } from '../../db/client.ts'
import { correos } from '../../db/schema/correos.ts'
import { type DeliveryDeps, dropSecrets, findNextDue, sendDue } from './delivery.ts'
import { type Letter, writeLetter } from './letter.ts'
import { createRounds } from './rounds.ts'

interface OutboxDeps extends DeliveryDeps {
  /** How each mail is signed: the institution's name. */
  signature: () => string
}

/** Mails are written in the transaction that causes them and sent afterwards: none is lost, none holds up a request. */
export function createOutbox(deps: OutboxDeps) {
  const { now, send, from, signature } = deps
  const sendWhatIsDue = () => sendDue(deps, rounds.isStopped)
  const untilNext = () => Math.max(0, (findNextDue(deps) ?? Number.POSITIVE_INFINITY) - now())
  const rounds = createRounds(() => sendWhatIsDue().then(untilNext))

  return {
    /**
     * Writes a mail; call it inside the transaction that causes it, and `wake` after the commit. One with a secret
     * says until when that is worth something, and voids what was not sent yet of an older one of its kind.
     */
    post(
      tx: Pick<Tx, 'insert' | 'update'>,
      para: string,
      letter: Letter,
      caducaEn: number | null = null,
    ): void {
      const created_at = now()
      const escrita = writeLetter(letter, signature())
      if (caducaEn !== null) dropSecrets(tx, para, escrita.asunto)
      tx.insert(correos)
        .values({
          para,
          ...escrita,
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
    wake: () => void setTimeout(rounds.run, 0),
    start: () => rounds.sleep(untilNext()),
    /** Lets the mail that is on its way arrive, and sends no other. */
    stop: rounds.stop,
    /** Sends all that is due and resolves. */
    sendDue: sendWhatIsDue,
  }
}

export type Outbox = ReturnType<typeof createOutbox>

import { eq, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { isConfirmable, isOtroEmail, limitesDeCambio } from '../../../src/domain/cambio-de-email.ts'
import { VIGENCIA_MS } from '../../../src/domain/codigos.ts'
import { maskEmail } from '../../../src/domain/ranking.ts'
import type { Deps } from '../../deps.ts'
import type { AppError } from '../../plugins/app-error.ts'
import { tooMany } from '../../plugins/limit.ts'
import { noteHecho } from '../auditoria/hechos.ts'
import type { Letter } from '../correos/letter.ts'
import { deletePendiente, dueno, findPendiente, type Persona } from './cambio-pendiente.ts'
import { codigoIncorrecto, codigoVencido } from './errors-de-codigos.ts'
import { areEqual, nuevoCodigo } from './secreto.ts'

interface Emails {
  /** The one that holds. */
  antes: string
  /** The one that was written; none where the form said nothing of it. */
  escrito: string | undefined
}

/**
 * Another e-mail than one's own waits until a code confirms it; to write one's own gives up what waited. Call it inside
 * the transaction that saves the rest, and wake the outbox after the commit. The e-mail that holds now.
 */
export function postponeEmail(deps: Deps, tx: Tx, persona: Persona, { antes, escrito }: Emails): string {
  if (escrito === undefined) return antes
  if (isOtroEmail(antes, escrito)) {
    requireCalma(deps, persona)
    writeCambio(deps, tx, persona, { antes, escrito })
    return antes
  }
  deletePendiente(tx, persona)
  return escrito
}

/** Each code is a mail to somebody who may not have asked for it. */
function requireCalma({ limits }: Deps, { rol, id }: Persona) {
  for (const limite of limitesDeCambio) {
    const wait = limits?.count(`cambio de email ${rol} ${id} ${limite.seconds}`, limite) ?? 0
    if (wait > 0) throw tooMany(wait)
  }
}

function writeCambio(
  { now, tokens, outbox }: Deps,
  tx: Tx,
  persona: Persona,
  { antes, escrito: email }: { antes: string; escrito: string },
) {
  const created_at = now()
  const anterior = findPendiente(tx, created_at, persona)
  const codigo = nuevoCodigo()
  const venceEn = created_at + VIGENCIA_MS
  deletePendiente(tx, persona)
  const hash = tokens.hash(claveDe(persona, email, codigo))
  tx.insert(cambiosDeEmail)
    .values({ ...dueno(persona), email, hash, venceEn, created_at })
    .run()
  outbox.postSecret(tx, email, cartaDeConfirmacion(codigo), {
    caducaEn: venceEn,
    reemplaza: tokens.hash(`cambio de email ${persona.rol} ${persona.id}`),
  })
  // Another code for the same address is no news.
  if (anterior?.email !== email) outbox.post(tx, antes, cartaDeAviso(email))
}

/** `save` gives the person the new e-mail, and refuses where it is somebody's by now. */
export function confirmEmail<P>(
  deps: Deps,
  persona: Persona,
  codigo: string,
  save: (tx: Tx, email: string) => P,
): P {
  const hecho = transact(deps.db, (tx): { perfil: P } | Rechazo => {
    const uso = useCodigo(deps, tx, persona, codigo)
    if ('error' in uso) return uso
    const perfil = save(tx, uso.email)
    noteHecho(tx, persona, { hecho: 'email.confirmar' }, deps.now())
    return { perfil }
  })
  if ('error' in hecho) throw hecho.error
  return hecho.perfil
}

/** It is returned, not thrown: the try that it counts must stay. */
interface Rechazo {
  error: AppError
}

function useCodigo(
  { now, tokens }: Deps,
  tx: Tx,
  persona: Persona,
  codigo: string,
): { email: string } | Rechazo {
  const pendiente = findPendiente(tx, now(), persona)
  if (!pendiente || !isConfirmable(pendiente, now())) return { error: codigoVencido() }
  if (!areEqual(pendiente.hash, tokens.hash(claveDe(persona, pendiente.email, codigo)))) {
    tx.update(cambiosDeEmail)
      .set({ intentos: sql`${cambiosDeEmail.intentos} + 1` })
      .where(eq(cambiosDeEmail.id, pendiente.id))
      .run()
    return { error: codigoIncorrecto() }
  }
  deletePendiente(tx, persona)
  return { email: pendiente.email }
}

export function cancelEmail({ db, now }: Pick<Deps, 'db' | 'now'>, persona: Persona): { message: string } {
  transact(db, (tx) => {
    deletePendiente(tx, persona)
    noteHecho(tx, persona, { hecho: 'email.cancelar' }, now())
  })
  return { message: 'Tu email queda como estaba.' }
}

const claveDe = ({ rol, id }: Persona, email: string, codigo: string) =>
  `cambio de email ${rol} ${id} ${email} ${codigo}`

/** To the new address. As in `cartaDeCodigo`, the code is only in the text. */
const cartaDeConfirmacion = (codigo: string): Letter => ({
  subject: 'Confirma tu email nuevo',
  paragraphs: [
    `Tu código para confirmar este email es ${codigo}.`,
    'Vale por 10 minutos y una sola vez: escríbelo en tu perfil. Si no lo pediste, no hace falta que hagas nada.',
  ],
})

/** To the one that holds until then. */
const cartaDeAviso = (nuevo: string): Letter => ({
  subject: 'Se pidió cambiar tu email',
  paragraphs: [
    `Desde tu perfil se pidió cambiar este email por ${maskEmail(nuevo)}.`,
    'Recién cuando se lo confirme con el código que enviamos allí, dejará de valer este.',
    'Si no fuiste tú, ingresa y cancela el cambio desde tu perfil, y avisa a la institución.',
  ],
})

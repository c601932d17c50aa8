import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import {
  ESPERA_DE_CAMBIO_MS,
  isConfirmable,
  isOtroEmail,
  limitesDeCambio,
} from '../../../src/domain/sesiones/cambio-de-email.ts'
import { VIGENCIA_MS } from '../../../src/domain/sesiones/codigos.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import type { AppError } from '../plugins/app-error.ts'
import { tooMany } from '../plugins/limit.ts'
import type { Sesion } from '../services/sessions.ts'
import { type Cambio, deletePendiente, dueno, findPendiente, type Persona } from './cambio-pendiente.ts'
import { cartaDeConfirmacion, cartaDeConfirmado, cartaDeEspera, cartaDePedido } from './cartas-de-cambio.ts'
import { enlaceDeCambio } from './enlace-de-cambio.ts'
import { codigoIncorrecto, codigoVencido } from './errors-de-codigos.ts'
import { requireSinLimite } from './ingreso-en-mano.ts'
import { readEmail } from './personas.ts'
import { areEqual, nuevoCodigo } from './secreto.ts'

/** Who changes the own e-mail, and by which session. */
export type Cambiante = Persona & Pick<Sesion, 'libreEn'>

interface Emails {
  /** The one that holds. */
  antes: string
  /** The one that was written; none where the form said nothing of it. */
  escrito: string | undefined
}

/**
 * Another e-mail than one's own waits until a code confirms it, and some days more; to write one's own gives up what
 * waits for its code, and not what was confirmed: who sends a whole profile need not know of it. Gives the e-mail that
 * holds now, to be saved with the rest.
 */
export function postponeEmail(deps: Deps, tx: Tx, quien: Cambiante, { antes, escrito }: Emails): string {
  if (escrito === undefined) return antes
  const pendiente = findPendiente(tx, deps.now(), quien)
  if (!isOtroEmail(antes, escrito)) {
    if (pendiente?.confirmadoEn === null) deletePendiente(tx, quien)
    return escrito
  }
  requireSinLimite(deps, quien)
  const mismo = pendiente && !isOtroEmail(pendiente.email, escrito) ? pendiente : undefined
  if (mismo && mismo.confirmadoEn !== null) return antes
  requireCalma(deps, quien)
  sendCodigo(deps, tx, quien, mismo ?? insertCambio(deps, tx, quien, { antes, escrito }))
  return antes
}

/** Each code is a mail to somebody who may not have asked for it. */
function requireCalma({ limits }: Deps, { rol, id }: Persona) {
  for (const limite of limitesDeCambio) {
    const wait = limits?.count(`cambio de email ${rol} ${id} ${limite.seconds}`, limite) ?? 0
    if (wait > 0) throw tooMany(wait)
  }
}

function insertCambio(
  deps: Deps,
  tx: Tx,
  persona: Persona,
  { antes, escrito: email }: { antes: string; escrito: string },
): Cambio {
  const created_at = deps.now()
  deletePendiente(tx, persona)
  const cambio = tx
    .insert(cambiosDeEmail)
    .values({ ...dueno(persona), email, hash: '', venceEn: created_at, created_at })
    .returning()
    .get()
  deps.outbox.post(tx, antes, cartaDePedido(email, enlaceDeCambio(deps, cambio)))
  return cambio
}

/** Another one for the same address is no news to the one that holds. */
function sendCodigo({ now, tokens, outbox }: Deps, tx: Tx, persona: Persona, { id, email }: Cambio): void {
  const codigo = nuevoCodigo()
  const venceEn = now() + VIGENCIA_MS
  const hash = tokens.hash(claveDe(persona, email, codigo))
  tx.update(cambiosDeEmail).set({ hash, venceEn, intentos: 0 }).where(eq(cambiosDeEmail.id, id)).run()
  outbox.postSecret(tx, email, cartaDeConfirmacion(codigo), {
    caducaEn: venceEn,
    reemplaza: tokens.hash(`cambio de email ${persona.rol} ${persona.id}`),
  })
}

/** From then on the change waits. `read` gives the profile, and refuses where the new e-mail is somebody's by now. */
export function confirmEmail<P>(
  deps: Deps,
  quien: Cambiante,
  codigo: string,
  read: (tx: Tx, email: string) => P,
): P {
  requireSinLimite(deps, quien)
  const hecho = enActo(deps, quien, {}, ({ tx, note }): { perfil: P } | Rechazo => {
    const uso = useCodigo(deps, tx, quien, codigo)
    if ('error' in uso) return uso
    letWait(deps, tx, uso, readEmail(tx, quien))
    note({ hecho: 'email.confirmar' })
    return { perfil: read(tx, uso.email) }
  })
  if ('error' in hecho) throw hecho.error
  return hecho.perfil
}

function letWait(deps: Deps, tx: Tx, cambio: Cambio, antes: string): void {
  const { now, outbox, zona } = deps
  tx.update(cambiosDeEmail).set({ confirmadoEn: now() }).where(eq(cambiosDeEmail.id, cambio.id)).run()
  const cuando = plazoEscrito(now() + ESPERA_DE_CAMBIO_MS, zona)
  outbox.post(tx, antes, cartaDeEspera(cambio.email, cuando, enlaceDeCambio(deps, cambio)))
  outbox.post(tx, cambio.email, cartaDeConfirmado(antes, cuando))
}

/** It is returned, not thrown: the try that it counts must stay. */
interface Rechazo {
  error: AppError
}

function useCodigo({ now, tokens }: Deps, tx: Tx, persona: Persona, codigo: string): Cambio | Rechazo {
  const pendiente = findPendiente(tx, now(), persona)
  if (!pendiente || !isConfirmable(pendiente, now())) return { error: codigoVencido() }
  if (areEqual(pendiente.hash, tokens.hash(claveDe(persona, pendiente.email, codigo)))) return pendiente
  tx.update(cambiosDeEmail)
    .set({ intentos: sql`${cambiosDeEmail.intentos} + 1` })
    .where(eq(cambiosDeEmail.id, pendiente.id))
    .run()
  return { error: codigoIncorrecto() }
}

export function cancelEmail(deps: Deps, persona: Persona): { message: string } {
  enActo(deps, persona, {}, ({ tx, note }) => {
    deletePendiente(tx, persona)
    note({ hecho: 'email.cancelar' })
  })
  return { message: 'Tu email queda como estaba.' }
}

const claveDe = ({ rol, id }: Persona, email: string, codigo: string) =>
  `cambio de email ${rol} ${id} ${email} ${codigo}`

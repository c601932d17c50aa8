import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Cookie } from 'elysia'
import { type Tx, transact } from '../../db/client.ts'
import { codigos } from '../../db/schema/codigos.ts'
import {
  esperaDeCodigo,
  esUtilizable,
  limitesDeCodigos,
  type RolConCodigo,
  type Verificacion,
  VIGENCIA_MS,
} from '../../src/domain/codigos.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from '../plugins/limit.ts'
import { inSameTime } from '../services/same-time.ts'
import { personaSession, setUploadCookie, signSession } from '../services/sessions.ts'
import { cartaDeCodigo } from './cartas.ts'
import { codigoIncorrecto, codigoVencido } from './errors.ts'
import { findPersona } from './personas.ts'
import { nuevoCodigo, sonIguales } from './secreto.ts'

const RECORDADOS_MS = Math.max(VIGENCIA_MS, ...limitesDeCodigos.map(({ ms }) => ms))

/** An unknown e-mail is treated as a known one: the same answer, the same limits, the same time; only no mail leaves. */
export function requestCodigo(deps: Deps, rol: RolConCodigo, email: string): Promise<{ message: string }> {
  return inSameTime(() => {
    const espera = transact(deps.db, (tx) => writeCodigo(deps, tx, rol, email.toLowerCase()))
    if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
    deps.outbox.wake()
    return { message: 'Código enviado a tu email.' }
  })
}

/** The ms to wait where it is too soon, else 0. */
function writeCodigo(
  { tokens, limits, now, outbox }: Deps,
  tx: Tx,
  rol: RolConCodigo,
  email: string,
): number {
  const created_at = now()
  forgetCodigos(tx, created_at)
  const espera = limits ? esperaDeCodigo(listPedidos(tx, email), created_at) : 0
  if (espera > 0) return espera

  const codigo = nuevoCodigo()
  const venceEn = created_at + VIGENCIA_MS
  const hash = tokens.hash(claveDe(rol, email, codigo))
  tx.insert(codigos).values({ rol, email, hash, venceEn, created_at }).run()
  const persona = findPersona(tx, rol, email)
  if (persona) outbox.post(tx, persona.email, cartaDeCodigo(codigo), venceEn)
  return 0
}

/** Those that neither open a session nor count as requests any more. */
export function forgetCodigos(tx: Tx, now: number): void {
  tx.delete(codigos)
    .where(lt(codigos.created_at, now - RECORDADOS_MS))
    .run()
}

function listPedidos(tx: Tx, email: string): number[] {
  return tx
    .select({ en: codigos.created_at })
    .from(codigos)
    .where(eq(codigos.email, email))
    .all()
    .map(({ en }) => en)
}

export async function verifyCodigo(
  deps: Deps,
  rol: RolConCodigo,
  datos: Verificacion,
  cookies: Record<string, Cookie<unknown>>,
): Promise<{ token: string; message: string }> {
  const { persona, error } = transact(deps.db, (tx) => useCodigo(deps, tx, rol, datos))
  if (!persona) throw error
  const session = personaSession(rol, persona)
  await setUploadCookie(deps, cookies, session)
  return { token: await signSession(deps, session), message: '¡Sesión iniciada con éxito!' }
}

/** A refusal is returned, not thrown: the try that it counts must stay. Only the newest code is worth anything. */
function useCodigo({ tokens, now }: Deps, tx: Tx, rol: RolConCodigo, { email, codigo }: Verificacion) {
  const clave = email.toLowerCase()
  const guardado = tx
    .select()
    .from(codigos)
    .where(and(eq(codigos.email, clave), eq(codigos.rol, rol)))
    .orderBy(desc(codigos.id))
    .get()
  if (!guardado || !esUtilizable(guardado, now())) return { error: codigoVencido() }

  const esEste = eq(codigos.id, guardado.id)
  if (!sonIguales(guardado.hash, tokens.hash(claveDe(rol, clave, codigo)))) {
    tx.update(codigos)
      .set({ intentos: sql`${codigos.intentos} + 1` })
      .where(esEste)
      .run()
    return { error: codigoIncorrecto() }
  }
  tx.update(codigos).set({ usadoEn: now() }).where(esEste).run()
  const persona = findPersona(tx, rol, clave)
  return persona ? { persona } : { error: codigoVencido() }
}

const claveDe = (rol: RolConCodigo, email: string, codigo: string) => `codigo ${rol} ${email} ${codigo}`

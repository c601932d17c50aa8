import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { CODIGO_ENVIADO } from '../../../src/domain/sesiones/codigo-escrito.ts'
import {
  esperaDeCodigo,
  esperaSinPrueba,
  limitesDeCodigos,
  type PedidoDeCodigo,
  type RolConCodigo,
  utilizables,
  type Verificacion,
  VIGENCIA_MS,
} from '../../../src/domain/sesiones/codigos.ts'
import type { Letter } from '../correos/letter.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from '../plugins/limit.ts'
import { networkOf } from '../services/addresses.ts'
import { type Guess, guessBy } from '../services/guesses.ts'
import { findKnown, rememberBrowser } from '../services/known-browsers.ts'
import { requirePrueba } from '../services/prueba-de-trabajo.ts'
import { inSameTime } from '../services/same-time.ts'
import { type Entrada, openSesion, personaSession } from '../services/sign-in.ts'
import { codigoIncorrecto, codigoVencido } from './errors-de-codigos.ts'
import { noteIngreso } from './ingresos.ts'
import { findPersona } from './personas.ts'
import { areEqual, type Cuenta, hashDe, nuevoCodigo } from './secreto.ts'

const RECORDADOS_MS = Math.max(VIGENCIA_MS, ...limitesDeCodigos.map(({ ms }) => ms))

const SIN_CORREO =
  'Esta institución todavía no envía correos. Pide un código a tu docente o a la administración.'

/** An unknown e-mail is treated as a known one: the same answer, the same limits, the same time; only no mail leaves. */
export function requestCodigo(
  deps: Deps,
  rol: RolConCodigo,
  escrito: string,
  request: Request,
): Promise<{ message: string }> {
  return inSameTime(() => {
    const [email, network] = [escrito.toLowerCase(), networkOf(request)]
    requireTurno(deps, email, request)
    const espera = transact(deps.db, (tx) => {
      const para = findPersona(tx, rol, email)?.email ?? null
      return writeCodigo(deps, tx, { rol, email }, network, { para, carta: cartaDeCodigo })
    })
    if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
    return { message: dichoDelEnvio(deps, SIN_CORREO) }
  })
}

/** That a code was sent; else, what to do where no mail leaves. */
export const dichoDelEnvio = ({ via }: Pick<Deps, 'via'>, sinCorreo: string) =>
  via().proveedor === 'carpeta' ? sinCorreo : CODIGO_ENVIADO

/**
 * Before a code is written: refuses who asks too soon, and where many have asked with that e-mail, who brings no proof.
 * Not within the transaction, which would lose that the proof has been used.
 */
export function requireTurno(deps: Deps, email: string, request: Request): void {
  if (!deps.limits) return
  const pedidos = listPedidos(deps.db, email)
  const espera = esperaDeCodigo(pedidos, origenDe(deps, email, networkOf(request)), deps.now())
  if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
  requirePrueba(deps, request, Math.ceil(esperaSinPrueba(pedidos, deps.now()) / 1000))
}

/** The mail that a code goes in; for nobody, null, none leaves. */
interface Envio {
  para: string | null
  carta: (codigo: string) => Letter
}

/** The ms to wait where it is too soon, else 0. */
export function writeCodigo(
  deps: Deps,
  tx: Tx,
  cuenta: Cuenta,
  network: string,
  { para, carta }: Envio,
): number {
  const { tokens, limits, now, outbox } = deps
  const { rol, email } = cuenta
  const origen = origenDe(deps, email, network)
  const created_at = now()
  forgetCodigos(tx, created_at)
  const espera = limits ? esperaDeCodigo(listPedidos(tx, email), origen, created_at) : 0
  if (espera > 0) return espera

  const codigo = nuevoCodigo()
  const caducaEn = created_at + VIGENCIA_MS
  const hash = hashDe(deps, cuenta, codigo)
  tx.insert(codigos)
    .values({ ...cuenta, origen, hash, venceEn: caducaEn, created_at })
    .run()
  outbox.postSecret(tx, para, carta(codigo), {
    caducaEn,
    reemplaza: tokens.hash(`código para ${rol} ${origen}`),
  })
  return 0
}

/** Those that neither open a session nor count as requests any more. */
export function forgetCodigos(tx: Tx, now: number): void {
  tx.delete(codigos)
    .where(lt(codigos.created_at, now - RECORDADOS_MS))
    .run()
}

/** What is given in hand holds up nobody who asks for one. */
function listPedidos(tx: Reader, email: string): PedidoDeCodigo[] {
  return tx
    .select({ en: codigos.created_at, origen: codigos.origen })
    .from(codigos)
    .where(and(eq(codigos.email, email), isNull(codigos.dadoPor)))
    .all()
}

export type Guardado = Pick<typeof codigos.$inferSelect, 'dadoPor' | 'origen'>

/** Whether a code is for this person: who gives them in hand knows to whom. */
export type IsStillTheirs = (
  deps: Pick<Deps, 'now' | 'tokens' | 'zona'>,
  tx: Reader,
  guardado: Guardado,
  persona: { rol: RolConCodigo; id: number } | undefined,
) => boolean

export async function verifyCodigo(
  deps: Deps,
  rol: RolConCodigo,
  { email, codigo }: Verificacion,
  entrada: Entrada,
  isStillTheirs: IsStillTheirs,
): Promise<{ token: string; message: string }> {
  const cuenta = { rol, email: email.toLowerCase() }
  const guess = await guessAt(deps, cuenta, entrada)
  guess.check()
  const usado = transact(deps.db, (tx) => {
    const persona = findPersona(tx, rol, cuenta.email)
    const { isWrong, usado } = useCodigo(deps, tx, cuenta, codigo, networkOf(entrada.request), (vivo) =>
      isStillTheirs(deps, tx, vivo, persona && { rol, id: persona.id }),
    )
    if (persona && usado) noteIngreso(tx, { rol, id: persona.id }, usado, deps.now())
    return {
      isWrong,
      exists: persona !== undefined,
      persona: usado && persona,
      enMano: usado !== undefined && usado.dadoPor !== null,
    }
  })
  if (usado.isWrong) guess.count(usado.exists)
  if (!usado.persona) throw usado.isWrong ? codigoIncorrecto() : codigoVencido()
  const { persona, enMano } = usado
  const token = await openSesion(deps, { ...personaSession(rol, persona), enMano }, entrada)
  await rememberBrowser(deps, entrada, { rol, id: persona.id })
  return { token, message: '¡Sesión iniciada con éxito!' }
}

/** A browser is known where the same person signed in: it says nothing of anybody else's. */
async function guessAt(
  deps: Deps,
  { rol, email }: Cuenta & { rol: RolConCodigo },
  entrada: Entrada,
): Promise<Guess> {
  const known = await findKnown(deps, entrada, rol)
  const isTheirs = known !== undefined && findPersona(deps.db, rol, email)?.id === known.persona
  return guessBy(deps, 'codigo', entrada.request, isTheirs ? known.id : undefined)
}

/** A refusal is returned, not thrown: the try that it counts must stay. */
export function useCodigo(
  deps: Deps,
  tx: Tx,
  cuenta: Cuenta,
  codigo: string,
  network: string,
  isTheirs: (guardado: Guardado) => boolean = wasMailed,
) {
  const deLaCuenta = and(eq(codigos.email, cuenta.email), eq(codigos.rol, cuenta.rol))
  const sinVencer = and(deLaCuenta, gt(codigos.venceEn, deps.now()))
  const pedidos = tx.select().from(codigos).where(sinVencer).orderBy(desc(codigos.id)).all()
  const origen = origenDe(deps, cuenta.email, network)
  const vivos = utilizables(pedidos, origen, deps.now()).filter(isTheirs)
  if (vivos.length === 0) return { isWrong: false }

  const hash = hashDe(deps, cuenta, codigo)
  const usado = vivos.find((vivo) => areEqual(vivo.hash, hash))
  if (!usado) {
    noteError(tx, vivos, origen)
    return { isWrong: true }
  }
  tx.update(codigos).set({ usadoEn: deps.now() }).where(sinVencer).run()
  return { isWrong: false, usado }
}

const wasMailed = ({ dadoPor }: Guardado) => dadoPor === null

/** It was a try at each of them. */
function noteError(tx: Tx, vivos: { id: number }[], origen: string) {
  const ids = vivos.map(({ id }) => id)
  tx.update(codigos)
    .set({
      intentos: sql`${codigos.intentos} + 1`,
      errores: sql`json_insert(${codigos.errores}, '$[#]', ${origen})`,
    })
    .where(inArray(codigos.id, ids))
    .run()
}

/** The subject stays in the outbox and in logs, so the code is only in the text. */
const cartaDeCodigo = (codigo: string): Letter => ({
  subject: 'Tu código de ingreso',
  paragraphs: [
    `Tu código para ingresar es ${codigo}.`,
    'Vale por 10 minutos y una sola vez. Si no lo pediste, no hace falta que hagas nada.',
  ],
})

/** With the e-mail in it, it does not tell either that codes of two were asked for from one address. */
export const origenDe = ({ tokens }: Pick<Deps, 'tokens'>, email: string, network: string): string =>
  tokens.hash(`origen ${email} ${network}`)

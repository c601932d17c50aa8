import { eq, type SQL } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/contribuyentes.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import type { Reclamo } from '../../../src/domain/aportes/contribuyentes.ts'
import type { Contribuyente } from '../../../src/domain/comunidad/modos-de-aparecer.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { tooMany } from '../../suelo/plugins/limit.ts'
import { networkOf } from '../../suelo/services/addresses.ts'
import { guessBy } from '../../suelo/services/guesses.ts'
import { dichoDelEnvio, requireTurno, useCodigo, writeCodigo } from '../../suelo/sesiones/codigos.ts'
import { codigoIncorrecto, codigoVencido } from '../../suelo/sesiones/errors-de-codigos.ts'
import { aporteAjeno, aporteSinDireccion } from './errors.ts'
import { type Aporte, requireAporte } from './lectura.ts'
import { askNombre, findNombrePedido, withdrawNombre } from './nombres.ts'

const ROL = 'contribuyente'

interface Quien {
  request: Request
  /** As whom the browser claimed contributions before. */
  reclamanteId: number | undefined
}

/**
 * Whoever has the receipt and reads the e-mail's letters has that contribution to the name; and all that was contributed
 * with that e-mail, where nobody else has claimed it. `id` is of the contributor, once there is one.
 */
export function claimAporte(deps: Deps, escrito: string, reclamo: Reclamo, quien: Quien) {
  const email = reclamo.email.toLowerCase()
  return reclamo.codigo
    ? joinAporte(deps, escrito, { ...reclamo, email }, quien)
    : { id: undefined, dicho: requestCodigo(deps, escrito, email, quien) }
}

function requestCodigo(deps: Deps, escrito: string, email: string, quien: Quien) {
  requireReclamable(deps, deps.db, escrito, email, quien)
  requireTurno(deps, email, quien.request)
  const envio = { para: email, carta: cartaDeReclamo }
  const espera = transact(deps.db, (tx) => {
    requireReclamable(deps, tx, escrito, email, quien)
    return writeCodigo(deps, tx, { rol: ROL, email }, networkOf(quien.request), envio)
  })
  if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
  return { message: dichoDelEnvio(deps, SIN_CORREO) }
}

const SIN_CORREO = 'Esta institución todavía no envía correos. Pide el código a la administración.'

function joinAporte(deps: Deps, escrito: string, reclamo: Reclamo, quien: Quien) {
  const { email, codigo } = reclamo
  const guess = guessBy(deps, 'codigo', quien.request)
  guess.check()
  // A refusal is returned, not thrown: the try that it counts must stay.
  const { isWrong, suyo } = transact(deps.db, (tx) => {
    const reclamable = requireReclamable(deps, tx, escrito, email, quien)
    const { isWrong, usado } = useCodigo(deps, tx, { rol: ROL, email }, codigo, networkOf(quien.request))
    return { isWrong, suyo: usado ? join(deps, tx, reclamable, reclamo) : undefined }
  })
  // Whoever has a receipt may name any e-mail.
  if (isWrong) guess.count(false)
  if (!suyo) throw isWrong ? codigoIncorrecto() : codigoVencido()
  const { id, como, nombre, por_aprobar } = suyo
  const message = `Listo: tus aportes se suman a tu nombre.${por_aprobar ? POR_APROBAR : ''}`
  return { id, dicho: { message, como, nombre, por_aprobar } }
}

const POR_APROBAR =
  ' El nombre se ve cuando la administración lo apruebe; hasta entonces, tu correo a medias.'

interface Reclamable {
  aporte: Aporte
  /** Who reads the e-mail's letters; nobody who is known, where nothing was claimed with it. */
  antes: Contribuyente | undefined
}

/** What somebody has claimed is nobody else's: neither that contribution, nor the address. */
function requireReclamable(deps: Deps, tx: Reader, escrito: string, email: string, quien: Quien): Reclamable {
  const aporte = requireAporte(tx, escrito)
  if (!aporte.email) throw aporteSinDireccion()
  const antes = findContribuyente(tx, eq(contribuyenteEmails.email, email))
  const { reclamadoPor } = aporte
  if (reclamadoPor === null || reclamadoPor === antes?.id) return { aporte, antes }
  // In the browser that claimed it, who proves its address has the other contributions of that one too.
  const isSuya = reclamadoPor === quien.reclamanteId && aporte.email.toLowerCase() === email
  if (antes || !isSuya) throw aporteAjeno(deps.institucion.read().correo)
  return { aporte, antes: findContribuyente(tx, eq(contribuyentes.id, reclamadoPor)) }
}

const findContribuyente = (tx: Reader, cual: SQL): Contribuyente | undefined =>
  tx
    .select({ id: contribuyentes.id, como: contribuyentes.como, nombre: contribuyentes.nombre })
    .from(contribuyenteEmails)
    .innerJoin(contribuyentes, eq(contribuyentes.id, contribuyenteEmails.contribuyenteId))
    .where(cual)
    .get()

/** What is not said of how to appear stays as it was: a student goes on under the name that the contribution has. */
function join({ now }: Deps, tx: Tx, { aporte, antes }: Reclamable, reclamo: Reclamo) {
  const { email } = reclamo
  const como = reclamo.como ?? antes?.como ?? (aporte.alumno ? 'NOMBRE' : 'CORREO')
  const id = antes?.id ?? insertContribuyente(tx, como, now())
  const esperaba = findNombrePedido(tx, id)
  const nombre = reclamo.nombre || (antes ? (esperaba ?? antes.nombre) : aporte.alumno)
  const por_aprobar = como === 'NOMBRE' && nombre !== null && !isAprobado(nombre, aporte, antes)
  if (esperaba !== null && !(por_aprobar && nombre === esperaba)) withdrawNombre(tx, id, now())
  if (por_aprobar && nombre !== esperaba) {
    askNombre(tx, { contribuyenteId: id, nombre, email, creadorId: aporte.sobreId ?? 0, now: now() })
  }
  const elegido = como === 'NOMBRE' ? nombre : (antes?.nombre ?? null)
  tx.update(contribuyentes)
    .set({ como, nombre: por_aprobar ? null : elegido })
    .where(eq(contribuyentes.id, id))
    .run()
  tx.insert(contribuyenteEmails).values({ email, contribuyenteId: id }).onConflictDoNothing().run()
  tx.update(recibos).set({ contribuyenteId: id }).where(eq(recibos.recibo, aporte.recibo)).run()
  return { id, como, nombre: elegido, por_aprobar }
}

/** One that stands already, or that was published with the contribution. */
const isAprobado = (nombre: string, { alumno, estado }: Aporte, antes: Contribuyente | undefined): boolean =>
  nombre === antes?.nombre || (nombre === alumno && estado === 'PUBLICADO')

const insertContribuyente = (tx: Tx, como: Contribuyente['como'], created_at: number): number =>
  tx.insert(contribuyentes).values({ como, created_at }).returning({ id: contribuyentes.id }).get().id

/** The subject stays in the outbox and in logs, so the code is only in the text. */
const cartaDeReclamo = (codigo: string): Letter => ({
  subject: 'Tu código para sumar un aporte a tu nombre',
  paragraphs: [
    `El código para sumar el aporte a tu nombre es ${codigo}.`,
    'Vale por 10 minutos y una sola vez. Si no lo pediste, no hace falta que hagas nada.',
  ],
})

import { eq } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/recibos.ts'
import type { Reclamo } from '../../../src/domain/contribuyentes.ts'
import type { Contribuyente } from '../../../src/domain/modos-de-aparecer.ts'
import type { Letter } from '../../casa/correos/letter.ts'
import { requireTurno, useCodigo, writeCodigo } from '../../casa/sesiones/codigos.ts'
import { codigoIncorrecto, codigoVencido } from '../../casa/sesiones/errors-de-codigos.ts'
import type { Deps } from '../../deps.ts'
import { tooMany } from '../../plugins/limit.ts'
import { networkOf } from '../../services/addresses.ts'
import { guessBy } from '../../services/guesses.ts'
import { aporteAjeno, aporteSinDireccion } from './errors.ts'
import { requireAporte } from './lectura.ts'

const ROL = 'contribuyente'

/** Whoever has the receipt and reads the e-mail's letters is who contributed with the receipt's address. */
export function claimAporte(deps: Deps, escrito: string, reclamo: Reclamo, request: Request) {
  const email = reclamo.email.toLowerCase()
  return reclamo.codigo
    ? joinAporte(deps, escrito, { ...reclamo, email }, request)
    : requestCodigo(deps, escrito, email, request)
}

function requestCodigo(deps: Deps, escrito: string, email: string, request: Request) {
  requireReclamable(deps, deps.db, escrito, email)
  requireTurno(deps, email, request)
  const envio = { para: email, carta: cartaDeReclamo }
  const espera = transact(deps.db, (tx) => {
    requireReclamable(deps, tx, escrito, email)
    return writeCodigo(deps, tx, { rol: ROL, email }, networkOf(request), envio)
  })
  if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
  deps.outbox.wake()
  return { message: 'Código enviado a tu email.' }
}

function joinAporte(deps: Deps, escrito: string, reclamo: Reclamo, request: Request) {
  const { email, codigo } = reclamo
  const guess = guessBy(deps, 'codigo', request)
  guess.check()
  // A refusal is returned, not thrown: the try that it counts must stay.
  const { isWrong, suyo } = transact(deps.db, (tx) => {
    const aporte = requireReclamable(deps, tx, escrito, email)
    const { isWrong, usado } = useCodigo(deps, tx, { rol: ROL, email }, codigo, networkOf(request))
    return { isWrong, suyo: usado ? join(deps, tx, aporte, reclamo) : undefined }
  })
  // Whoever has a receipt may name any e-mail.
  if (isWrong) guess.count(false)
  if (!suyo) throw isWrong ? codigoIncorrecto() : codigoVencido()
  return { message: 'Listo: tus aportes se suman a tu nombre.', como: suyo.como, nombre: suyo.nombre }
}

interface Firma {
  /** That the contribution came from, in lower case. */
  direccion: string
  /** The student's name. */
  alumno: string | null
}

/** How a contribution is signed. Another's stays another's. */
function requireReclamable(deps: Deps, tx: Reader, escrito: string, email: string): Firma {
  const { alumno, ...aporte } = requireAporte(tx, escrito)
  const direccion = aporte.email?.toLowerCase()
  if (!direccion) throw aporteSinDireccion()
  const suyo = findContribuyente(tx, direccion)
  if (suyo && suyo.id !== findContribuyente(tx, email)?.id) throw aporteAjeno(deps.institucion.read().correo)
  return { direccion, alumno }
}

export const findContribuyente = (tx: Reader, email: string): Contribuyente | undefined =>
  tx
    .select({ id: contribuyentes.id, como: contribuyentes.como, nombre: contribuyentes.nombre })
    .from(contribuyenteEmails)
    .innerJoin(contribuyentes, eq(contribuyentes.id, contribuyenteEmails.contribuyenteId))
    .where(eq(contribuyenteEmails.email, email))
    .get()

/** What is not said of how to appear stays as it was: a student goes on under the name that the contribution has. */
function join(
  { now }: Deps,
  tx: Tx,
  { direccion, alumno }: Firma,
  { email, como, nombre }: Reclamo,
): Contribuyente {
  const antes = findContribuyente(tx, email)
  const modo = antes?.como ?? (alumno ? 'NOMBRE' : 'CORREO')
  const cambio = { como: como ?? modo, nombre: nombre || (antes ? antes.nombre : alumno) }
  const { id } = antes ?? insertContribuyente(tx, cambio, now())
  if (antes) tx.update(contribuyentes).set(cambio).where(eq(contribuyentes.id, id)).run()
  const filas = [...new Set([email, direccion])].map((suya) => ({ email: suya, contribuyenteId: id }))
  tx.insert(contribuyenteEmails).values(filas).onConflictDoNothing().run()
  return { id, ...cambio }
}

const insertContribuyente = (tx: Tx, cambio: Omit<Contribuyente, 'id'>, created_at: number) =>
  tx
    .insert(contribuyentes)
    .values({ ...cambio, created_at })
    .returning({ id: contribuyentes.id })
    .get()

/** The subject stays in the outbox and in logs, so the code is only in the text. */
const cartaDeReclamo = (codigo: string): Letter => ({
  subject: 'Tu código para sumar un aporte a tu nombre',
  paragraphs: [
    `El código para sumar el aporte a tu nombre es ${codigo}.`,
    'Vale por 10 minutos y una sola vez. Si no lo pediste, no hace falta que hagas nada.',
  ],
})

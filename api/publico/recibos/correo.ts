import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import { proximaManana } from '../../../src/domain/aportes/carta-de-la-manana.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { findPersona } from '../../suelo/sesiones/personas.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AL_DIA = 3

/**
 * To the address that a visitor gave, which may be anybody's: where no student or teacher has it, three mails a day. What
 * is beyond them waits for the next morning, in one.
 */
export function postRecibo(deps: Deps, tx: Tx, para: string, letter: Letter): void {
  const { limits, now, outbox } = deps
  const isKnown = findPersona(tx, 'alumno', para) ?? findPersona(tx, 'docente', para)
  if (limits && !isKnown && countRecientes(tx, para, now() - DAY_MS) >= AL_DIA)
    postLater(deps, tx, para, letter)
  else outbox.post(tx, para, letter)
}

function countRecientes(tx: Tx, para: string, desde: number): number {
  const suyos = and(gt(correos.created_at, desde), eq(sql`lower(${correos.para})`, para.toLowerCase()))
  return tx.select({ id: correos.id }).from(correos).where(suyos).limit(AL_DIA).all().length
}

function postLater({ zona, now, outbox }: Deps, tx: Tx, para: string, letter: Letter): void {
  const reemplaza = `recibos de ${para.toLowerCase()}`
  const espera = and(eq(correos.reemplaza, reemplaza), eq(correos.estado, 'pendiente'))
  const antes = tx.select({ juntas: correos.juntas }).from(correos).where(espera).get()?.juntas ?? []
  const juntas = [...antes, `${letter.subject}: ${letter.action?.url}`]
  const carta = juntas.length === 1 ? letter : cartaDeVarios(juntas)
  outbox.postLater(tx, para, carta, { reemplaza, juntas, sale: proximaManana(zona, now()) })
}

const cartaDeVarios = (juntas: readonly string[]): Letter => ({
  subject: `Recibimos ${juntas.length} envíos tuyos`,
  paragraphs: [
    '¡Gracias! Esto también llegó con tu dirección; en cada enlace se ve en qué está:',
    ...juntas,
    'Si no fuiste tú, no hace falta que hagas nada.',
  ],
})

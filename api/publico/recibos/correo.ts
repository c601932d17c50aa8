import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { findPersona } from '../../suelo/sesiones/personas.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AL_DIA = 3

/** To the address that a visitor gave, which may be anybody's: where no student or teacher has it, three mails a day. */
export function postRecibo({ limits, now, outbox }: Deps, tx: Tx, para: string, letter: Letter): void {
  const isKnown = findPersona(tx, 'alumno', para) ?? findPersona(tx, 'docente', para)
  if (limits && !isKnown && countRecientes(tx, para, now() - DAY_MS) >= AL_DIA) return
  outbox.post(tx, para, letter)
}

function countRecientes(tx: Tx, para: string, desde: number): number {
  const suyos = and(gt(correos.created_at, desde), eq(sql`lower(${correos.para})`, para.toLowerCase()))
  return tx.select({ id: correos.id }).from(correos).where(suyos).limit(AL_DIA).all().length
}

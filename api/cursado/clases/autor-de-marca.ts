import { isNull, or, type SQL, sql } from 'drizzle-orm'
import { asistencias } from '../../../db/schema/asistencia.ts'
import type { Quien } from '../../suelo/services/sessions.ts'

/*
 * Who made a mark, as the row keeps it. An accepted excuse makes some by itself: it says so, for a list that somebody
 * took before it, and that comes later, must not undo it.
 */

/** All administrators are one. */
export const autorDe = ({ rol, id }: Quien) => (rol === 'admin' ? rol : `${rol}:${id}`)

const PUESTA = 'justificativo:'

/** Of a day that nobody had marked: that is no list. */
export const puestaPor = (justificativoId: number) => `${PUESTA}${justificativoId}`
/** Of an absence. */
export const cambiadaPor = (justificativoId: number) => `justificativo-de-ausente:${justificativoId}`

/** That a mark is one of a list, and not what an excuse put there by itself. */
export const isDeLista = () =>
  or(isNull(asistencias.marcada_por), sql`${asistencias.marcada_por} not like ${`${PUESTA}%`}`) as SQL

/**
 * That the mark that is there is an excuse's, and the one that comes is stronger: any of a list, where an excuse put it by
 * itself, and else the one that says that the student came all the same.
 */
export const valeMas = sql`marcada_por LIKE ${`${PUESTA}%`} OR marcada_por LIKE 'justificativo%' AND excluded.presente`

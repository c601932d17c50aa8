import { and, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { avisosApagados } from '../../../db/schema/avisos.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { Aviso } from '../../../src/domain/correos/avisos.ts'

export interface Destinatario {
  id: number
  nombre: string
  email: string
}

/** Of these students, who wants this kind of mail. */
export function listDestinatarios(tx: Reader, aviso: Aviso, alumnoIds: readonly number[]): Destinatario[] {
  const apagado = tx
    .select({ uno: sql`1` })
    .from(avisosApagados)
    .where(and(sql`${avisosApagados.alumnoId} = ${alumnos.id}`, sql`${avisosApagados.aviso} = ${aviso}`))
  return tx
    .select({ id: alumnos.id, nombre: alumnos.nombre, email: alumnos.email })
    .from(alumnos)
    .where(and(inArray(alumnos.id, [...alumnoIds]), isNull(alumnos.borrado_en), notExists(apagado)))
    .all()
}

/** The same, of teachers. */
export function listDocentesQueQuieren(
  tx: Reader,
  aviso: Aviso,
  docenteIds: readonly number[],
): Destinatario[] {
  const apagado = tx
    .select({ uno: sql`1` })
    .from(avisosApagados)
    .where(and(sql`${avisosApagados.docenteId} = ${docentes.id}`, sql`${avisosApagados.aviso} = ${aviso}`))
  return tx
    .select({ id: docentes.id, nombre: docentes.nombre, email: docentes.email })
    .from(docentes)
    .where(and(inArray(docentes.id, [...docenteIds]), isNull(docentes.borrado_en), notExists(apagado)))
    .all()
}

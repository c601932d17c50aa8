import { and, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { consulta, hueco } from '../../../db/consulta.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import type { RolConAvisos } from '../../../src/domain/correos/avisos.ts'

const COSAS = [
  'tareaAsignacionId',
  'tareaMaestraId',
  'evaluacionId',
  'publicacionId',
  'justificativoId',
] as const

/** The thing that is told of, by the column that names it; of the course itself nothing. */
export type Sobre = Partial<Record<(typeof COSAS)[number], number>>

/** With nothing where it names nothing, as a row has it and as the holes of a query take it. */
export const columnasDe = (sobre: Sobre) =>
  Object.fromEntries(COSAS.map((cosa) => [cosa, sobre[cosa] ?? null])) as Record<
    (typeof COSAS)[number],
    number | null
  >

/** The thing that a row names. */
export const sobreDe = (fila: Record<(typeof COSAS)[number], number | null>): Sobre =>
  Object.fromEntries(COSAS.flatMap((cosa) => (fila[cosa] === null ? [] : [[cosa, fila[cosa]]])))

export const columnaDe = { alumno: novedades.alumnoId, docente: novedades.docenteId } as const

/** Equal where the same was told about the same thing. */
export const cual = sql<string>`json_array(${sql.join(
  [novedades.aviso, novedades.catedraId, ...COSAS.map((cosa) => novedades[cosa])],
  sql`, `,
)})`

const es = (columna: SQLiteColumn, dato: unknown): SQL => sql`${columna} is ${dato}`

/** What was told of a kind about a thing in a course: of the holes `aviso`, `catedraId` and one for each thing. */
export const deEsa = and(
  eq(novedades.aviso, hueco('aviso')),
  eq(novedades.catedraId, hueco('catedraId')),
  ...COSAS.map((cosa) => es(novedades[cosa], hueco(cosa))),
) as SQL

const ultimaDe = (rol: RolConAvisos, mas: SQL) =>
  consulta((tx) =>
    tx
      .select({ id: novedades.id, cuantas: novedades.cuantas, por_correo: novedades.por_correo })
      .from(novedades)
      .where(
        and(eq(columnaDe[rol], hueco('personaId')), deEsa, lte(novedades.created_at, hueco('hasta')), mas),
      )
      .orderBy(desc(novedades.id))
      .limit(1),
  )

/** The last one of a kind about a thing that somebody has not read. */
export const ultimaSinLeer = {
  alumno: ultimaDe('alumno', isNull(novedades.leida_en)),
  docente: ultimaDe('docente', isNull(novedades.leida_en)),
}

/** The same of what they have read since something was told. */
export const leidaDesde = {
  alumno: ultimaDe('alumno', gte(novedades.leida_en, hueco('dicho'))),
  docente: ultimaDe('docente', gte(novedades.leida_en, hueco('dicho'))),
}

import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { luces } from '../../src/domain/habilitacion/habilitacion.ts'
import { estadosDeJustificativo } from '../../src/domain/justificativos/justificativos.ts'
import { id, instante } from '../columns.ts'
import { archivos } from './archivos.ts'
import { deCatedra } from './catedras.ts'
import { deAlumno } from './personas.ts'

/** A student asks that absences be excused. */
export const justificativos = sqliteTable(
  'justificativos',
  {
    id: id(),
    catedraId: deCatedra(),
    alumnoId: deAlumno(),
    /** YYYY-MM-DD, both included. */
    desde: text().notNull(),
    hasta: text().notNull(),
    motivo: text().notNull(),
    archivoId: integer().references(() => archivos.id, { onDelete: 'set null' }),
    estado: text({ enum: estadosDeJustificativo }).notNull().default('PENDIENTE'),
    respuesta: text(),
    resuelto_en: integer(),
    /** The name of who answered, who may be gone. */
    resuelto_por: text(),
    created_at: instante(),
  },
  (t) => [
    index('justificativos_catedra_ix').on(t.catedraId, t.estado),
    index('justificativos_alumno_ix').on(t.alumnoId, t.catedraId),
    index('justificativos_archivo_ix').on(t.archivoId),
    check('justificativos_fechas_ck', sql`${t.desde} <= ${t.hasta}`),
  ],
)

/** How a student's light last was, so that it is told when it gets worse. */
export const lucesVistas = sqliteTable(
  'luces_vistas',
  {
    catedraId: deCatedra(),
    alumnoId: deAlumno(),
    luz: text({ enum: luces }).notNull(),
    avisada_en: integer(),
  },
  (t) => [primaryKey({ columns: [t.catedraId, t.alumnoId] }), index('luces_vistas_alumno_ix').on(t.alumnoId)],
)

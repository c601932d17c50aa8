import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rolesDeSesion } from '../../src/domain/sesiones/sesiones.ts'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** Who is signed in, and where: a token opens nothing once its row is gone. */
export const sesiones = sqliteTable(
  'sesiones',
  {
    id: id(),
    rol: text({ enum: rolesDeSesion }).notNull(),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    /** Such as 'Chrome en Android'. */
    dispositivo: text().notNull(),
    created_at: instante(),
    venceEn: instante(),
    /** When it was last used, to some minutes. */
    vistaEn: instante(),
    /** When it may do all, of one that a code in hand opened. */
    libreEn: integer(),
  },
  (t) => [
    index('sesiones_alumno_ix').on(t.alumnoId),
    index('sesiones_docente_ix').on(t.docenteId),
    index('sesiones_vencimiento_ix').on(t.venceEn),
    check(
      'sesiones_quien_ck',
      sql`(${t.rol} = 'alumno') = (${t.alumnoId} is not null) and (${t.rol} = 'docente') = (${t.docenteId} is not null)`,
    ),
  ],
)

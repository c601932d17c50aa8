import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rolesAuditados } from '../../src/domain/auditoria/auditoria.ts'
import { id, instante } from '../columns.ts'

/** What the administrator and the teachers changed, and how students sign in. It outlives what it names: no reference. */
export const auditoria = sqliteTable(
  'auditoria',
  {
    id: id(),
    rol: text({ enum: rolesAuditados }).notNull(),
    /** Null for the others. */
    docenteId: integer(),
    /** Who it was, as they were called then. */
    nombre: text().notNull(),
    /** Which act, like 'catedras.editar'; older rows have the call, like 'PUT /admin/catedras/:id'. */
    llamada: text().notNull(),
    /** The ids of whom and what it was done to. */
    ids: text({ mode: 'json' }).$type<Record<string, string | number>>().notNull(),
    resumen: text().notNull(),
    created_at: instante(),
  },
  (t) => [index('auditoria_docente_ix').on(t.docenteId, t.id), index('auditoria_rol_ix').on(t.rol, t.id)],
)

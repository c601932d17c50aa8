import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { bandera, id, instante } from '../columns.ts'

const persona = () => ({
  id: id(),
  nombre: text().notNull(),
  apellido: text().notNull(),
  /** As it was written; two that differ by case only are the same. */
  email: text().notNull(),
  telefono: text(),
  direccion: text(),
  /** `ordenDePersona`, whose plain byte order is that of a class list. */
  orden: text().notNull(),
  /** When, at the person's own request, everything that says who it was went away. */
  borrado_en: integer(),
  created_at: instante(),
  updated_at: instante(),
})

export const docentes = sqliteTable('docentes', persona(), (t) => [
  uniqueIndex('docentes_email_uq').on(sql`lower(email)`),
  index('docentes_orden_ix').on(t.orden, t.id),
])

export const alumnos = sqliteTable(
  'alumnos',
  {
    ...persona(),
    /** Number of the identity card. */
    documento: text(),
    instrumento: text(),
    detalles_adicionales: text(),
    es_menor: bandera(),
    vive_con_padres: bandera(),
    nombre_tutor: text(),
    telefono_tutor: text(),
  },
  (t) => [uniqueIndex('alumnos_email_uq').on(sql`lower(email)`), index('alumnos_orden_ix').on(t.orden, t.id)],
)

/** Of a student, with whom it goes. */
export const deAlumno = () =>
  integer()
    .notNull()
    .references(() => alumnos.id, { onDelete: 'cascade' })

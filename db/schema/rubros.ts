import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { deAlumno } from './personas.ts'

/** A part of a course's final figure; their weights are 100 in all. */
export const rubros = sqliteTable(
  'rubros',
  {
    id: id(),
    catedraId: deCatedra(),
    posicion: integer().notNull(),
    nombre: text().notNull(),
    /** Per cent. */
    peso: integer().notNull(),
  },
  (t) => [
    index('rubros_catedra_ix').on(t.catedraId, t.posicion),
    check('rubros_peso_ck', sql`${t.peso} between 1 and 100`),
  ],
)

/** What was marked outside of the program, as an examination on paper. */
export const pruebasManuales = sqliteTable(
  'pruebas_manuales',
  {
    id: id(),
    rubroId: integer()
      .notNull()
      .references(() => rubros.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    puntos_posibles: integer().notNull(),
    /** What it makes up for, which then is the one that counts. */
    recupera: integer().references((): AnySQLiteColumn => pruebasManuales.id, { onDelete: 'set null' }),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('pruebas_manuales_uq').on(t.rubroId, t.nombre),
    index('pruebas_manuales_recupera_ix').on(t.recupera),
    check('pruebas_manuales_puntos_ck', sql`${t.puntos_posibles} >= 1`),
  ],
)

/** Who is to sit one that makes up for another; of one that says nobody, who gets a mark. */
export const quienesRinden = sqliteTable(
  'quienes_rinden',
  {
    pruebaId: integer()
      .notNull()
      .references(() => pruebasManuales.id, { onDelete: 'cascade' }),
    alumnoId: deAlumno(),
  },
  (t) => [
    primaryKey({ columns: [t.pruebaId, t.alumnoId] }),
    index('quienes_rinden_alumno_ix').on(t.alumnoId),
  ],
)

export const notasManuales = sqliteTable(
  'notas_manuales',
  {
    pruebaId: integer()
      .notNull()
      .references(() => pruebasManuales.id, { onDelete: 'cascade' }),
    alumnoId: deAlumno(),
    puntos_obtenidos: integer().notNull(),
    updated_at: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.pruebaId, t.alumnoId] }),
    index('notas_manuales_alumno_ix').on(t.alumnoId),
    check('notas_manuales_puntos_ck', sql`${t.puntos_obtenidos} >= 0`),
  ],
)

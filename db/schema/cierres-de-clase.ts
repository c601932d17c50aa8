import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { estadosDeUnidadDada } from '../../src/domain/clases/cierres-de-clase.ts'
import { bandera, id, instante } from '../columns.ts'
import { diasClase } from './asistencia.ts'
import { unidadesPlan } from './planes.ts'
import { tareasMaestras } from './tareas.ts'

const deDia = () =>
  integer()
    .notNull()
    .references(() => diasClase.id, { onDelete: 'cascade' })

/** How a class was closed: the closing itself, and what was added to it afterwards. */
export const cierresDeClase = sqliteTable(
  'cierres_de_clase',
  {
    id: id(),
    diaClaseId: deDia(),
    /** The sender's UUID: what comes again with it was done already. */
    clave: text().notNull().unique(),
    /** That it adds to the closing of somebody else, or of another telephone. */
    agregado: bandera(),
    /** The name of who closed it, who may be gone. */
    por: text().notNull(),
    cerrada_en: instante(),
    para_la_proxima: text(),
    tareaId: integer().references(() => tareasMaestras.id, { onDelete: 'set null' }),
    /** The answer that was given, given again to whoever sends it again. */
    respuesta: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    uniqueIndex('cierres_de_clase_uq').on(t.diaClaseId).where(sql`agregado = 0`),
    index('cierres_de_clase_dia_ix').on(t.diaClaseId, t.id),
    index('cierres_de_clase_tarea_ix').on(t.tareaId),
  ],
)

/** What was given of a plan in a class. */
export const unidadesDadas = sqliteTable(
  'unidades_dadas',
  {
    diaClaseId: deDia(),
    unidadId: integer()
      .notNull()
      .references(() => unidadesPlan.id, { onDelete: 'cascade' }),
    estado: text({ enum: estadosDeUnidadDada }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.diaClaseId, t.unidadId] }),
    index('unidades_dadas_unidad_ix').on(t.unidadId),
  ],
)

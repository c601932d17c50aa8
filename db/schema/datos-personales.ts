import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { estadosDePedidoDeDatos } from '../../src/domain/casa/datos-personales.ts'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** Somebody asks that what is kept of them be erased. */
export const pedidosDeDatos = sqliteTable(
  'pedidos_de_datos',
  {
    id: id(),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    motivo: text(),
    estado: text({ enum: estadosDePedidoDeDatos }).notNull().default('PENDIENTE'),
    /** Why it was refused. */
    respuesta: text(),
    created_at: instante(),
    resuelto_en: integer(),
  },
  (t) => [
    index('pedidos_de_datos_docente_ix').on(t.docenteId),
    index('pedidos_de_datos_alumno_ix').on(t.alumnoId),
    index('pedidos_de_datos_estado_ix').on(t.estado, t.created_at),
    check('pedidos_de_datos_uno_ck', sql`(${t.docenteId} is not null) + (${t.alumnoId} is not null) = 1`),
  ],
)

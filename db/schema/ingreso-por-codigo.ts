import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { modosDeIngreso } from '../../src/domain/inscripciones/codigo-de-ingreso.ts'
import { bandera, id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'

/** The code by which one comes into a course; a new one takes its place. */
export const codigosDeIngreso = sqliteTable(
  'codigos_de_ingreso',
  {
    id: id(),
    catedraId: deCatedra(),
    codigo: text().notNull(),
    abierto: bandera(),
    hasta: instante(),
    cupo: integer().notNull(),
    modo: text({ enum: modosDeIngreso }).notNull(),
    /** How many came in by this one. */
    entraron: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('codigos_de_ingreso_catedra_uq').on(t.catedraId),
    uniqueIndex('codigos_de_ingreso_codigo_uq').on(t.codigo),
    check('codigos_de_ingreso_cupo_ck', sql`${t.cupo} > 0`),
  ],
)

/** Of what nobody has confirmed nobody is told. */
export const estadosDePedido = ['SIN_CONFIRMAR', 'PENDIENTE', 'ACEPTADO', 'RECHAZADO'] as const

/** Who asks to come in, as they say who they are: nobody is a student by it. */
export const pedidosDeIngreso = sqliteTable(
  'pedidos_de_ingreso',
  {
    id: id(),
    catedraId: deCatedra(),
    nombre: text().notNull(),
    apellido: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    telefono: text(),
    instrumento: text(),
    es_menor: bandera(),
    nombre_tutor: text(),
    telefono_tutor: text(),
    estado: text({ enum: estadosDePedido }).notNull(),
    /** Whether who asks reads the mails of that address. */
    confirmado: bandera(),
    /** That of the mailed code: what somebody else writes with the same address is another request. */
    origen: text().notNull(),
    created_at: instante(),
  },
  (t) => [
    index('pedidos_de_ingreso_catedra_ix').on(t.catedraId, t.estado),
    index('pedidos_de_ingreso_creacion_ix').on(t.created_at),
    uniqueIndex('pedidos_de_ingreso_espera_uq').on(t.catedraId, t.email).where(sql`estado = 'PENDIENTE'`),
    uniqueIndex('pedidos_de_ingreso_origen_uq')
      .on(t.catedraId, t.origen)
      .where(sql`estado = 'SIN_CONFIRMAR'`),
  ],
)

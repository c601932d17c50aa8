import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { tiposDeOrganizacion } from '../../src/domain/planes/organizacion.ts'
import type { Recurso } from '../../src/domain/planes/recursos.ts'
import { id, instante, lista } from '../columns.ts'
import { deCatedra } from './catedras.ts'

export const planesDeClases = sqliteTable(
  'planes_de_clases',
  {
    id: id(),
    catedraId: deCatedra(),
    titulo: text().notNull(),
    tipoOrganizacion: text({ enum: tiposDeOrganizacion }).notNull(),
    created_at: instante(),
    updated_at: instante(),
  },
  (t) => [
    index('planes_de_clases_catedra_ix').on(t.catedraId),
    check('planes_de_clases_tipo_ck', sql`${t.tipoOrganizacion} in ('MES', 'MODULO')`),
  ],
)

export const unidadesPlan = sqliteTable(
  'unidades_plan',
  {
    id: id(),
    planId: integer()
      .notNull()
      .references(() => planesDeClases.id, { onDelete: 'cascade' }),
    /** Its place in the plan; ties go by id. */
    posicion: integer().notNull(),
    periodo: text().notNull(),
    /** Sanitised HTML. */
    contenido: text().notNull(),
    capacidades: text().notNull(),
    horasTeoricas: integer().notNull(),
    horasPracticas: integer().notNull(),
    estrategiasMetodologicas: text(),
    mediosVerificacionEvaluacion: text(),
    recursos: lista<Recurso>(),
    created_at: instante(),
    updated_at: instante(),
  },
  (t) => [
    index('unidades_plan_plan_ix').on(t.planId, t.posicion),
    check('unidades_plan_horas_ck', sql`${t.horasTeoricas} >= 0 and ${t.horasPracticas} >= 0`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { matices } from '../../src/domain/asistencia/asistencia.ts'
import { diasDeSemana } from '../../src/domain/calendario/semana.ts'
import { comienzos, tratosDeJustificada } from '../../src/domain/habilitacion/reglas-de-catedra.ts'
import type { Escala } from '../../src/domain/nota-final/escala.ts'
import { id, instante } from '../columns.ts'
import { catedras, deCatedra } from './catedras.ts'
import { deAlumno } from './personas.ts'

export const diasClase = sqliteTable(
  'dias_clase',
  {
    id: id(),
    catedraId: deCatedra(),
    /** YYYY-MM-DD */
    fecha: text().notNull(),
    dia_semana: text({ enum: diasDeSemana }).notNull(),
    /** HH:mm, of the schedule when the day was made; null where that had no class on its weekday. */
    hora_desde: text(),
    hora_hasta: text(),
    /** Why there was no class; its marks are kept, and count for nothing. */
    suspendida: text(),
    created_at: instante(),
  },
  (t) => [uniqueIndex('dias_clase_uq').on(t.catedraId, t.fecha)],
)

/** Whether somebody was there; no row is 'Sin Registro'. */
export const asistencias = sqliteTable(
  'asistencias',
  {
    id: id(),
    diaClaseId: integer()
      .notNull()
      .references(() => diasClase.id, { onDelete: 'cascade' }),
    alumnoId: deAlumno(),
    presente: integer({ mode: 'boolean' }).notNull(),
    /** That who was there came late, or that who was not is excused. */
    matiz: text({ enum: matices }),
    updated_at: instante(),
    /** When it was last said, also with the same value; it may have waited on a device before it came. */
    marcada_en: instante().default(0),
    /** 'admin' or 'docente:12', who may be gone; null from before this was kept. */
    marcada_por: text(),
  },
  (t) => [
    uniqueIndex('asistencias_uq').on(t.diaClaseId, t.alumnoId),
    index('asistencias_alumno_ix').on(t.alumnoId),
    check(
      'asistencias_matiz_ck',
      sql`${t.matiz} is null or ${t.matiz} = iif(${t.presente}, 'TARDE', 'JUSTIFICADO')`,
    ),
  ],
)

/** What a course asks of who wants to sit its exam; without a row it asks nothing. */
export const reglasDeCatedra = sqliteTable('reglas_de_catedra', {
  catedraId: integer()
    .primaryKey()
    .references(() => catedras.id, { onDelete: 'cascade' }),
  asistencia_minima: integer(),
  tarde_vale: real().notNull().$type<1 | 0.5>(),
  justificada: text({ enum: tratosDeJustificada }).notNull(),
  faltas_perdonadas: integer().notNull(),
  cuenta_desde: text({ enum: comienzos }).notNull(),
  proceso_minimo: integer(),
  exige_pagos: integer({ mode: 'boolean' }).notNull(),
  dias_para_justificar: integer().notNull(),
  /** At which per cent each of the grades 2, 3, 4 and 5 begins. */
  escala: text({ mode: 'json' }).$type<Escala>(),
})

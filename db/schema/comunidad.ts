import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { estadosDeSugerencia, type Propuesta } from '../../src/domain/aportes/sugerencias.ts'
import { motivosDeReporte } from '../../src/domain/comunidad/motivos-de-reporte.ts'
import { bandera, id, instante } from '../columns.ts'
import { contribuyentes } from './contribuyentes.ts'
import { creadores } from './creadores.ts'

const creadorId = () =>
  integer()
    .notNull()
    .references(() => creadores.id, { onDelete: 'cascade' })

/** One vote a visitor and creator; the creator's own row keeps the average. */
export const valoraciones = sqliteTable(
  'valoraciones',
  {
    creadorId: creadorId(),
    /** The visitor's cookie. */
    visitante: text().notNull(),
    estrellas: integer().notNull(),
    created_at: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.creadorId, t.visitante] }),
    index('valoraciones_promedio_ix').on(t.creadorId, t.estrellas),
    check('valoraciones_estrellas_ck', sql`${t.estrellas} between 1 and 5`),
  ],
)

export const comentarios = sqliteTable(
  'comentarios',
  {
    id: id(),
    creadorId: creadorId(),
    name: text().notNull(),
    text: text().notNull(),
    ip_address: text(),
    created_at: instante(),
    /** Only the administrator sees it. */
    oculto: bandera(),
    /** Somebody looked at what was reported of it, and it stays: it is reported no more. */
    sinProblema: bandera(),
  },
  (t) => [index('comentarios_creador_ix').on(t.creadorId, t.id)],
)

/** Why visitors think that a comment should not be there: each once. */
export const reportes = sqliteTable(
  'reportes',
  {
    comentarioId: integer()
      .notNull()
      .references(() => comentarios.id, { onDelete: 'cascade' }),
    /** The visitor's cookie. */
    visitante: text().notNull(),
    motivo: text({ enum: motivosDeReporte }).notNull(),
    created_at: instante(),
  },
  (t) => [primaryKey({ columns: [t.comentarioId, t.visitante] })],
)

export const sugerencias = sqliteTable(
  'sugerencias',
  {
    id: id(),
    creadorId: creadorId(),
    status: text({ enum: estadosDeSugerencia }).notNull().default('PENDING'),
    reason: text().notNull(),
    suggester_email: text().notNull(),
    is_student_contribution: bandera(),
    student_first_name: text(),
    student_last_name: text(),
    /** The proposed values by field: only what was sent and differed. */
    cambios: text({ mode: 'json' }).$type<Propuesta>().notNull(),
    rejection_reason: text(),
    ip_address: text(),
    created_at: instante(),
    resueltaEn: integer(),
    /** Of an approved one: what it changed in the creator, where it did. */
    versionId: integer(),
    /** Of what it proposed, what was taken; null where that is all of it. */
    tomados: text({ mode: 'json' }).$type<string[]>(),
    /** Of one that proposed the same as another and was decided with it: that one, which counts. */
    igualA: integer(),
    /** Of who proposes no change: how they want to appear in the ranking. */
    contribuyenteId: integer().references(() => contribuyentes.id, { onDelete: 'cascade' }),
    nombre_pedido: text(),
    /** The creator for whom it was made, where that one was joined since with whom it is for now. */
    deId: integer(),
  },
  (t) => [
    index('sugerencias_estado_ix').on(t.status, t.id),
    index('sugerencias_creador_ix').on(t.creadorId),
    index('sugerencias_contribuyente_ix').on(t.contribuyenteId).where(sql`contribuyente_id is not null`),
  ],
)

export const motivosDeVersion = [
  'EDICION',
  'SUGERENCIA',
  'ESTADO',
  'CORRECCION',
  'RESTAURACION',
  'FUSION',
  'DESHECHO',
] as const

/** A creator's history: the values that a change replaced. */
export const creadorVersiones = sqliteTable(
  'creador_versiones',
  {
    id: id(),
    creadorId: creadorId(),
    motivo: text({ enum: motivosDeVersion }).notNull(),
    /** The administrator, or the e-mail of who suggested or corrected. */
    quien: text().notNull(),
    /** Earlier values by field, of the fields that changed. */
    antes: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    created_at: instante(),
    /** When it was taken back; from then on it says nothing of its own. */
    deshecha_en: integer(),
    /** Of those that were joined with whom has it: under whose name it was done, and whose record it changed. */
    deId: integer(),
    sobreId: integer(),
  },
  (t) => [index('creador_versiones_creador_ix').on(t.creadorId, t.id)],
)

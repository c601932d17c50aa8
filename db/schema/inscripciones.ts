import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { conceptos } from '../../src/domain/pagos/pagos.ts'
import { bandera, id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { creadores } from './creadores.ts'
import { deAlumno } from './personas.ts'

/** Who is, or was, enrolled: unenrolling ends a stay, and enrolling again begins another, with all that there was. */
export const catedraAlumnos = sqliteTable(
  'catedra_alumnos',
  {
    id: id(),
    catedraId: deCatedra(),
    alumnoId: deAlumno(),
    /** The contribution by which somebody was enrolled as a contributor. */
    composerId: integer().references(() => creadores.id, { onDelete: 'set null' }),
    dia_cobro: integer(),
    /** Whole guaraníes. */
    matricula_monto: integer().notNull().default(0),
    /** Of each month of which `cuotas_de_antes` says nothing. */
    cuota_monto: integer().notNull().default(0),
    /** When the last stay ended, which tells who is in no course without asking for stays; null while one goes on. */
    baja_en: integer(),
    /** From when on something is owed, as `debeDesde` says it; what an account depends on changes with it (`noteDeudas`). */
    debe_desde: text(),
    /** When somebody who owes was last told so. */
    aviso_de_pago_en: integer(),
    /** Whether what it costs was taken from another enrolment, and nobody has looked at it since. */
    condiciones_por_revisar: bandera(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('catedra_alumnos_uq').on(t.catedraId, t.alumnoId),
    index('catedra_alumnos_vigentes_ix').on(t.catedraId, t.id, t.alumnoId).where(sql`baja_en is null`),
    index('catedra_alumnos_deben_ix')
      .on(t.catedraId, t.debe_desde)
      .where(sql`debe_desde is not null and baja_en is null`),
    index('catedra_alumnos_por_revisar_ix')
      .on(t.catedraId)
      .where(sql`condiciones_por_revisar = 1 and baja_en is null`),
    index('catedra_alumnos_bajas_ix').on(t.catedraId, t.alumnoId).where(sql`baja_en is not null`),
    index('catedra_alumnos_alumno_ix').on(t.alumnoId),
    index('catedra_alumnos_composer_ix').on(t.composerId),
    check('catedra_alumnos_dia_ck', sql`${t.dia_cobro} between 1 and 31`),
    check('catedra_alumnos_montos_ck', sql`${t.matricula_monto} >= 0 and ${t.cuota_monto} >= 0`),
  ],
)

/** From when until when somebody was in a course, both days included; later ones have higher ids. */
export const estadias = sqliteTable(
  'estadias',
  {
    id: id(),
    catedraAlumnoId: integer()
      .notNull()
      .references(() => catedraAlumnos.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD */
    desde: text().notNull(),
    /** YYYY-MM-DD, of one that ended. */
    hasta: text(),
    /** YYYY-MM, of the same: the last month whose fee it owes. */
    ultima_cuota: text(),
  },
  (t) => [
    /** With all that an account is worked out from. */
    index('estadias_inscripcion_ix').on(t.catedraAlumnoId, t.id, t.desde, t.hasta, t.ultima_cuota),
    uniqueIndex('estadias_abierta_uq').on(t.catedraAlumnoId).where(sql`hasta is null`),
    check('estadias_dias_ck', sql`${t.hasta} >= ${t.desde}`),
    check('estadias_fin_ck', sql`(${t.hasta} is null) = (${t.ultima_cuota} is null)`),
  ],
)

/** What a month costs that does not cost `cuota_monto`: one from before it changed, or paid in full by then. */
export const cuotasDeAntes = sqliteTable(
  'cuotas_de_antes',
  {
    catedraAlumnoId: integer()
      .notNull()
      .references(() => catedraAlumnos.id, { onDelete: 'cascade' }),
    /** YYYY-MM */
    mes: text().notNull(),
    monto: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.catedraAlumnoId, t.mes] }),
    check('cuotas_de_antes_monto_ck', sql`${t.monto} >= 0`),
  ],
)

export const pagos = sqliteTable(
  'pagos',
  {
    id: id(),
    catedraAlumnoId: integer()
      .notNull()
      .references(() => catedraAlumnos.id, { onDelete: 'cascade' }),
    concepto: text({ enum: conceptos }).notNull(),
    /** YYYY-MM, of a CUOTA only. */
    mes: text(),
    monto: integer().notNull(),
    /** YYYY-MM-DD */
    fecha: text().notNull(),
    /** The first of those that were paid together, whose receipt is one; null of one by itself. */
    recibo: integer(),
    anulado_en: integer(),
    created_at: instante(),
  },
  (t) => [
    /** With all that an account is worked out from. */
    index('pagos_inscripcion_ix').on(t.catedraAlumnoId, t.concepto, t.mes, t.monto, t.anulado_en),
    check('pagos_mes_ck', sql`(${t.concepto} = 'CUOTA') = (${t.mes} is not null)`),
    check('pagos_monto_ck', sql`${t.monto} > 0`),
  ],
)

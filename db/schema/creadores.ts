import { desc, type SQL, sql } from 'drizzle-orm'
import { check, index, integer, real, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { calidades, estadosDeCreador } from '../../src/domain/creadores/creadores.ts'
import type { Credito, Fuente } from '../../src/domain/creadores/fuentes.ts'
import type { ObraEnlace } from '../../src/domain/creadores/obras.ts'
import type { OtroNombre } from '../../src/domain/creadores/otros-nombres.ts'
import { periodos } from '../../src/domain/creadores/periodos.ts'
import { type Rol, roles } from '../../src/domain/sesiones/roles.ts'
import { bandera, id, instante, lista } from '../columns.ts'

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

const periodOrder = sql.raw(
  `CASE "period" ${periodos.map((periodo, orden) => `WHEN '${periodo}' THEN ${orden}`).join(' ')} END`,
)

/** Of birth; null without bounds. */
const middle = '(("birth_min" + "birth_max") / 2)'

const roleMask = sql.raw(
  roles.map((rol, bit) => `((instr("main_role", '"${rol}"') > 0) << ${bit})`).join(' | '),
)

/** An index of what readers may see. */
const published = (name: string, ...columns: [SQLiteColumn | SQL, ...(SQLiteColumn | SQL)[]]) =>
  index(name)
    .on(...columns)
    .where(sql`status = 'PUBLISHED'`)

/** The properties are the names that travel in the API. */
export const creadores = sqliteTable(
  'creadores',
  {
    id: id(),
    status: text({ enum: estadosDeCreador }).notNull(),
    period: text({ enum: periodos }).notNull().default('UNKNOWN'),
    mainRole: lista<Rol>(),
    birth_year: integer(),
    birth_month: integer(),
    birth_day: integer(),
    death_year: integer(),
    death_month: integer(),
    death_day: integer(),
    death_unknown: bandera(),
    /** As far as it is known, by EDTF level 1; the parts above are of the exact ones, and the year of a 'c.'. */
    birth_edtf: text(),
    death_edtf: text(),
    /** The years between which it was. */
    birth_min: integer(),
    birth_max: integer(),
    death_min: integer(),
    death_max: integer(),
    /** `claveDeOrden` of the full name. */
    sort_name: text().notNull(),
    rating_avg: real().notNull().default(0),
    rating_count: integer().notNull().default(0),
    created_at: instante(),
    updated_at: instante(),
    period_order: integer().generatedAlwaysAs(periodOrder, { mode: 'virtual' }),
    birth_order: integer().generatedAlwaysAs(sql.raw(`coalesce(${middle}, "birth_year", 99999)`), {
      mode: 'virtual',
    }),
    birth_order_desc: integer().generatedAlwaysAs(sql.raw(`coalesce(-${middle}, -"birth_year", 99999)`), {
      mode: 'virtual',
    }),
    role_mask: integer().generatedAlwaysAs(roleMask, { mode: 'virtual' }),
    /** Who a creator was in the file it was loaded from, so that a second load knows it after a correction. */
    catalogo_clave: text(),
    slug: text().notNull().unique(),
    first_name: text().notNull(),
    last_name: text().notNull().default(''),
    quality: text({ enum: calidades }),
    photo_url: text(),
    youtube_link: text(),
    is_student_contribution: bandera(),
    student_first_name: text(),
    student_last_name: text(),
    email: text(),
    ip_address: text(),
    rejection_reason: text(),
    suggestion_reason: text(),
    references: text(),
    /** Which source says what. */
    fuentes: text({ mode: 'json' }).$type<Fuente[]>().notNull().default(sql`'[]'`),
    /** Where each work is heard, seen or read. */
    obra_enlaces: text({ mode: 'json' }).$type<ObraEnlace[]>().notNull().default(sql`'[]'`),
    /** That a date is unknown or uncertain, or has no source, or sources disagree. */
    por_confirmar: bandera(),
    /** Its item in Wikidata, 'Q123'. */
    wikidata_qid: text(),
    /** Of a picture and a sound that come from elsewhere. */
    photo_credit: text({ mode: 'json' }).$type<Credito>(),
    audio_url: text(),
    audio_credit: text({ mode: 'json' }).$type<Credito>(),
    notable_works: text().notNull(),
    bio: text().notNull(),
    /** When it was to be seen for the first time; null until then. */
    published_at: integer(),
    /** When it was published or rejected last; null while that is not so. */
    decidido_en: integer(),
    otros_nombres: text({ mode: 'json' }).$type<OtroNombre[]>().notNull().default(sql`'[]'`),
    /** `clavesDeOtros`. */
    otros_claves: text().notNull().default(''),
  },
  (t) => [
    check('creadores_status_ck', sql`${t.status} in (${oneOf(estadosDeCreador)})`),
    check('creadores_period_ck', sql`${t.period} in (${oneOf(periodos)})`),
    check('creadores_quality_ck', sql`${t.quality} in (${oneOf(calidades)})`),
    check('creadores_birth_ck', sql`${t.birth_month} between 1 and 12 and ${t.birth_day} between 1 and 31`),
    check('creadores_death_ck', sql`${t.death_month} between 1 and 12 and ${t.death_day} between 1 and 31`),
    published('creadores_anio_ix', t.birth_order, t.sort_name, t.id, t.role_mask),
    published('creadores_anio_desc_ix', t.birth_order_desc, t.sort_name, t.id, t.role_mask),
    published('creadores_nombre_ix', t.sort_name, t.id, t.role_mask),
    published('creadores_linea_anio_ix', t.period_order, t.birth_order, t.sort_name, t.id, t.role_mask),
    published('creadores_linea_nombre_ix', t.period_order, t.sort_name, t.id, t.role_mask),
    published('creadores_publicacion_ix', desc(t.published_at), t.sort_name, t.id, t.role_mask),
    published(
      'creadores_linea_publicacion_ix',
      t.period_order,
      desc(t.published_at),
      t.sort_name,
      t.id,
      t.role_mask,
    ),
    published('creadores_nacimiento_ix', t.birth_month, t.birth_day),
    published('creadores_fallecimiento_ix', t.death_month, t.death_day),
    published('creadores_por_confirmar_ix', t.por_confirmar, t.id),
    index('creadores_otros_ix')
      .on(t.otros_claves, t.id)
      .where(sql`status = 'PUBLISHED' and otros_claves <> ''`),
    index('creadores_anios_de_nacimiento_ix')
      .on(t.birth_year, t.sort_name, t.id)
      .where(sql`status = 'PUBLISHED' and birth_min = birth_max`),
    index('creadores_anios_de_fallecimiento_ix')
      .on(t.death_year, t.sort_name, t.id)
      .where(sql`status = 'PUBLISHED' and death_min = death_max`),
    index('creadores_pendientes_ix').on(t.created_at, t.id).where(sql`status = 'PENDING_REVIEW'`),
    index('creadores_fuera_de_linea_ix').on(t.updated_at, t.id).where(sql`status <> 'PUBLISHED'`),
    index('creadores_decididos_ix').on(t.status, t.decidido_en, t.id).where(sql`decidido_en is not null`),
    index('creadores_aportantes_ix').on(t.email).where(sql`email is not null`),
    index('creadores_contribuyentes_ix')
      .on(sql`lower(email)`, t.id)
      .where(sql`is_student_contribution = 1 and email is not null`),
  ],
)

/** Earlier slugs: their addresses go on leading to the creator. */
export const creadorSlugs = sqliteTable(
  'creador_slugs',
  {
    slug: text().primaryKey(),
    creadorId: integer()
      .notNull()
      .references(() => creadores.id, { onDelete: 'cascade' }),
  },
  (t) => [index('creador_slugs_creador_ix').on(t.creadorId)],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { diasDeSemana } from '../../src/domain/calendario/semana.ts'
import { modalidades, turnos } from '../../src/domain/catedras/catedras.ts'
import { DESDE_SIEMPRE, papelesDeOtros } from '../../src/domain/catedras/docentes-de-catedra.ts'
import { id, instante } from '../columns.ts'
import { docentes } from './personas.ts'

/** The properties are the names that travel in the API. */
export const catedras = sqliteTable(
  'catedras',
  {
    id: id(),
    nombre: text().notNull(),
    anio: integer().notNull(),
    institucion: text(),
    turno: text({ enum: turnos }).notNull(),
    aula: text(),
    dias: text(),
    horario: text(),
    modalidad_pago: text({ enum: modalidades }).notNull(),
    /** YYYY-MM, the first and the last month with a fee; null is January or December of its year. */
    cuotas_desde: text(),
    cuotas_hasta: text(),
    /** The titular; the others are in `docentes_de_catedra`. */
    docenteId: integer().references(() => docentes.id, { onDelete: 'set null' }),
    /** From when until when it is theirs, YYYY-MM-DD. */
    docente_desde: text().notNull().default(DESDE_SIEMPRE),
    docente_hasta: text(),
    /** `claveDeOrden` of the name. */
    orden: text().notNull(),
    /** When its acta was made: from then on nothing of the course changes. */
    cerrada_en: integer(),
    created_at: instante(),
    updated_at: instante(),
  },
  (t) => [
    index('catedras_docente_ix').on(t.docenteId),
    check('catedras_turno_ck', sql`${t.turno} in ('Mañana', 'Tarde', 'Noche')`),
    check('catedras_modalidad_ck', sql`${t.modalidad_pago} in ('PARTICULAR', 'INSTITUCIONAL')`),
  ],
)

/** Of a course, with which it goes. */
export const deCatedra = () =>
  integer()
    .notNull()
    .references(() => catedras.id, { onDelete: 'cascade' })

/** Who else teaches a course: from a day on, until another or with no end, YYYY-MM-DD. */
export const docentesDeCatedra = sqliteTable(
  'docentes_de_catedra',
  {
    id: id(),
    catedraId: deCatedra(),
    docenteId: integer()
      .notNull()
      .references(() => docentes.id, { onDelete: 'cascade' }),
    papel: text({ enum: papelesDeOtros }).notNull(),
    desde: text().notNull(),
    hasta: text(),
  },
  (t) => [
    index('docentes_de_catedra_catedra_ix').on(t.catedraId),
    index('docentes_de_catedra_docente_ix').on(t.docenteId),
    check('docentes_de_catedra_papel_ck', sql`${t.papel} in ('AUXILIAR', 'SUPLENTE')`),
  ],
)

export const catedraDiaHorarios = sqliteTable(
  'catedra_dia_horarios',
  {
    id: id(),
    catedraId: deCatedra(),
    dia_semana: text({ enum: diasDeSemana }).notNull(),
    /** HH:mm */
    hora_inicio: text().notNull(),
    hora_fin: text().notNull(),
  },
  (t) => [
    index('catedra_dia_horarios_catedra_ix').on(t.catedraId),
    check('catedra_dia_horarios_horas_ck', sql`${t.hora_fin} > ${t.hora_inicio}`),
  ],
)

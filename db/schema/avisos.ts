import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { avisos } from '../../src/domain/correos/avisos.ts'
import type { AvisoDeNovedad } from '../../src/domain/correos/novedades.ts'
import { id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { evaluaciones } from './evaluaciones.ts'
import { justificativos } from './justificativos.ts'
import { alumnos, docentes } from './personas.ts'
import { publicaciones } from './tablon.ts'
import { tareaAsignaciones, tareasMaestras } from './tareas.ts'

/** Of a student or of a teacher, with whom it goes. */
const dePersona = () => ({
  alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
  docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
})

/** How somebody chose to be told of a kind, named so when all that one could was to switch mails off; null is as usual. */
export const avisosElegidos = sqliteTable(
  'avisos_apagados',
  {
    id: id(),
    ...dePersona(),
    aviso: text({ enum: avisos }).notNull(),
    correo: integer({ mode: 'boolean' }).default(false),
    telefono: integer({ mode: 'boolean' }),
  },
  (t) => [
    uniqueIndex('avisos_apagados_alumno_uq').on(t.alumnoId, t.aviso),
    uniqueIndex('avisos_apagados_docente_uq').on(t.docenteId, t.aviso),
    check('avisos_apagados_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)

/** What somebody was told, and of which thing: it goes with that. What is told again before it is read is one. */
export const novedades = sqliteTable(
  'novedades',
  {
    id: id(),
    ...dePersona(),
    catedraId: deCatedra(),
    aviso: text().$type<AvisoDeNovedad>().notNull(),
    tareaAsignacionId: integer().references(() => tareaAsignaciones.id, { onDelete: 'cascade' }),
    tareaMaestraId: integer().references(() => tareasMaestras.id, { onDelete: 'cascade' }),
    evaluacionId: integer().references(() => evaluaciones.id, { onDelete: 'cascade' }),
    publicacionId: integer().references(() => publicaciones.id, { onDelete: 'cascade' }),
    justificativoId: integer().references(() => justificativos.id, { onDelete: 'cascade' }),
    /** What the thing is called, and what else there is to say: never whose name. */
    nombre: text(),
    detalle: text(),
    /** A path of the site. */
    enlace: text().notNull(),
    cuantas: integer().notNull(),
    /** Of how many of them a mail has told. */
    por_correo: integer().notNull(),
    /** Before it nobody sees it. */
    created_at: instante(),
    leida_en: integer(),
  },
  (t) => [
    index('novedades_alumno_ix').on(t.alumnoId, t.id),
    index('novedades_docente_ix').on(t.docenteId, t.id),
    index('novedades_catedra_ix').on(t.catedraId),
    index('novedades_asignacion_ix').on(t.tareaAsignacionId),
    index('novedades_tarea_ix').on(t.tareaMaestraId),
    index('novedades_evaluacion_ix').on(t.evaluacionId),
    index('novedades_publicacion_ix').on(t.publicacionId),
    index('novedades_justificativo_ix').on(t.justificativoId),
    index('novedades_dichas_ix').on(t.created_at),
    check('novedades_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)

/** The days whose digest was sent: who writes the row sends it, so that it is sent once. */
export const resumenes = sqliteTable('resumenes', {
  /** YYYY-MM-DD */
  dia: text().primaryKey(),
})

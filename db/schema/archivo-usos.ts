import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id } from '../columns.ts'
import { archivos } from './archivos.ts'
import { comentariosDeEntrega } from './comentarios-de-entrega.ts'
import { creadores } from './creadores.ts'
import { preguntas } from './evaluaciones.ts'
import { justificativos } from './justificativos.ts'
import { unidadesPlan } from './planes.ts'
import { tareaAsignaciones, tareasMaestras } from './tareas.ts'

/** What an upload belongs to: it goes when the last of them does. */
export const archivoUsos = sqliteTable(
  'archivo_usos',
  {
    id: id(),
    archivoId: integer()
      .notNull()
      .references(() => archivos.id, { onDelete: 'cascade' }),
    unidadPlanId: integer().references(() => unidadesPlan.id, { onDelete: 'cascade' }),
    tareaMaestraId: integer().references(() => tareasMaestras.id, { onDelete: 'cascade' }),
    /** As a delivery. */
    tareaAsignacionId: integer().references(() => tareaAsignaciones.id, { onDelete: 'cascade' }),
    /** From 2 on, beside the first file of the delivery that counts, which that one names; null of those before it. */
    orden: integer(),
    justificativoId: integer().references(() => justificativos.id, { onDelete: 'cascade' }),
    /** As the voice of a comment. */
    comentarioDeEntregaId: integer().references(() => comentariosDeEntrega.id, { onDelete: 'cascade' }),
    /** As its image or its sound, or one of its options' images. */
    preguntaId: integer().references(() => preguntas.id, { onDelete: 'cascade' }),
    /** As a photo, of now or of before. */
    creadorId: integer().references(() => creadores.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('archivo_usos_archivo_ix').on(t.archivoId),
    index('archivo_usos_unidad_ix').on(t.unidadPlanId),
    index('archivo_usos_tarea_ix').on(t.tareaMaestraId),
    index('archivo_usos_asignacion_ix').on(t.tareaAsignacionId),
    index('archivo_usos_justificativo_ix').on(t.justificativoId),
    index('archivo_usos_comentario_ix').on(t.comentarioDeEntregaId),
    index('archivo_usos_pregunta_ix').on(t.preguntaId),
    index('archivo_usos_creador_ix').on(t.creadorId),
    check(
      'archivo_usos_uno_ck',
      sql`(${t.unidadPlanId} is not null) + (${t.tareaMaestraId} is not null) + (${t.tareaAsignacionId} is not null) + (${t.justificativoId} is not null) + (${t.comentarioDeEntregaId} is not null) + (${t.preguntaId} is not null) + (${t.creadorId} is not null) = 1`,
    ),
  ],
)

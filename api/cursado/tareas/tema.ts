import { sql } from 'drizzle-orm'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { Tema } from '../../suelo/tema.ts'
import { avisoDeTareasPorVencer } from './avisos.ts'
import { requireTarea } from './busqueda.ts'
import { requireEntrega } from './entregas.ts'
import { requirePropia } from './entregas-de-alumno.ts'

/**
 * Kept is what somebody did: that a task is late follows from the clock, in one place (`src/domain/tareas/tareas.ts`). Each
 * grade leaves a line in `historial_de_notas`, and what a student may know of one is said once, in `publicado.ts`.
 */
export const temaDeTareas: Tema = {
  cosas: {
    tarea: {
      tabla: tareasMaestras,
      nombre: (id) => sql`SELECT titulo AS nombre FROM tareas_maestras WHERE id = ${id}`,
      require: (tx, quien, id, { ids }) => requireTarea(tx, quien, { id, catedraId: ids.catedra }),
    },
    entrega: {
      tabla: tareaAsignaciones,
      nombre: (id) => sql`
        SELECT a.nombre || ' ' || a.apellido || ' · ' || t.titulo AS nombre FROM tarea_asignaciones e
        JOIN alumnos a ON a.id = e.alumno_id JOIN tareas_maestras t ON t.id = e.tarea_maestra_id
        WHERE e.id = ${id}`,
      require: (tx, quien, id, { ahora }) =>
        quien.rol === 'alumno'
          ? requirePropia(tx, quien.id, id, ahora)
          : requireEntrega(tx, quien, id, ahora),
    },
  },
  hechos: {
    'tareas.asignar': 'Asignó una tarea',
    'tareas.calificar': 'Calificó una entrega',
    'tareas.crear': 'Creó la tarea',
    'tareas.deshacer': 'Deshizo lo último de una entrega',
    'tareas.devolver': 'Devolvió una entrega',
    'tareas.editar': 'Cambió la tarea',
    'tareas.eliminar': 'Eliminó la tarea',
    'tareas.publicar': 'Publicó las notas de una tarea',
    'tareas.rectificar': 'Rectificó una nota',
  },
  borrado: [{ tabla: 'tarea_asignaciones', columna: 'alumno_id', de: 'alumno', queda: { archivo_id: null } }],
  trabajos: [avisoDeTareasPorVencer],
}

import { sql } from 'drizzle-orm'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import type { Tema } from '../../suelo/tema.ts'
import { avisoDeVencimientos } from './avisos.ts'
import { requireEvaluacion } from './busqueda.ts'
import { requireEvaluacionDeAlumno } from './de-alumno.ts'
import { muestraPartitura } from './muestra-de-partituras.ts'

/**
 * A question made from the catalogue keeps which datum it asked for and what that was; whether it is another one today is seen
 * as it is read (`dato-preguntado.ts`). What counts in an evaluation, with questions that were annulled, is said in
 * `src/domain/evaluaciones/recalificacion.ts`, for who sends one in as for who marks it again.
 */
export const temaDeEvaluaciones: Tema = {
  cosas: {
    evaluacion: {
      tabla: evaluaciones,
      nombre: (id) => sql`SELECT titulo AS nombre FROM evaluaciones WHERE id = ${id}`,
      require: (tx, quien, id, { ids, ahora }) =>
        quien.rol === 'alumno'
          ? requireEvaluacionDeAlumno(tx, quien.id, id, ahora)
          : requireEvaluacion(tx, quien, id, ids.catedra),
    },
  },
  hechos: {
    'evaluaciones.asignar': 'Asignó una evaluación',
    'evaluaciones.crear': 'Creó la evaluación',
    'evaluaciones.duplicar': 'Duplicó una evaluación',
    'evaluaciones.editar': 'Cambió la evaluación',
    'evaluaciones.eliminar': 'Eliminó la evaluación',
    'evaluaciones.generar': 'Generó una evaluación',
    'evaluaciones.recalificar': 'Recalificó una evaluación',
  },
  trabajos: [avisoDeVencimientos],
  muestraPartitura,
}

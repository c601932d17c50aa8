import { sql } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireCondicionesDe } from '../pagos/condiciones.ts'
import { requireCatedraCursada } from './cursadas.ts'

export const temaDeInscripciones: Tema = {
  cosas: {
    /** To a student, a course is one of the own. */
    catedraCursada: {
      tabla: catedras,
      require: (tx, quien, id) => requireCatedraCursada(tx, quien.id, id),
    },
    inscripcion: {
      tabla: catedraAlumnos,
      require: (tx, _, id) => void requireCondicionesDe(tx, id),
      nombre: (id) => sql`
        SELECT a.nombre || ' ' || a.apellido || ' · ' || c.nombre AS nombre FROM catedra_alumnos i
        JOIN alumnos a ON a.id = i.alumno_id JOIN catedras c ON c.id = i.catedra_id WHERE i.id = ${id}`,
    },
  },
  hechos: {
    'alumnos.importar': 'Importó una lista',
    'inscripciones.crear': 'Inscribió a alguien en una cátedra',
    'inscripciones.editar': 'Cambió las condiciones de una inscripción',
    'inscripciones.importar': 'Importó una lista',
    'inscripciones.invitar': 'Invitó a entrar a alumnos de una cátedra',
    'inscripciones.terminar': 'Desinscribió a alguien de una cátedra',
  },
}

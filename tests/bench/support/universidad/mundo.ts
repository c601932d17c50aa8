import type { Database } from '../../../../db/sqlite.ts'
import { ANIO } from './numeros.ts'

/** One course of this year and one of the last, with somebody in them, to ask about; and a creator. */
export function mundoDe(sqlite: Database) {
  const uno = (que: string) => sqlite.prepare(`SELECT ${que}`).pluck().get() as number
  const catedra = uno('max(id) FROM catedras')
  const docente = uno(`docente_id FROM catedras WHERE id = ${catedra}`)
  const cerrada = uno(`max(id) FROM catedras WHERE anio < ${ANIO} AND docente_id = ${docente}`)
  const inscripcion = uno(`min(id) FROM catedra_alumnos WHERE catedra_id = ${catedra}`)
  const alumno = uno(`alumno_id FROM catedra_alumnos WHERE id = ${inscripcion}`)
  const tarea = uno(`min(id) + 2 FROM tareas_maestras WHERE catedra_id = ${catedra}`)
  const evaluacion = uno(`min(id) FROM evaluaciones WHERE catedra_id = ${catedra}`)
  return {
    catedra,
    cerrada,
    docente,
    alumno,
    /** A closed course of that student's. */
    cursada: uno(`max(c.id) FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id
      WHERE c.anio < ${ANIO} AND i.alumno_id = ${alumno}`),
    inscripcion,
    pago: uno(`min(id) FROM pagos WHERE catedra_alumno_id = ${inscripcion}`),
    dia: uno(`min(id) + 30 FROM dias_clase WHERE catedra_id = ${catedra}`),
    unidad: uno(
      `min(u.id) FROM unidades_plan u JOIN planes_de_clases p ON p.id = u.plan_id WHERE p.catedra_id = ${catedra}`,
    ),
    plan: uno(`min(id) FROM planes_de_clases WHERE catedra_id = ${catedra}`),
    /** Delivered, and not graded yet. */
    tarea,
    asignacion: uno(`id FROM tarea_asignaciones WHERE tarea_maestra_id = ${tarea} AND alumno_id = ${alumno}`),
    /** Done by all, and the one that nobody has done. */
    evaluacion,
    porHacer: evaluacion + 1,
    publicacion: uno(`max(id) FROM publicaciones WHERE catedra_id = ${catedra}`),
    creador: uno(`max(id) FROM creadores WHERE status = 'PUBLISHED'`),
    slug: uno(`slug FROM creadores WHERE status = 'PUBLISHED' ORDER BY id DESC`),
    pendiente: uno(`max(id) FROM creadores WHERE status = 'PENDING_REVIEW'`),
    sugerencia: uno('max(id) FROM sugerencias'),
    acta: uno(`codigo FROM actas WHERE catedra_id = ${cerrada}`),
    constancia: uno(`codigo FROM acta_renglones WHERE acta_id = ${cerrada}`),
  }
}

export type MundoDeUniversidad = ReturnType<typeof mundoDe>

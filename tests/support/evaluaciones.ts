import type { WritableDb as Db } from '../../db/client.ts'
import {
  evaluacionAsignaciones,
  evaluaciones,
  evaluacionRespuestas,
  opciones,
  preguntas,
} from '../../db/schema/evaluaciones.ts'

/** Questions as a form sends them; the right option is the first one, 'Bien 1', 'Bien 2' … */
export const preguntasDePrueba = (cuantas = 2) =>
  Array.from({ length: cuantas }, (_, i) => ({
    texto: `¿Pregunta ${i + 1}?`,
    opciones: [
      { texto: `Bien ${i + 1}`, es_correcta: true },
      { texto: 'Mal uno', es_correcta: false },
      { texto: 'Mal dos', es_correcta: false },
    ],
  }))

type Datos = Partial<typeof evaluaciones.$inferInsert> & { catedraId: number; cuantas?: number }

/** With each question's id, that of its right option and of a wrong one. */
export function insertEvaluacion(db: Db, { cuantas = 2, ...datos }: Datos) {
  const evaluacion = db
    .insert(evaluaciones)
    .values({ titulo: 'Parcial', origen: 'MANUAL', created_at: 0, updated_at: 0, ...datos })
    .returning()
    .get()
  const suyas = preguntasDePrueba(cuantas).map((una, posicion) => {
    const { id } = db
      .insert(preguntas)
      .values({ evaluacionId: evaluacion.id, posicion, texto: una.texto })
      .returning()
      .get()
    const ids = db
      .insert(opciones)
      .values(una.opciones.map((opcion, i) => ({ ...opcion, preguntaId: id, posicion: i })))
      .returning({ id: opciones.id })
      .all()
    return { id, bien: ids[0]?.id ?? 0, mal: ids[1]?.id ?? 0 }
  })
  return { ...evaluacion, preguntas: suyas }
}

type EvaluacionDePrueba = ReturnType<typeof insertEvaluacion>

type DeEvaluacion = Pick<typeof evaluacionAsignaciones.$inferInsert, 'evaluacionId' | 'alumnoId'>

export function insertEvaluacionAsignada(
  db: Db,
  datos: DeEvaluacion & Partial<typeof evaluacionAsignaciones.$inferInsert>,
) {
  return db
    .insert(evaluacionAsignaciones)
    .values({ created_at: 0, ...datos })
    .returning()
    .get()
}

interface Hecha {
  /** How many of the first questions are right; not submitted without it. */
  bien?: number
  enviada_en?: number
}

export function assignEvaluacion(
  db: Db,
  { id: evaluacionId, preguntas: suyas }: EvaluacionDePrueba,
  alumnoId: number,
  { bien, enviada_en = 0 }: Hecha = {},
) {
  const hecha = bien !== undefined
  const asignacion = insertEvaluacionAsignada(db, {
    evaluacionId,
    alumnoId,
    ...(hecha && { estado: 'CALIFICADA' as const, correctas: bien, enviada_en }),
  })
  if (hecha)
    db.insert(evaluacionRespuestas)
      .values(
        suyas.map((una, i) => ({
          asignacionId: asignacion.id,
          preguntaId: una.id,
          opcionId: i < bien ? una.bien : una.mal,
          updated_at: 0,
        })),
      )
      .run()
  return asignacion
}

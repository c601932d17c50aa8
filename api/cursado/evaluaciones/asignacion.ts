import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { instanteDePlazo, plazoEscrito } from '../../../src/domain/base/plazos.ts'
import type { DatosDeAsignacion } from '../../../src/domain/evaluaciones/evaluacion-asignada.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { SIN_CAMBIOS } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { areInscritos } from '../../suelo/vigentes.ts'
import { announce } from '../anuncios/anuncios.ts'
import { notifyAsignados } from './avisos.ts'
import { requireEvaluacion } from './busqueda.ts'
import { alumnoSinInscripcion } from './errors.ts'
import { isStillInscrito } from './ficha.ts'

/** To whom it is given already, it stays given; the due date is everybody's. */
export function assignEvaluacion(
  deps: Deps,
  quien: Quien,
  id: number,
  { alumnoIds, fecha_entrega }: DatosDeAsignacion,
  catedraId?: number,
) {
  return enActo(deps, quien, { evaluacion: id }, (acto) => {
    const evaluacion = requireEvaluacion(acto.tx, quien, id, catedraId)
    const plazo = instanteDePlazo(fecha_entrega, deps.zona)
    giveEvaluacion(deps, acto, evaluacion, { alumnoIds, plazo })
    return {
      message: 'Evaluación asignada exitosamente a los alumnos seleccionados!',
      ...asignadasDe(acto.tx, id, plazo),
    }
  })
}

interface Dada {
  alumnoIds: number[]
  plazo: number
}

export function giveEvaluacion(
  deps: Deps,
  acto: Acto,
  evaluacion: ReturnType<typeof requireEvaluacion>,
  { alumnoIds, plazo }: Dada,
): void {
  const { id, catedraId, fecha_entrega } = evaluacion
  const { tx, quien, ahora } = acto
  if (!areInscritos(tx, catedraId, alumnoIds)) throw alumnoSinInscripcion()
  const isFirst = !hasAsignaciones(tx, id)
  if (plazo !== fecha_entrega) setPlazo(tx, id, plazo)
  const nuevos = insertAsignaciones(tx, id, alumnoIds, ahora)
  if (isFirst) announceEvaluacion(tx, quien, evaluacion, ahora)
  const detalle = [
    nuevos.length > 0 ? cuantos(nuevos.length, 'alumno', 'alumnos') : '',
    plazo === fecha_entrega ? '' : `hasta el ${plazoEscrito(plazo, deps.zona)}`,
  ]
  noteAsignacion(acto, evaluacion, detalle)
  notifyAsignados(deps, tx, { ...evaluacion, fecha_entrega: plazo }, nuevos)
}

/** To whom an evaluation is given, of those who are enrolled, and until when. */
export function readAsignadas({ db }: Deps, quien: Quien, id: number, catedraId?: number) {
  const { fecha_entrega } = requireEvaluacion(db, quien, id, catedraId)
  return asignadasDe(db, id, fecha_entrega)
}

function asignadasDe(tx: Reader, id: number, fecha_entrega: number | null) {
  const vigentes = tx
    .select({ alumnoId: evaluacionAsignaciones.alumnoId })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(eq(evaluaciones.id, id))
    .orderBy(asc(evaluacionAsignaciones.id))
    .all()
  return {
    assignedAlumnoIds: vigentes.map(({ alumnoId }) => alumnoId),
    fecha_entrega: enISO(fecha_entrega),
  }
}

function noteAsignacion(
  { note }: Acto,
  { id, catedraId }: { id: number; catedraId: number },
  cambios: string[],
): void {
  const sobre = { evaluacion: id, catedra: catedraId }
  const detalle = cambios.filter(Boolean).join(', ') || SIN_CAMBIOS
  note({ hecho: 'evaluaciones.asignar', sobre, detalle })
}

function hasAsignaciones(tx: Tx, id: number): boolean {
  const una = tx
    .select({ id: evaluacionAsignaciones.id })
    .from(evaluacionAsignaciones)
    .where(eq(evaluacionAsignaciones.evaluacionId, id))
    .get()
  return una !== undefined
}

/** Another due date is warned of anew. */
function setPlazo(tx: Tx, id: number, fecha_entrega: number): void {
  tx.update(evaluaciones).set({ fecha_entrega }).where(eq(evaluaciones.id, id)).run()
  tx.update(evaluacionAsignaciones)
    .set({ avisada_en: null })
    .where(eq(evaluacionAsignaciones.evaluacionId, id))
    .run()
}

/** Gives the ids of those to whom it had not been given. */
export function insertAsignaciones(tx: Tx, evaluacionId: number, alumnoIds: number[], now: number): number[] {
  return tx
    .insert(evaluacionAsignaciones)
    .values(alumnoIds.map((alumnoId) => ({ evaluacionId, alumnoId, created_at: now })))
    .onConflictDoNothing()
    .returning({ alumnoId: evaluacionAsignaciones.alumnoId })
    .all()
    .map(({ alumnoId }) => alumnoId)
}

function announceEvaluacion(
  tx: Tx,
  quien: Quien,
  { id, catedraId, titulo }: { id: number; catedraId: number; titulo: string },
  now: number,
): void {
  const contenido = '<p>Hay una evaluación nueva. Puedes realizarla hasta su fecha de entrega.</p>'
  announce(tx, quien, { catedraId, titulo, contenido, evaluacionId: id }, now)
}

import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { SIN_CAMBIOS } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { areInscritos } from '../../suelo/vigentes.ts'
import { announce } from '../anuncios/anuncios.ts'
import { notifyAsignados } from './avisos.ts'
import { type Cual, isStillInscrito, requireTarea } from './busqueda.ts'
import { alumnoSinInscripcion } from './errors.ts'

const ANUNCIO = '<p>Hay una tarea nueva. Ábrela para ver la consigna y entregarla.</p>'

/** To whom it is assigned already, nothing changes. */
export function assignTarea(deps: Deps, quien: Quien, cual: Cual, alumnoIds: number[]) {
  return enActo(deps, quien, { tarea: cual.id }, (acto) => {
    const tarea = requireTarea(acto.tx, quien, cual)
    giveTarea(deps, acto, tarea, alumnoIds)
    return {
      message: 'Tarea asignada exitosamente a los alumnos seleccionados!',
      ...asignadosDe(acto.tx, tarea),
    }
  })
}

export function giveTarea(deps: Deps, acto: Acto, tarea: Tarea, alumnoIds: number[]): void {
  const { tx, quien, ahora, note } = acto
  if (!areInscritos(tx, tarea.catedraId, alumnoIds)) throw alumnoSinInscripcion()
  const isFirst = !hasAsignaciones(tx, tarea.id)
  const nuevas = insertAsignaciones(tx, tarea.id, alumnoIds, ahora)
  if (isFirst) announceTarea(tx, quien, tarea, ahora)
  const sobre = { tarea: tarea.id, catedra: tarea.catedraId }
  const detalle = nuevas.length > 0 ? cuantos(nuevas.length, 'alumno', 'alumnos') : SIN_CAMBIOS
  note({ hecho: 'tareas.asignar', sobre, detalle })
  notifyAsignados(deps, tx, tarea, nuevas)
}

type Tarea = ReturnType<typeof requireTarea>

/** To whom a task is assigned, of those who are enrolled. */
export const readAsignados = ({ db }: Deps, quien: Quien, cual: Cual) =>
  asignadosDe(db, requireTarea(db, quien, cual))

function asignadosDe(tx: Reader, { id, fecha_entrega }: { id: number; fecha_entrega: number | null }) {
  const vigentes = tx
    .select({ alumnoId: tareaAsignaciones.alumnoId })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(eq(tareasMaestras.id, id))
    .orderBy(asc(tareaAsignaciones.id))
    .all()
  return {
    assignedAlumnoIds: vigentes.map(({ alumnoId }) => alumnoId),
    fecha_entrega: enISO(fecha_entrega),
  }
}

function hasAsignaciones(tx: Tx, tareaMaestraId: number): boolean {
  const una = tx
    .select({ id: tareaAsignaciones.id })
    .from(tareaAsignaciones)
    .where(eq(tareaAsignaciones.tareaMaestraId, tareaMaestraId))
    .get()
  return una !== undefined
}

function announceTarea(
  tx: Tx,
  quien: Quien,
  { id, catedraId, titulo }: { id: number; catedraId: number; titulo: string },
  now: number,
): void {
  announce(tx, quien, { catedraId, titulo, contenido: ANUNCIO, tareaMaestraId: id }, now)
}

/** Gives the assignments of those to whom it had not been assigned. */
export function insertAsignaciones(tx: Tx, tareaMaestraId: number, alumnoIds: number[], now: number) {
  return tx
    .insert(tareaAsignaciones)
    .values(alumnoIds.map((alumnoId) => ({ tareaMaestraId, alumnoId, created_at: now })))
    .onConflictDoNothing()
    .returning({ id: tareaAsignaciones.id, alumnoId: tareaAsignaciones.alumnoId })
    .all()
}

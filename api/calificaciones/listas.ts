import { asc, desc, eq } from 'drizzle-orm'
import { tareaAsignaciones } from '../../db/schema/tareas.ts'
import type { Deps } from '../deps.ts'
import type { Entrega } from '../entregas/esquemas.ts'
import { listEntregas } from '../entregas/lectura.ts'

/** As many as anybody reads at once; as they are graded, the next ones come. */
const HASTA = 500

const entregadas = eq(tareaAsignaciones.estado, 'ENTREGADA')
const calificadas = eq(tareaAsignaciones.estado, 'CALIFICADA')

/** What waits to be graded in all courses: who has waited longest stands first. */
export function listEntregadas({ db, now }: Deps): Entrega[] {
  const orden = [asc(tareaAsignaciones.submission_date), asc(tareaAsignaciones.id)]
  return listEntregas(db, entregadas, now(), { orden, hasta: HASTA })
}

/** The latest first. */
export function listCalificadas({ db, now }: Deps): Entrega[] {
  const orden = [desc(tareaAsignaciones.calificada_en), desc(tareaAsignaciones.id)]
  return listEntregas(db, calificadas, now(), { orden, hasta: HASTA })
}

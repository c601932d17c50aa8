import { and, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { SIN_CAMBIOS } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import { notifyCalificada } from './cambio-de-entrega.ts'
import { countEntregas } from './cuantas.ts'
import { listEntregas } from './entregas.ts'
import { sinPublicar } from './publicado.ts'

/** Tells all grades of a task that are not told yet; what is graded later waits for the next time. */
export function publishNotas(deps: Deps, quien: Quien, cual: Cual) {
  return enActo(deps, quien, { tarea: cual.id }, (acto) => {
    const publicadas = publishTarea(deps, acto, requireTarea(acto.tx, quien, cual))
    return { message: mensajeDe(publicadas), publicadas }
  })
}

function publishTarea(deps: Deps, { tx, note }: Acto, { id, catedraId }: { id: number; catedraId: number }) {
  const publicadas = publishSinPublicar(deps, tx, id)
  const detalle = publicadas > 0 ? cuantos(publicadas, 'nota', 'notas') : SIN_CAMBIOS
  const sobre = { tarea: id, catedra: catedraId }
  note({ hecho: 'tareas.publicar', sobre, detalle })
  return publicadas
}

/** The same of all tasks of a course. */
export function publishCatedra(deps: Deps, acto: Acto, catedraId: number): void {
  for (const { tareaId } of listSinPublicar(acto.tx, catedraId)) {
    publishTarea(deps, acto, { id: tareaId, catedraId })
  }
}

/** Of a course, the tasks with grades that their students do not know, and how many. */
export const listSinPublicar = (tx: Reader, catedraId: number) => countEntregas(tx, catedraId, sinPublicar)

const mensajeDe = (publicadas: number) =>
  publicadas === 0
    ? 'No hay notas sin publicar.'
    : `${cuantos(publicadas, 'nota publicada', 'notas publicadas')}. Cada alumno recibe un correo con la suya.`

/** Of who is enrolled. */
export function publishSinPublicar(deps: Deps, tx: Tx, tareaId: number): number {
  const ahora = deps.now()
  const entregas = listEntregas(tx, and(eq(tareaAsignaciones.tareaMaestraId, tareaId), sinPublicar), ahora)
  const ids = entregas.map(({ id }) => id)
  tx.update(tareaAsignaciones)
    .set({ publicada_en: ahora, ultimo_acto: null })
    .where(inArray(tareaAsignaciones.id, ids))
    .run()
  for (const entrega of entregas) {
    const { puntos_obtenidos, comentario_docente } = entrega
    notifyCalificada({ ...deps, avisoDeNotaMs: 0 }, tx, entrega, {
      puntos: puntos_obtenidos ?? 0,
      comentario: comentario_docente ?? '',
    })
  }
  return entregas.length
}

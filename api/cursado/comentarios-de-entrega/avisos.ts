import type { Tx } from '../../../db/client.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesDe } from '../../suelo/docentes.ts'
import { type Noticia, notify, unnotify } from '../../suelo/novedades/notify.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { enlaceDeCorreccion } from '../tareas/avisos.ts'
import type { Entrega } from '../tareas/esquemas-de-entregas.ts'

/** Tells of what was said of a delivery: whose it is, or who teaches. */
export const notifyComentario = (deps: Deps, tx: Tx, quien: Quien, entrega: Entrega) =>
  notify(deps, tx, noticiaDe(deps, tx, quien, entrega))

/** What is there no more was not told. */
export const unnotifyComentario = (deps: Deps, tx: Tx, quien: Quien, entrega: Entrega, dicho: number) =>
  unnotify(tx, noticiaDe(deps, tx, quien, entrega), dicho)

function noticiaDe(
  deps: Deps,
  tx: Tx,
  { rol }: Quien,
  { id, alumnoId, tareaMaestraId, TareaMaestra: { catedraId, titulo } }: Entrega,
): Noticia {
  const isSuya = rol === 'alumno'
  return {
    aviso: 'COMENTARIO',
    a: isSuya ? { docentes: listDocentesDe(deps, tx, catedraId) } : { alumnos: [alumnoId] },
    catedraId,
    sobre: { tareaAsignacionId: id },
    nombre: titulo,
    enlace: isSuya ? enlaceDeCorreccion(catedraId, tareaMaestraId) : `/alumno/tarea/${id}`,
  }
}

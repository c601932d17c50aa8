import type { Tx } from '../../../db/client.ts'
import type { AvisoDeNovedad } from '../../../src/domain/correos/novedades.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { noteVistas } from '../../suelo/novedades/leidas.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { tellTarea } from './avisos.ts'
import { cartaDeCalificada, type DatosDeCarta } from './cartas.ts'
import { requireEntrega } from './entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'

/** Changes a delivery that `quien` may grade, and answers with how it stands; `change` says what was done. */
export function changeEntrega(
  deps: Deps,
  quien: Quien,
  id: number,
  change: (acto: Acto, entrega: Entrega) => string,
) {
  return enActo(deps, quien, { entrega: id }, (acto) => {
    const { tx, ahora } = acto
    const entrega = requireEntrega(tx, quien, id, ahora)
    const message = change(acto, entrega)
    noteVistas(tx, acto.quien, 'entregas', [entrega.tareaMaestraId], ahora)
    return { message, tareaAsignacion: requireEntrega(tx, quien, id, ahora) }
  })
}

/** Tells a delivery's student, once it can't be undone any more. */
export function notifyAlumno(
  deps: Deps,
  tx: Tx,
  aviso: AvisoDeNovedad,
  entrega: Entrega,
  write: (nombre: string, datos: DatosDeCarta) => Letter,
): void {
  const { titulo, Catedra, catedraId } = entrega.TareaMaestra
  const tarea = { titulo, catedra: Catedra.nombre, catedraId, fecha_entrega: null }
  const desde = new Date(deps.now() + deps.avisoDeNotaMs)
  tellTarea(deps, tx, aviso, tarea, entrega, write, desde)
}

/** Tells a grade to its student. */
export function notifyCalificada(
  deps: Deps,
  tx: Tx,
  entrega: Entrega,
  { puntos, comentario }: { puntos: number; comentario: string },
): void {
  const posibles = entrega.TareaMaestra.puntos_posibles
  notifyAlumno(deps, tx, 'TAREA_CALIFICADA', entrega, (nombre, datos) =>
    cartaDeCalificada(nombre, datos, { puntos, posibles, comentario }),
  )
}

import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { rectificacionHasta } from '../../../src/domain/tareas/rectificaciones.ts'
import { isSinPublicar } from '../../../src/domain/tareas/tareas.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { rolDeGestionDe } from '../../suelo/plugins/gestion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { unnotifyAlumno } from './avisos.ts'
import { changeEntrega, notifyAlumno, notifyCalificada } from './cambio-de-entrega.ts'
import { cartaDeRectificada } from './cartas.ts'
import { noteActo } from './deshacer.ts'
import { mismaNota, notaCambiada, sinNota } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'
import { motivoDeNota, noteNota } from './historial.ts'

/** Who says which grade was seen (`antes`) changes that one and no other. */
export const rectifyNota = (deps: Deps, quien: Quien, id: number, enviada: Record<string, unknown>) =>
  changeEntrega(deps, quien, id, (acto, entrega) => changeNota(deps, acto, entrega, enviada))

/** Another grade for what is graded, with its reason but for a slip of just now; and what is said of it. */
export function changeNota(
  deps: Deps,
  acto: Acto,
  entrega: Entrega,
  enviada: Record<string, unknown>,
): string {
  const { tx, quien, ahora, note } = acto
  const { id, puntos_obtenidos: de, sin_motivo_hasta, TareaMaestra } = entrega
  const sinMotivo = sin_motivo_hasta !== null
  const esquema = rectificacionHasta(TareaMaestra.puntos_posibles, rolDeGestionDe(quien), { sinMotivo })
  const { puntos_obtenidos: a, antes, ...dicho } = parsed(esquema, enviada)
  if (de === null) throw sinNota()
  if (antes !== null && antes !== de) throw notaCambiada(de)
  if (a === de) throw mismaNota()
  // Without one it is what it corrects: the first grade, or what was rectified for that reason.
  const motivo = dicho.motivo || motivoDeNota(tx, id)
  const aviso = motivo === null ? 'TAREA_CALIFICADA' : 'TAREA_RECTIFICADA'
  const lineaId = noteNota(tx, quien, { id, a, motivo }, ahora)
  noteActo(deps, acto, id, { aviso, lineaId, fraseId: null })
  tx.update(tareaAsignaciones).set({ puntos_obtenidos: a }).where(eq(tareaAsignaciones.id, id)).run()
  note({ hecho: 'tareas.rectificar', sobre: { entrega: id }, detalle: `de ${de} a ${a}` })
  if (!isSinPublicar(entrega)) tellCambio(deps, tx, entrega, { de, a, motivo })
  return 'La nota fue rectificada.'
}

interface Cambio {
  de: number
  a: number
  motivo: string | null
}

function tellCambio(deps: Deps, tx: Tx, entrega: Entrega, { de, a, motivo }: Cambio): void {
  if (motivo === null) {
    unnotifyAlumno(tx, 'TAREA_CALIFICADA', entrega)
    notifyCalificada(deps, tx, entrega, { puntos: a, comentario: entrega.comentario_docente ?? '' })
    return
  }
  const posibles = entrega.TareaMaestra.puntos_posibles
  notifyAlumno(deps, tx, 'TAREA_RECTIFICADA', entrega, (nombre, datos) =>
    cartaDeRectificada(nombre, datos, { de, a, posibles, motivo }),
  )
}

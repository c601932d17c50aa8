import { eq } from 'drizzle-orm'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { rectificacionHasta } from '../../../src/domain/tareas/rectificaciones.ts'
import { isSinPublicar } from '../../../src/domain/tareas/tareas.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { rolDeGestionDe } from '../../suelo/plugins/gestion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { changeEntrega, notifyAlumno } from './cambio-de-entrega.ts'
import { cartaDeRectificada } from './cartas.ts'
import { noteActo } from './deshacer.ts'
import { mismaNota, notaCambiada, sinNota } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'
import { noteNota } from './historial.ts'

/** Who says which grade was seen (`antes`) changes that one and no other. */
export const rectifyNota = (deps: Deps, quien: Quien, id: number, enviada: Record<string, unknown>) =>
  changeEntrega(deps, quien, id, (acto, entrega) => changeNota(deps, acto, entrega, enviada))

/** Another grade for what is graded, with its reason; and what is said of it. */
export function changeNota(
  deps: Deps,
  { tx, quien, ahora, note }: Acto,
  entrega: Entrega,
  enviada: Record<string, unknown>,
): string {
  const { id, puntos_obtenidos: de, TareaMaestra } = entrega
  const posibles = TareaMaestra.puntos_posibles
  const {
    puntos_obtenidos: a,
    motivo,
    antes,
  } = parsed(rectificacionHasta(posibles, rolDeGestionDe(quien)), enviada)
  if (de === null) throw sinNota()
  if (antes !== null && antes !== de) throw notaCambiada(de)
  if (a === de) throw mismaNota()
  const lineaId = noteNota(tx, quien, { id, a, motivo }, ahora)
  noteActo(tx, quien, id, { aviso: 'TAREA_RECTIFICADA', lineaId, fraseId: null }, ahora)
  tx.update(tareaAsignaciones).set({ puntos_obtenidos: a }).where(eq(tareaAsignaciones.id, id)).run()
  const detalle = `de ${de} a ${a}`
  note({ hecho: 'tareas.rectificar', sobre: { entrega: id }, detalle })
  if (!isSinPublicar(entrega)) {
    notifyAlumno(deps, tx, 'TAREA_RECTIFICADA', entrega, (nombre, datos) =>
      cartaDeRectificada(nombre, datos, { de, a, posibles, motivo }),
    )
  }
  return 'La nota fue rectificada.'
}

import { eq } from 'drizzle-orm'
import { frases } from '../../../db/schema/frases.ts'
import { historialDeNotas, tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { type ActoDeNota, deshacerHasta, isSuyo } from '../../../src/domain/tareas/deshacer.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { unnotifyAlumno } from './avisos.ts'
import { changeEntrega, notifyCalificada } from './cambio-de-entrega.ts'
import { hizoOtro, nadaQueDeshacer, pasoElPlazo } from './errors-de-entregas.ts'

const { estado, puntos_obtenidos, comentario_docente, calificada_en, publicada_en } = tareaAsignaciones

type Hecho = Pick<ActoDeNota, 'aviso' | 'lineaId' | 'fraseId'>

/** Call it before the delivery is changed: only the last act can be undone. */
export function noteActo(
  { avisoDeNotaMs }: Deps,
  { tx, quien: { rol, id }, ahora: cuando }: Acto,
  entregaId: number,
  hecho: Hecho,
): void {
  const esta = eq(tareaAsignaciones.id, entregaId)
  const antes = tx
    .select({ estado, puntos_obtenidos, comentario_docente, calificada_en, publicada_en })
    .from(tareaAsignaciones)
    .where(esta)
    .get()
  if (!antes) return
  tx.update(tareaAsignaciones)
    .set({ ultimo_acto: { rol, id, cuando, avisa_en: cuando + avisoDeNotaMs, ...hecho, antes } })
    .where(esta)
    .run()
}

/** Takes back what one did last to a delivery: it stands as before, and its student is not told. */
export const undoActo = (deps: Deps, quien: Quien, id: number) =>
  changeEntrega(deps, quien, id, ({ tx, ahora, note }, entrega) => {
    const esta = eq(tareaAsignaciones.id, id)
    const { acto } =
      tx.select({ acto: tareaAsignaciones.ultimo_acto }).from(tareaAsignaciones).where(esta).get() ?? {}
    if (!acto || Number(acto.antes.puntos_obtenidos) > entrega.TareaMaestra.puntos_posibles)
      throw nadaQueDeshacer()
    if (!isSuyo(acto, quien)) throw hizoOtro()
    if (deshacerHasta(acto, ahora) === null) throw pasoElPlazo()
    tx.update(tareaAsignaciones)
      .set({ ...acto.antes, ultimo_acto: null })
      .where(esta)
      .run()
    if (acto.lineaId !== null) {
      const linea = eq(historialDeNotas.id, acto.lineaId)
      tx.update(historialDeNotas).set({ deshecha_en: ahora }).where(linea).run()
    }
    if (acto.fraseId !== null) tx.delete(frases).where(eq(frases.id, acto.fraseId)).run()
    unnotifyAlumno(tx, acto.aviso, entrega)
    const { puntos_obtenidos: puntos, comentario_docente, publicada_en } = acto.antes
    // Of the grade that there was nobody was told: this one's notice stood for it.
    if (acto.aviso === 'TAREA_CALIFICADA' && puntos !== null && publicada_en !== null)
      notifyCalificada(deps, tx, entrega, { puntos, comentario: comentario_docente ?? '' })
    note({ hecho: 'tareas.deshacer', sobre: { entrega: id } })
    return 'Deshecho: la entrega quedó como estaba.'
  })

import { eq } from 'drizzle-orm'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { calificacionHasta } from '../../../src/domain/tareas/calificaciones.ts'
import { canGrade, isDevuelta } from '../../../src/domain/tareas/tareas.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { rolDeGestionDe } from '../../suelo/plugins/gestion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { changeEntrega, notifyAlumno, notifyCalificada } from './cambio-de-entrega.ts'
import { cartaDeDevuelta } from './cartas.ts'
import { noteActo } from './deshacer.ts'
import { listEntregas } from './entregas.ts'
import { entregaYaCalificada, otrasSinEsperar, sinEntregar } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'
import { noteFrase } from './frases.ts'
import { noteNota } from './historial.ts'

/** Once: after that a grade is rectified. `enviada` is either form's; who else it names is given the same, or nobody is. */
export const gradeEntrega = (deps: Deps, quien: Quien, id: number, enviada: Record<string, unknown>) =>
  changeEntrega(deps, quien, id, (acto, entrega) => {
    const esquema = calificacionHasta(entrega.TareaMaestra.puntos_posibles, rolDeGestionDe(quien))
    const { puntos_obtenidos: puntos, comentario, tambien } = parsed(esquema, enviada)
    const todas = [entrega, ...listIguales(acto, entrega, tambien)]
    const alumnos = todas.map(({ Alumno }) => Alumno)
    const [message] = todas.map((una) => giveNota(deps, acto, { entrega: una, puntos, comentario, alumnos }))
    return message as string
  })

/** Others of its task that wait. */
function listIguales({ tx, ahora }: Acto, { id, tareaMaestraId }: Entrega, dichas: number[] | null) {
  const ids = new Set(dichas)
  ids.delete(id)
  if (ids.size === 0) return []
  const deTarea = listEntregas(tx, eq(tareaAsignaciones.tareaMaestraId, tareaMaestraId), ahora)
  const iguales = deTarea.filter((una) => ids.has(una.id) && canGrade(una))
  if (iguales.length < ids.size) throw otrasSinEsperar()
  return iguales
}

interface Nota {
  entrega: Entrega
  puntos: number
  comentario: string
  /** Whom it is said to. */
  alumnos?: Entrega['Alumno'][]
}

/** The first grade of a delivery, and what is said of it. */
export function giveNota(deps: Deps, acto: Acto, { entrega, puntos, comentario, alumnos }: Nota): string {
  const { tx, quien, ahora, note } = acto
  const { id, TareaMaestra } = entrega
  const juntas = TareaMaestra.publica === 'JUNTAS'
  requireSinNota(entrega)
  if (!canGrade(entrega) && !isDevuelta(entrega)) throw sinEntregar()
  const lineaId = noteNota(tx, quien, { id, a: puntos, motivo: null }, ahora)
  const fraseId = noteFrase(tx, quien, entrega, comentario, alumnos)
  noteActo(deps, acto, id, { aviso: 'TAREA_CALIFICADA', lineaId, fraseId })
  tx.update(tareaAsignaciones)
    .set({
      estado: 'CALIFICADA',
      puntos_obtenidos: puntos,
      comentario_docente: comentario || null,
      calificada_en: ahora,
      publicada_en: juntas ? null : ahora,
    })
    .where(eq(tareaAsignaciones.id, id))
    .run()
  const posibles = TareaMaestra.puntos_posibles
  const detalle = `${puntos} de ${posibles}`
  note({ hecho: 'tareas.calificar', sobre: { entrega: id }, detalle })
  if (!juntas) notifyCalificada(deps, tx, entrega, { puntos, comentario })
  return 'La entrega ha sido calificada exitosamente.'
}

/** For another try; what was delivered is kept. */
export const returnEntrega = (deps: Deps, quien: Quien, id: number, comentario_docente: string) =>
  changeEntrega(deps, quien, id, (acto, entrega) => {
    const { tx, note } = acto
    requireSinNota(entrega)
    if (!canGrade(entrega)) throw sinEntregar()
    const fraseId = noteFrase(tx, quien, entrega, comentario_docente)
    noteActo(deps, acto, id, { aviso: 'TAREA_DEVUELTA', lineaId: null, fraseId })
    tx.update(tareaAsignaciones)
      .set({ estado: 'RECHAZADA', comentario_docente })
      .where(eq(tareaAsignaciones.id, id))
      .run()
    note({ hecho: 'tareas.devolver' })
    notifyAlumno(deps, tx, 'TAREA_DEVUELTA', entrega, (nombre, datos) =>
      cartaDeDevuelta(nombre, datos, comentario_docente),
    )
    return 'Entrega devuelta. El alumno puede entregar otra vez.'
  })

function requireSinNota(entrega: Entrega): void {
  if (entrega.estado === 'CALIFICADA') throw entregaYaCalificada()
}

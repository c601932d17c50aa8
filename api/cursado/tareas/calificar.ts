import { eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import type { Aviso } from '../../../src/domain/avisos.ts'
import { calificacionHasta } from '../../../src/domain/calificaciones.ts'
import { canGrade } from '../../../src/domain/tareas.ts'
import { noteHecho } from '../../casa/auditoria/hechos.ts'
import { listDestinatarios } from '../../casa/correos/destinatarios.ts'
import type { Letter } from '../../casa/correos/letter.ts'
import type { Deps } from '../../deps.ts'
import { parsed } from '../../plugins/validation.ts'
import type { Quien } from '../../services/sessions.ts'
import { datosDeCarta } from './avisos.ts'
import { cartaDeCalificada, cartaDeDevuelta, type DatosDeCarta } from './cartas.ts'
import { requireEntrega } from './entregas.ts'
import { entregaYaCalificada, sinEntregar } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'

/** Once, and for good; `enviada` is either form's. */
export function gradeEntrega(deps: Deps, quien: Quien, id: number, enviada: Record<string, unknown>) {
  const { db, now, outbox } = deps
  const respuesta = transact(db, (tx) => {
    const entrega = requireEntrega(tx, quien, id, now())
    const posibles = entrega.TareaMaestra.puntos_posibles
    const esquema = calificacionHasta(posibles, quien.rol === 'admin' ? 'admin' : 'docente')
    const { puntos_obtenidos, comentario } = parsed(esquema, enviada)
    requireCalificable(entrega)
    tx.update(tareaAsignaciones)
      .set({
        estado: 'CALIFICADA',
        puntos_obtenidos,
        comentario_docente: comentario || null,
        calificada_en: now(),
      })
      .where(eq(tareaAsignaciones.id, id))
      .run()
    const detalle = `${puntos_obtenidos} de ${posibles}`
    noteHecho(tx, quien, { hecho: 'tareas.calificar', sobre: { entrega: id }, detalle }, now())
    notifyAlumno(deps, tx, 'TAREA_CALIFICADA', entrega, (nombre, datos) =>
      cartaDeCalificada(nombre, datos, { puntos: puntos_obtenidos, posibles, comentario }),
    )
    return {
      message: 'La entrega ha sido calificada exitosamente.',
      tareaAsignacion: requireEntrega(tx, quien, id, now()),
    }
  })
  outbox.wake()
  return respuesta
}

/** For another try; what was delivered is kept. */
export function returnEntrega(deps: Deps, quien: Quien, id: number, comentario_docente: string) {
  const { db, now, outbox } = deps
  const respuesta = transact(db, (tx) => {
    const entrega = requireEntrega(tx, quien, id, now())
    requireCalificable(entrega)
    tx.update(tareaAsignaciones)
      .set({ estado: 'RECHAZADA', comentario_docente })
      .where(eq(tareaAsignaciones.id, id))
      .run()
    noteHecho(tx, quien, { hecho: 'tareas.devolver', sobre: { entrega: id } }, now())
    notifyAlumno(deps, tx, 'TAREA_DEVUELTA', entrega, (nombre, datos) =>
      cartaDeDevuelta(nombre, datos, comentario_docente),
    )
    return {
      message: 'Entrega devuelta. El alumno puede entregar otra vez.',
      tareaAsignacion: requireEntrega(tx, quien, id, now()),
    }
  })
  outbox.wake()
  return respuesta
}

function requireCalificable(entrega: Entrega): void {
  if (entrega.estado === 'CALIFICADA') throw entregaYaCalificada()
  if (!canGrade(entrega)) throw sinEntregar()
}

function notifyAlumno(
  deps: Deps,
  tx: Tx,
  aviso: Aviso,
  { id, alumnoId, TareaMaestra }: Entrega,
  write: (nombre: string, datos: DatosDeCarta) => Letter,
): void {
  const tarea = { titulo: TareaMaestra.titulo, catedra: TareaMaestra.Catedra.nombre, fecha_entrega: null }
  for (const { nombre, email } of listDestinatarios(tx, aviso, [alumnoId])) {
    deps.outbox.post(tx, email, write(nombre, datosDeCarta(deps, tarea, id)))
  }
}

import { canGrade } from '../../domain/tareas/tareas'
import { useAbierta } from '../base/curso/abierta'
import { fechaYHora } from '../base/instantes'
import { Recupero } from '../recuperatorios/recupero'
import { HistorialDeNota } from './calificacion/historial-de-nota'
import { Puntaje } from './puntaje'
import { historialQuery } from './queries-de-alumno'
import type { Entrega } from './tipos'

/** How an own delivery stands, in words. */
export function Situacion({ entrega }: { entrega: Entrega }) {
  const abierta = useAbierta()
  const { id, estado, puntos_obtenidos, comentario_docente, calificada_en, rectificada, TareaMaestra } =
    entrega
  if (estado === 'CALIFICADA' && puntos_obtenidos !== null) {
    return (
      <>
        <p className="nota-grande">
          <Puntaje puntos={puntos_obtenidos} posibles={TareaMaestra.puntos_posibles} />{' '}
          <Recupero nota={entrega} />{' '}
          {calificada_en && <small className="apagado">Calificada el {fechaYHora(calificada_en)}</small>}
        </p>
        {rectificada && <HistorialDeNota query={historialQuery(id)} />}
        {comentario_docente && <Comentario>{comentario_docente}</Comentario>}
      </>
    )
  }
  if (estado === 'RECHAZADA') {
    return (
      <>
        <p>Tu docente la devolvió para que la entregues otra vez.</p>
        {comentario_docente && <Comentario>{comentario_docente}</Comentario>}
      </>
    )
  }
  if (canGrade(entrega)) {
    return (
      <p>
        Entregada{estado === 'VENCIDA' && ' fuera de plazo'}. Espera la corrección de tu docente; hasta
        entonces no se puede cambiar.
      </p>
    )
  }
  return (
    <p className="apagado">
      {estado === 'VENCIDA'
        ? `El plazo terminó.${abierta ? ' Todavía puedes entregar, y quedará como fuera de plazo.' : ''}`
        : 'Todavía no la entregaste.'}
    </p>
  )
}

function Comentario({ children }: { children: string }) {
  return (
    <figure className="motivo">
      <figcaption>Comentario de tu docente</figcaption>
      {children}
    </figure>
  )
}

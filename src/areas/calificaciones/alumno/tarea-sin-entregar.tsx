import { EstadoDeTarea } from '../../tareas/estado-de-tarea'
import { fechaDeEntrega } from '../../tareas/ficha-de-tarea'
import { enPuntos } from '../../tareas/puntaje'
import type { Entrega } from '../../tareas/tipos'

export function TareaSinEntregar({ entrega }: { entrega: Entrega }) {
  const { titulo, puntos_posibles, fecha_entrega } = entrega.TareaMaestra
  return (
    <li className="panel tarea-item">
      <div>
        <h3>{titulo}</h3>
        <p className="apagado">
          Entrega: {fechaDeEntrega(fecha_entrega)} · {enPuntos(puntos_posibles)}
        </p>
        {entrega.estado === 'RECHAZADA' && entrega.comentario_docente && (
          <p className="motivo">
            <b>Devuelta:</b> {entrega.comentario_docente}
          </p>
        )}
      </div>
      <EstadoDeTarea tarea={entrega} />
    </li>
  )
}

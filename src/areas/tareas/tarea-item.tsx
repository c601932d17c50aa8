import { Link } from 'react-router'
import { canHandIn, etiquetaDeTarea } from '../../domain/tareas/tareas'
import { enLinea } from '../../lib/formato'
import { Button } from '../../ui/button'
import { rutaDeTarea } from '../alumno'
import { useAbierta } from '../base/curso/abierta'
import { Recupero } from '../recuperatorios/recupero'
import { EstadoDeTarea } from './estado-de-tarea'
import { fechaDeEntrega } from './ficha-de-tarea'
import { enPuntos, Puntaje } from './puntaje'
import type { Entrega } from './tipos'

interface Props {
  entrega: Entrega
  conCatedra?: boolean
  destacada?: boolean
  /** Without it there is no button: the task's own page has one. */
  onHandIn?: () => void
}

export function TareaItem({ entrega, conCatedra = false, destacada = false, onHandIn }: Props) {
  const { id, puntos_obtenidos, comentario_docente, estado } = entrega
  const { titulo, puntos_posibles, fecha_entrega, tipo, Catedra, UnidadPlan } = entrega.TareaMaestra
  const sePuede = useAbierta() && canHandIn(entrega)
  const datos = [
    conCatedra && `${Catedra.nombre} (${Catedra.anio})`,
    UnidadPlan?.periodo,
    `Entrega: ${fechaDeEntrega(fecha_entrega)}`,
    enPuntos(puntos_posibles),
  ]
  return (
    <li id={`tarea-${id}`} className={`panel tarea-item extremos ${destacada ? 'destacada' : ''}`}>
      <div className="titulado">
        <h3>
          <Link to={rutaDeTarea(id)}>{titulo}</Link>
        </h3>
        <p className="apagado">{enLinea(datos)}</p>
        {estado === 'RECHAZADA' && comentario_docente && (
          <p className="motivo">
            <b>Tu docente la devolvió:</b> {comentario_docente}
          </p>
        )}
      </div>
      <div className="fila aire-3">
        {puntos_obtenidos === null ? (
          <EstadoDeTarea tarea={entrega} />
        ) : (
          <>
            <span className="oculto">{etiquetaDeTarea(entrega)}: </span>
            <Puntaje puntos={puntos_obtenidos} posibles={puntos_posibles} />
          </>
        )}
        <Recupero nota={entrega} />
        {sePuede && tipo === 'APORTE' && (
          <Link className="boton" to={rutaDeTarea(id)}>
            Escribir el aporte<span className="oculto"> de {titulo}</span>
          </Link>
        )}
        {onHandIn && sePuede && tipo === 'ENTREGA' && (
          <Button onClick={onHandIn}>
            Subir Entrega<span className="oculto"> de {titulo}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

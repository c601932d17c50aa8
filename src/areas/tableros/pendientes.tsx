import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { rutas } from '../alumno'
import { Plazo } from '../base/plazo'
import { EstadoDeEvaluacion } from '../evaluaciones/estado'
import { EstadoDeTarea } from '../tareas/estado-de-tarea'
import { enlaceDeEvaluacion, enlaceDeTarea } from './destinos'
import type { Tablero } from './queries-de-alumno'

/** What is late can still be delivered: it comes first. */
export function TareasPendientes({ tablero: { tareasAtrasadas, tareasPendientes } }: { tablero: Tablero }) {
  return (
    <Pendientes
      id="tareas-pendientes"
      titulo="Tareas Pendientes"
      cuantas={tareasPendientes.length}
      vacio="No tienes tareas pendientes."
      todas={<Link to={rutas.tareas}>Ver todas mis tareas</Link>}
    >
      {[...tareasAtrasadas, ...tareasPendientes].map((tarea) => (
        <li key={tarea.tareaAsignacionId}>
          <Link {...enlaceDeTarea(tarea)}>{tarea.titulo}</Link>
          <EstadoDeTarea tarea={tarea} />
          <small>
            <Plazo fecha_entrega={tarea.fecha_entrega} /> · {tarea.catedra.nombre}
          </small>
        </li>
      ))}
    </Pendientes>
  )
}

export function EvaluacionesPendientes({ tablero: { evaluacionesPendientes } }: { tablero: Tablero }) {
  return (
    <Pendientes
      id="evaluaciones-pendientes"
      titulo="Evaluaciones Pendientes"
      cuantas={evaluacionesPendientes.length}
      vacio="No tienes evaluaciones pendientes."
      todas={<Link to={rutas.evaluaciones}>Ver todas mis evaluaciones</Link>}
    >
      {evaluacionesPendientes.map((evaluacion) => (
        <li key={evaluacion.evaluacionAsignacionId}>
          <Link {...enlaceDeEvaluacion(evaluacion)}>{evaluacion.titulo}</Link>
          <EstadoDeEvaluacion estado={evaluacion.estado} />
          <small>
            <Plazo fecha_entrega={evaluacion.fecha_entrega} /> · {evaluacion.catedra.nombre}
          </small>
        </li>
      ))}
    </Pendientes>
  )
}

interface Props {
  id: string
  titulo: string
  cuantas: number
  vacio: string
  todas: ReactNode
  children: ReactNode[]
}

function Pendientes({ id, titulo, cuantas, vacio, todas, children }: Props) {
  return (
    <section className="panel apartado" aria-labelledby={id}>
      <header className="con-cuenta">
        <h2 id={id}>{titulo}</h2>
        {cuantas > 0 && <span className="cuenta">{cuantas}</span>}
      </header>
      {children.length > 0 ? (
        <ul className="pendientes" aria-labelledby={id}>
          {children}
        </ul>
      ) : (
        <p className="apagado">{vacio}</p>
      )}
      <p className="todas">{todas}</p>
    </section>
  )
}

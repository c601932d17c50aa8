import { Link } from 'react-router'
import { accionDeEvaluacion } from '../../domain/evaluaciones'
import { puedeEntregar } from '../../domain/tareas'
import { enLinea } from '../../lib/formato'
import { fechaYHora } from '../base/instantes'
import { EstadoDeEvaluacion } from '../evaluaciones/estado'
import { EstadoDeTarea } from '../tareas/estado-de-tarea'
import { enPuntos } from '../tareas/puntaje'
import { type Enlace, useTablon } from './contexto'
import type { Publicacion } from './tipos'

/** What a post asks for: the task or the evaluation that it announces, and how it stands with who reads. */
export function Encargo({ publicacion }: { publicacion: Publicacion }) {
  const { tareaMaestraId, evaluacionId, fecha_entrega, tareaMaestra } = publicacion
  const { planDeClasesTitulo, unidadPlanNombre } = publicacion
  if (tareaMaestraId === null && evaluacionId === null) return null
  const datos = [
    fecha_entrega ? plazoDe(fecha_entrega) : 'Sin fecha de entrega',
    tareaMaestra && enPuntos(tareaMaestra.puntos_posibles),
    [planDeClasesTitulo, unidadPlanNombre].filter(Boolean).join(', '),
  ]
  return (
    <div className="encargo">
      <p className="apagado">{enLinea(datos)}</p>
      {tareaMaestraId === null ? (
        <DeEvaluacion publicacion={publicacion} />
      ) : (
        <DeTarea publicacion={publicacion} />
      )}
    </div>
  )
}

const plazoDe = (fecha: string) =>
  `${Date.parse(fecha) < Date.now() ? 'Venció' : 'Vence'} el ${fechaYHora(fecha)}`

function DeTarea({ publicacion }: { publicacion: Publicacion }) {
  const { enlaces } = useTablon()
  const { tareaAsignacionEstado: estado, submission_path } = publicacion
  const enlace = enlaces.tarea?.(publicacion)
  if (!estado) return <Boton enlace={enlace}>Ver la Tarea</Boton>
  const tarea = { estado, submission_path }
  return (
    <>
      <EstadoDeTarea tarea={tarea} />
      {estado === 'CALIFICADA' && <Boton enlace={enlace}>Ver Calificación</Boton>}
      {puedeEntregar(tarea) && <Boton enlace={enlace}>Ir a la Tarea</Boton>}
      {estado !== 'CALIFICADA' && !puedeEntregar(tarea) && submission_path && (
        <a className="boton" href={`/${submission_path}`} target="_blank" rel="noopener">
          Ver Entrega
        </a>
      )}
    </>
  )
}

function DeEvaluacion({ publicacion }: { publicacion: Publicacion }) {
  const { enlaces } = useTablon()
  const { evaluacionAsignacionEstado: estado } = publicacion
  const enlace = enlaces.evaluacion?.(publicacion)
  if (!estado) return <Boton enlace={enlace}>Ver la Evaluación</Boton>
  return (
    <>
      <EstadoDeEvaluacion estado={estado} />
      <Boton enlace={enlace}>{accionDeEvaluacion[estado]}</Boton>
    </>
  )
}

function Boton({ enlace, children }: { enlace: Enlace | null | undefined; children: string }) {
  if (!enlace) return null
  return (
    <Link className="boton" to={enlace.a} state={enlace.state}>
      {children}
    </Link>
  )
}

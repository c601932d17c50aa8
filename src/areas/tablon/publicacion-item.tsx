import { memo, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { accionDeEvaluacion } from '../../domain/evaluaciones/evaluaciones'
import { canHandIn } from '../../domain/tareas/tareas'
import { enLinea } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { RichText } from '../../ui/rich-text/rich-text'
import { useAbierta } from '../base/curso/abierta'
import { fechaYHora } from '../base/instantes'
import { EstadoDeEvaluacion } from '../evaluaciones/estado'
import { EstadoDeTarea } from '../tareas/estado-de-tarea'
import { enPuntos } from '../tareas/puntaje'
import { Acciones } from './acciones'
import { Autor } from './autor'
import { Comentarios } from './comentarios'
import { type Enlace, useTablon } from './contexto'
import { SonidosEnlazados } from './sonidos-enlazados'
import { Tipo } from './tipo'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  /** Somebody came here for this one. */
  isRequested: boolean
  /** Nothing where it can't be edited from here. */
  onEdit?: (id: number) => void
}

export const PublicacionItem = memo(({ publicacion, isRequested, onEdit }: Props) => {
  const { id, titulo, contenido, created_at, updated_at, visibleToStudents } = publicacion
  const { enlaces } = useTablon()
  const [escribiendo, setEscribiendo] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const idDelTitulo = `publicacion-${id}`

  useEffect(() => {
    if (!isRequested) return
    item.current?.scrollIntoView({ block: 'start' })
    item.current?.focus({ preventScroll: true })
  }, [isRequested])

  const finish = () => {
    setEscribiendo(false)
    item.current?.focus({ preventScroll: true })
  }

  return (
    <li
      ref={item}
      tabIndex={-1}
      className={`panel publicacion${isRequested ? ' destacada' : ''}${visibleToStudents ? '' : ' oculta-al-alumno'}`}
      aria-labelledby={idDelTitulo}
    >
      <header>
        <Autor publicacion={publicacion}>
          <Link to={enlaces.publicacion(id)} preventScrollReset>
            <time dateTime={created_at}>{fechaYHora(created_at)}</time>
          </Link>
          {updated_at > created_at && ' (editada)'}
        </Autor>
        <div className="etiquetas fila">
          {!visibleToStudents && <Badge tone="grey">Oculta para los alumnos</Badge>}
          <Tipo tipo={publicacion.tipo} />
        </div>
      </header>
      <h3 id={idDelTitulo}>{titulo}</h3>
      <Contenido html={contenido} />
      <SonidosEnlazados html={contenido} />
      <Encargo publicacion={publicacion} />
      <Acciones publicacion={publicacion} onComment={() => setEscribiendo(true)} onEdit={onEdit} />
      <Comentarios publicacion={publicacion} escribiendo={escribiendo} onFinish={finish} />
    </li>
  )
})
PublicacionItem.displayName = 'PublicacionItem'

/** About a telephone's screen of text. */
const LARGO = 1500

/** A long post begins with its beginning, so that the board can be looked over. */
function Contenido({ html }: { html: string }) {
  const [entero, setEntero] = useState(false)
  const id = useId()
  if (html.length <= LARGO) return <RichText html={html} />
  return (
    <>
      <div id={id} className={entero ? undefined : 'resumido'}>
        <RichText html={html} />
      </div>
      <Button
        variant="quiet"
        className="seguir"
        aria-expanded={entero}
        aria-controls={id}
        onClick={() => setEntero(!entero)}
      >
        {entero ? 'Mostrar menos' : 'Seguir leyendo'}
      </Button>
    </>
  )
}

/** What a post asks for: the task or the evaluation that it announces, and how it stands with who reads. */
function Encargo({ publicacion }: { publicacion: Publicacion }) {
  const { tareaMaestraId, evaluacionId, fecha_entrega, tareaMaestra } = publicacion
  const { planDeClasesTitulo, unidadPlanNombre } = publicacion
  if (tareaMaestraId === null && evaluacionId === null) return null
  const datos = [
    fecha_entrega ? plazoDe(fecha_entrega) : 'Sin fecha de entrega',
    tareaMaestra && enPuntos(tareaMaestra.puntos_posibles),
    [planDeClasesTitulo, unidadPlanNombre].filter(Boolean).join(', '),
  ]
  return (
    <div className="encargo fila">
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
  const { tareaAsignacionEstado: estado, submission_path, submission_date } = publicacion
  const abierta = useAbierta()
  const enlace = enlaces.tarea?.(publicacion)
  if (!estado) return <Boton enlace={enlace}>Ver la Tarea</Boton>
  const tarea = { estado, submission_path, submission_date }
  return (
    <>
      <EstadoDeTarea tarea={tarea} />
      {estado === 'CALIFICADA' && <Boton enlace={enlace}>Ver Calificación</Boton>}
      {canHandIn(tarea) && <Boton enlace={enlace}>{abierta ? 'Ir a la Tarea' : 'Ver la Tarea'}</Boton>}
      {estado !== 'CALIFICADA' && !canHandIn(tarea) && submission_path && (
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
  const abierta = useAbierta()
  const enlace = enlaces.evaluacion?.(publicacion)
  if (!estado) return <Boton enlace={enlace}>Ver la Evaluación</Boton>
  return (
    <>
      <EstadoDeEvaluacion estado={estado} />
      <Boton enlace={enlace}>{accionDeEvaluacion(estado, abierta)}</Boton>
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

import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge'
import { fechaYHora } from '../base/instantes'
import { Acciones } from './acciones'
import { Autor } from './autor'
import { Comentarios } from './comentarios'
import { Contenido } from './contenido'
import { useTablon } from './contexto'
import { Encargo } from './encargo'
import { Tipo } from './tipo'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  /** Somebody came here for this one. */
  esLaPedida: boolean
  /** Nothing where it can't be edited from here. */
  alEditar?: (id: number) => void
}

export const PublicacionItem = memo(({ publicacion, esLaPedida, alEditar }: Props) => {
  const { id, titulo, contenido, created_at, updated_at, visibleToStudents } = publicacion
  const { enlaces } = useTablon()
  const [escribiendo, setEscribiendo] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const idDelTitulo = `publicacion-${id}`

  useEffect(() => {
    if (!esLaPedida) return
    item.current?.scrollIntoView({ block: 'start' })
    item.current?.focus({ preventScroll: true })
  }, [esLaPedida])

  const terminar = () => {
    setEscribiendo(false)
    item.current?.focus({ preventScroll: true })
  }

  return (
    <li
      ref={item}
      tabIndex={-1}
      className={`panel publicacion${esLaPedida ? ' destacada' : ''}${visibleToStudents ? '' : ' oculta-al-alumno'}`}
      aria-labelledby={idDelTitulo}
    >
      <header>
        <Autor publicacion={publicacion}>
          <Link to={enlaces.publicacion(id)} preventScrollReset>
            <time dateTime={created_at}>{fechaYHora(created_at)}</time>
          </Link>
          {updated_at > created_at && ' (editada)'}
        </Autor>
        <div className="etiquetas">
          {!visibleToStudents && <Badge tone="grey">Oculta para los alumnos</Badge>}
          <Tipo tipo={publicacion.tipo} />
        </div>
      </header>
      <h3 id={idDelTitulo}>{titulo}</h3>
      <Contenido html={contenido} />
      <Encargo publicacion={publicacion} />
      <Acciones publicacion={publicacion} alComentar={() => setEscribiendo(true)} alEditar={alEditar} />
      <Comentarios publicacion={publicacion} escribiendo={escribiendo} alTerminar={terminar} />
    </li>
  )
})
PublicacionItem.displayName = 'PublicacionItem'

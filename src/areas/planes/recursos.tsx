import { ExternalLink, FileText, Play } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { extensionDe, textoDeTamano } from '../../domain/archivos/archivos'
import { seEscucha } from '../../domain/archivos/sonido'
import { parseUrl } from '../../domain/base/direccion-leida'
import { idDeYoutube } from '../../domain/planes/rutas-de-recursos'
import { ReproductorDeArchivo } from '../base/reproductor/reproductor-de-archivo'
import type { Recurso } from './tipos'

/** A unit's or a task's resources: videos and images are seen, the rest are links. */
export function Recursos({ recursos }: { recursos: Recurso[] }) {
  return (
    <ul className="recursos" aria-label="Recursos">
      {recursos.map((recurso) => (
        <li key={`${recurso.type} ${recurso.value}`}>
          <RecursoItem recurso={recurso} />
        </li>
      ))}
    </ul>
  )
}

function RecursoItem({ recurso }: { recurso: Recurso }) {
  const video = recurso.type === 'youtube' ? idDeYoutube(recurso.value) : undefined
  if (video) return <Video id={video} titulo={`Video de YouTube ${video}`} />
  const sonido = sonidoDe(recurso)
  if (sonido) return <Sonido archivo={sonido} />
  const nombre = nombreDeRecurso(recurso)
  const clase = claseDe(recurso)
  return (
    <a className={`recurso ${clase}`} href={direccionDe(recurso)} target="_blank" rel="noopener noreferrer">
      {clase === 'imagen' && <img src={direccionDe(recurso)} alt="" loading="lazy" />}
      {clase === 'pdf' && <FileText aria-hidden="true" />}
      {clase === 'enlace' && <ExternalLink aria-hidden="true" />}
      <span>
        {nombre}
        {clase === 'pdf' && <span className="oculto"> (PDF)</span>}
        {recurso.bytes !== undefined && <small className="apagado">{textoDeTamano(recurso.bytes)}</small>}
      </span>
    </a>
  )
}

/** An upload of sound or film. */
function sonidoDe({ type, value, nombre = '', tipo = '', duracion_ms }: Recurso) {
  return type === 'file' && seEscucha(tipo) ? { path: value, nombre, tipo, duracion_ms } : undefined
}

const Sonido = ({ archivo }: { archivo: ComponentProps<typeof ReproductorDeArchivo>['archivo'] }) => (
  <figure className="con-sonido titulado">
    <figcaption>{archivo.nombre}</figcaption>
    <ReproductorDeArchivo archivo={archivo} />
  </figure>
)

/** What it is called: an upload by its name, an address as it is. */
export const nombreDeRecurso = ({ nombre, value }: Recurso) =>
  nombre ?? legible(value.replace(/^https?:\/\/(?:www\.)?/, ''))

/** As a browser shows an address, where it can. */
function legible(direccion: string): string {
  try {
    return decodeURI(direccion)
  } catch {
    return direccion
  }
}

const direccionDe = ({ type, value }: Recurso) => (type === 'file' ? `/${value}` : value)

const IMAGENES = ['jpg', 'jpeg', 'png', 'gif', 'webp']

function claseDe({ type, value }: Recurso): 'imagen' | 'pdf' | 'enlace' {
  const extension = extensionDe(type === 'file' ? value : (parseUrl(value)?.pathname ?? ''))
  if (IMAGENES.includes(extension)) return 'imagen'
  return extension === 'pdf' ? 'pdf' : 'enlace'
}

/** Its picture, or its address where that does not come; the player comes when somebody wants to see it. */
function Video({ id, titulo }: { id: string; titulo: string }) {
  const [pedido, setPedido] = useState(false)
  const [conFoto, setConFoto] = useState(true)
  const marco = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (pedido) marco.current?.focus()
  }, [pedido])

  if (pedido) {
    return (
      <iframe
        ref={marco}
        className="video"
        title={titulo}
        allow="fullscreen; encrypted-media; picture-in-picture"
        src={`https://www.youtube-nocookie.com/embed/${id}`}
      />
    )
  }
  return (
    <button type="button" className={conFoto ? 'recurso video' : 'recurso'} onClick={() => setPedido(true)}>
      {conFoto && (
        <img
          src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`}
          alt=""
          loading="lazy"
          onError={() => setConFoto(false)}
        />
      )}
      <Play aria-hidden="true" />
      <span>
        Ver el video
        {conFoto ? <span className="oculto"> {id}</span> : <small className="apagado">youtu.be/{id}</small>}
      </span>
    </button>
  )
}

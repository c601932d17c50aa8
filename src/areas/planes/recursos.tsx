import { ExternalLink, FileText } from 'lucide-react'
import { extensionDe, textoDeTamano } from '../../domain/archivos'
import { idDeYoutube } from '../../domain/rutas-de-recursos'
import type { Recurso } from './tipos'
import { Video } from './video'

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
  const extension = extensionDe(type === 'file' ? value : (URL.parse(value)?.pathname ?? ''))
  if (IMAGENES.includes(extension)) return 'imagen'
  return extension === 'pdf' ? 'pdf' : 'enlace'
}

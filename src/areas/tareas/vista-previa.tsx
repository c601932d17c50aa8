import { Download, ExternalLink } from 'lucide-react'
import { seMuestra, textoDeTamano } from '../../domain/archivos/archivos'
import type { Archivo } from './tipos'

/** An image or a PDF as it is; anything else to be downloaded. What sounds has its player. */
export function VistaPrevia({ archivo }: { archivo: Archivo }) {
  const { path, nombre, tipo, bytes } = archivo
  const direccion = `/${path}`
  if (!seMuestra(tipo)) {
    return (
      <div className="vista-previa sin-vista">
        <p>
          <b>{nombre}</b> <span className="apagado">{textoDeTamano(bytes)}</span>
        </p>
        <p className="apagado">Este tipo de archivo no se muestra aquí.</p>
        <a className="boton" href={direccion} download={nombre}>
          <Download aria-hidden="true" /> Descargar
        </a>
      </div>
    )
  }
  return (
    <figure className="vista-previa">
      {tipo === 'application/pdf' ? (
        <iframe src={`${direccion}#navpanes=0&view=FitH`} title={nombre} />
      ) : (
        <img src={direccion} alt={nombre} />
      )}
      <figcaption>
        <a href={direccion} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" /> Abrir {nombre}
        </a>{' '}
        <span className="apagado">{textoDeTamano(bytes)}</span>
      </figcaption>
    </figure>
  )
}

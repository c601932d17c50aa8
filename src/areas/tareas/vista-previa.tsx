import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { seLee, seMuestra, textoDeTamano } from '../../domain/archivos/archivos'
import type { Archivo } from './tipos'

const PDF = 'application/pdf'

/**
 * An image, a PDF or a text as it is; anything else to be downloaded. What sounds has its player. On a telephone without
 * a viewer of its own the frame of a PDF stays empty.
 */
export function VistaPrevia({ archivo }: { archivo: Archivo }) {
  const { path, nombre, tipo, bytes } = archivo
  const direccion = `/${path}`
  const { data: texto } = useQuery({
    queryKey: ['texto', path],
    queryFn: () => readTexto(direccion),
    enabled: seLee(tipo) && bytes <= MAXIMO_DE_TEXTO,
  })
  if (!seMuestra(tipo) || (tipo === PDF && !navigator.pdfViewerEnabled)) {
    return (
      <div
        className={texto === undefined ? 'vista-previa pila aire-2 sin-vista' : 'vista-previa pila aire-2'}
      >
        {texto !== undefined && <pre className="panel texto-plano">{texto}</pre>}
        <p>
          <b>{nombre}</b> <span className="apagado">{textoDeTamano(bytes)}</span>
        </p>
        {tipo === PDF ? (
          <a className="boton" href={direccion} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden="true" /> Abrir el PDF
          </a>
        ) : (
          <>
            {!seLee(tipo) && <p className="apagado">Este tipo de archivo no se muestra aquí.</p>}
            <a className="boton" href={direccion} download={nombre}>
              <Download aria-hidden="true" /> Descargar
            </a>
          </>
        )}
      </div>
    )
  }
  return (
    <figure className="vista-previa pila aire-2">
      {tipo === PDF ? (
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

const MAXIMO_DE_TEXTO = 256 * 1024

async function readTexto(direccion: string): Promise<string> {
  const respuesta = await fetch(direccion)
  if (!respuesta.ok) throw new Error(`${respuesta.status}`)
  const bytes = await respuesta.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The Notepad of older Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

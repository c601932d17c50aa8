import { EXTENSIONES_ADMITIDAS, textoDeTamano } from '../../../domain/archivos'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/file-drop'
import type { Curso, Subida } from './use-subida'

interface Props<T> {
  etiqueta: string
  /** For other files than those that a course uses. */
  extensiones?: string
  ayuda?: string
  error?: string
  subida: Subida<T>
}

/** Takes a file and sends it at once; while it is on its way it shows how far, and can be cancelled. */
export function CampoDeSubida<T>({
  etiqueta,
  extensiones = EXTENSIONES_ADMITIDAS,
  ayuda = 'Imágenes, PDF, documentos, audio, video, partituras.',
  error,
  subida,
}: Props<T>) {
  const { curso, start, retry, cancel } = subida
  if (curso) return <EnCurso curso={curso} onRetry={retry} onCancel={cancel} />
  return (
    <FileDrop label={etiqueta} accept={extensiones} file={null} onChange={start} error={error} hint={ayuda} />
  )
}

interface EnCursoProps {
  curso: Curso
  onRetry: () => void
  onCancel: () => void
}

function EnCurso({ curso: { archivo, avance, falla, rechazado }, onRetry, onCancel }: EnCursoProps) {
  const porciento = Math.round(avance * 100)
  return (
    <div className="subida">
      <p>
        <b>{archivo.name}</b>
        <span className="apagado">
          {textoDeTamano(archivo.size)}
          {!falla && ` · ${porciento} %`}
        </span>
      </p>
      {falla ? (
        <p role="alert" className="ui-error">
          {falla}
        </p>
      ) : (
        <progress aria-label={`Subiendo ${archivo.name}`} max={100} value={porciento} />
      )}
      <div className="botones">
        {falla && !rechazado && <Button onClick={onRetry}>Reintentar</Button>}
        <Button onClick={onCancel}>{falla ? 'Quitar' : 'Cancelar la subida'}</Button>
      </div>
    </div>
  )
}

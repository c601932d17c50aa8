import { EXTENSIONES_ADMITIDAS } from '../../../domain/archivos'
import { FileDrop } from '../../../ui/file-drop'
import { AvanceDeSubida } from './avance'
import type { Subida } from './use-subida'

interface Props<T> {
  etiqueta: string
  /** For other files than those that a course uses. */
  extensiones?: string
  ayuda?: string
  error?: string
  subida: Subida<T>
}

/** Takes a file and sends it at once; while it is on its way it shows how far, and can be stopped or cancelled. */
export function CampoDeSubida<T>({
  etiqueta,
  extensiones = EXTENSIONES_ADMITIDAS,
  ayuda = 'Imágenes, PDF, documentos, audio, video, partituras.',
  error,
  subida: { curso, start, ...demas },
}: Props<T>) {
  if (curso) return <AvanceDeSubida curso={curso} {...demas} />
  return (
    <FileDrop label={etiqueta} accept={extensiones} file={null} onChange={start} error={error} hint={ayuda} />
  )
}

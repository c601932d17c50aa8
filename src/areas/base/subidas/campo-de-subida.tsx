import { FileDrop } from '../../../ui/file-drop'
import { AvanceDeSubida } from './avance'
import type { Subida } from './use-subida'

interface Props<T> {
  etiqueta: string
  /** What is offered to choose from, where it is not any file. */
  acepta?: string
  ayuda?: string
  error?: string
  subida: Subida<T>
}

/** Takes a file and sends it at once; while it is on its way it shows how far, and can be stopped or cancelled. */
export function CampoDeSubida<T>({
  etiqueta,
  acepta,
  ayuda = 'Imágenes, PDF, documentos, audio, video, partituras.',
  error,
  subida: { curso, start, ...demas },
}: Props<T>) {
  if (curso) return <AvanceDeSubida curso={curso} {...demas} />
  return <FileDrop label={etiqueta} accept={acepta} file={null} onChange={start} error={error} hint={ayuda} />
}

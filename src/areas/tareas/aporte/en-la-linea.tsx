import { etiquetaDeAporte } from '../../../domain/tareas/tarea-de-aporte'
import type { Entrega } from '../tipos'

/** What became of a contribution in the timeline, which is not the teacher's to say. */
export function EnLaLinea({ aporte }: { aporte: Entrega['aporte'] }) {
  if (!aporte) return null
  const { nombre, estado, url } = aporte
  return (
    <dl className="comprobante">
      <dt>Aporte</dt>
      <dd>{nombre}</dd>
      <dt>Línea de tiempo</dt>
      <dd>{url ? <a href={url}>{etiquetaDeAporte[estado]}</a> : etiquetaDeAporte[estado]}</dd>
    </dl>
  )
}

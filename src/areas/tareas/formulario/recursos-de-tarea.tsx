import { Trash2 } from 'lucide-react'
import { textoDeTamano } from '../../../domain/archivos/archivos'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import { CampoDeSubida } from '../../base/subidas/campo-de-subida'
import type { Subida } from '../../base/subidas/use-subida'
import { nombreDeRecurso } from '../../planes/recursos'
import type { Recurso } from '../../planes/tipos'
import type { ValoresDeTarea } from './valores'

interface Props<T> {
  archivos: Recurso[]
  subida: Subida<T>
  onRemove: (archivo: Recurso) => void
}

/** What goes with a task: files, and addresses one a line. */
export function RecursosDeTarea<T>({ archivos, subida, onRemove }: Props<T>) {
  const campo = useCampo<ValoresDeTarea>()
  return (
    <fieldset className="grupo-de-recursos pila">
      <legend>Recursos</legend>
      {archivos.length > 0 && (
        <ul aria-label="Archivos agregados">
          {archivos.map((archivo) => (
            <li key={archivo.value}>
              <span>
                {nombreDeRecurso(archivo)}
                {archivo.bytes !== undefined && (
                  <small className="apagado">{textoDeTamano(archivo.bytes)}</small>
                )}
              </span>
              <Button variant="quiet" onClick={() => onRemove(archivo)}>
                <Trash2 aria-hidden="true" />
                <span className="oculto">Quitar {nombreDeRecurso(archivo)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CampoDeSubida etiqueta="Agrega un archivo o suéltalo aquí" subida={subida} />
      <TextArea
        label="Direcciones (URL)"
        hint="Una por línea."
        placeholder="https://…"
        rows={3}
        inputMode="url"
        {...campo('enlaces')}
      />
    </fieldset>
  )
}

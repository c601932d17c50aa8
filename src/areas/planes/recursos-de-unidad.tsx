import { Plus, Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { textoDeTamano } from '../../domain/archivos/archivos'
import type { TipoDeRecurso } from '../../domain/planes/recursos'
import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import { CampoDeSubida } from '../base/subidas/campo-de-subida'
import { nombreDeRecurso } from './recursos'
import type { Recurso } from './tipos'
import type { Recursos } from './use-recursos'
import type { ValoresDeUnidad } from './valores-de-unidad'

const etiquetas: Record<TipoDeRecurso, string> = {
  url: 'Enlace (URL)',
  youtube: 'Video de YouTube',
  file: 'Archivo',
}
const opciones = Object.entries(etiquetas).map(([value, label]) => ({ value, label }))

/** What goes with a unit, and the way to add to it. Enter adds what is typed; on saving it counts as added. */
export function RecursosDeUnidad({ recursos, tipo, subida, appendNew, drop, onChangeDeTipo }: Recursos) {
  const campo = useCampo<ValoresDeUnidad>()
  const { onChange, ...eleccion } = campo('pendiente.type')
  const { error, ...escrito } = campo('pendiente.value')
  return (
    <fieldset className="grupo-de-recursos pila">
      <legend>Recursos</legend>
      {recursos.length > 0 && (
        <ul aria-label="Recursos agregados">
          {recursos.map((recurso, posicion) => (
            <RecursoAnadido
              key={`${recurso.type} ${recurso.value}`}
              recurso={recurso}
              posicion={posicion}
              onRemove={() => drop(recurso)}
            />
          ))}
        </ul>
      )}
      <Select
        label="Tipo de recurso"
        options={opciones}
        {...eleccion}
        onChange={(event) => {
          onChangeDeTipo()
          return onChange(event)
        }}
      />
      {tipo === 'file' ? (
        <CampoDeSubida etiqueta="Elige un archivo o suéltalo aquí" error={error} subida={subida} />
      ) : (
        <TextField
          label={tipo === 'youtube' ? 'Dirección del video' : 'Dirección'}
          type="url"
          inputMode="url"
          placeholder={tipo === 'youtube' ? 'https://www.youtube.com/watch?v=…' : 'https://…'}
          error={error}
          {...escrito}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.currentTarget.value.trim() === '') return
            event.preventDefault()
            appendNew()
          }}
        />
      )}
      <div>
        <Button onClick={appendNew} disabled={tipo === 'file' && subida.curso !== null}>
          <Plus aria-hidden="true" /> Agregar recurso
        </Button>
      </div>
    </fieldset>
  )
}

interface AnadidoProps {
  recurso: Recurso
  posicion: number
  onRemove: () => void
}

function RecursoAnadido({ recurso, posicion, onRemove }: AnadidoProps) {
  const { getFieldState, formState } = useFormContext<ValoresDeUnidad>()
  const error = getFieldState(`recursos.${posicion}.value`, formState).error?.message
  const nombre = nombreDeRecurso(recurso)
  return (
    <li>
      <span>
        {nombre}
        <small className="apagado">
          {etiquetas[recurso.type]}
          {recurso.bytes !== undefined && ` · ${textoDeTamano(recurso.bytes)}`}
        </small>
        {error && <span className="ui-error">{error}</span>}
      </span>
      <Button variant="quiet" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        <span className="oculto">Quitar {nombre}</span>
      </Button>
    </li>
  )
}

import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import {
  type DatoConFuente,
  datosConFuente,
  etiquetaDeDato,
  type Fuente,
} from '../../domain/creadores/fuentes'
import { MAX_FUENTES } from '../../domain/creadores/fuentes-escritas'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { FieldNote } from '../../ui/field'
import { TextField } from '../../ui/text-field'
import type { Valores } from './valores'

const filaVacia: Fuente = { texto: '', datos: [] }

/** Which source says what, a row each; who has to give one finds the first row open. */
export function FilasDeFuentes({ obligatoria = false }: { obligatoria?: boolean }) {
  const { field, fieldState } = useController<Valores, 'fuentes'>({ name: 'fuentes' })
  const agregar = useRef<HTMLButtonElement>(null)
  const nota = useId()
  const error = fieldState.error?.message
  const filas = field.value.length === 0 && obligatoria ? [filaVacia] : field.value
  const change = (lugar: number, cambio: Partial<Fuente>) =>
    field.onChange(filas.map((fila, i) => (i === lugar ? { ...fila, ...cambio } : fila)))
  const remove = (lugar: number) => {
    field.onChange(filas.filter((_, i) => i !== lugar))
    agregar.current?.focus()
  }

  return (
    <fieldset
      className={classes('filas-de-fuentes', obligatoria && 'obligatorio')}
      aria-describedby={error && nota}
    >
      <legend>De dónde sale cada dato</legend>
      {filas.map((fila, lugar) => (
        <Fila
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
          key={lugar}
          numero={lugar + 1}
          fila={fila}
          primera={lugar === 0 ? field.ref : undefined}
          onChange={(cambio) => change(lugar, cambio)}
          onRemove={obligatoria && filas.length === 1 ? undefined : () => remove(lugar)}
        />
      ))}
      <FieldNote id={nota} error={error} hint={filas.length === 0 && 'Un libro, un archivo, una página…'} />
      <Button
        ref={agregar}
        disabled={filas.length >= MAX_FUENTES}
        onClick={() => field.onChange([...filas, filaVacia])}
      >
        Agregar fuente
      </Button>
    </fieldset>
  )
}

interface Props {
  numero: number
  fila: Fuente
  primera: ((control: HTMLInputElement | null) => void) | undefined
  onChange: (cambio: Partial<Fuente>) => void
  onRemove: (() => void) | undefined
}

function Fila({ numero, fila, primera, onChange, onRemove }: Props) {
  const { texto, url = '', datos, valor = '' } = fila
  const toggle = (dato: DatoConFuente) =>
    onChange({ datos: datos.includes(dato) ? datos.filter((uno) => uno !== dato) : [...datos, dato] })

  return (
    <fieldset className="fila-de-fuente">
      <legend className="oculto">Fuente {numero}</legend>
      <div className="ui-fila">
        <TextField
          label="Fuente"
          hint="Autor y título, o qué documento es."
          autoComplete="off"
          ref={primera}
          value={texto}
          onChange={({ target }) => onChange({ texto: target.value })}
        />
        <TextField
          label="Dirección en la web"
          type="url"
          autoComplete="off"
          value={url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      </div>
      <fieldset className="ui-grupo">
        <legend>De qué dato</legend>
        <div>
          {datosConFuente.map((dato) => (
            <label key={dato}>
              <input type="checkbox" checked={datos.includes(dato)} onChange={() => toggle(dato)} />
              <span>{etiquetaDeDato[dato]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Qué dice"
        hint="De un solo dato, si otra fuente dice otra cosa; por ejemplo, 1885."
        autoComplete="off"
        value={valor}
        onChange={({ target }) => onChange({ valor: target.value })}
      />
      {onRemove && (
        <div className="botones">
          <Button variant="quiet" onClick={onRemove}>
            Quitar<span className="oculto"> la fuente {numero}</span>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

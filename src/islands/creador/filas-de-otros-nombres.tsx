import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import {
  type ClaseDeNombre,
  clasesDeNombre,
  etiquetaDeClase,
  MAX_OTROS_NOMBRES,
  type OtroNombre,
} from '../../domain/creadores/otros-nombres'
import { Button } from '../../ui/button'
import { FieldNote } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import type { Valores } from './valores'

const filaVacia: OtroNombre = { nombre: '', clase: 'SEUDONIMO' }
const opciones = clasesDeNombre.map((value) => ({ value, label: etiquetaDeClase[value] }))

/** What else people call a creator, a row each. */
export function FilasDeOtrosNombres() {
  const { field, fieldState } = useController<Valores, 'otros_nombres'>({ name: 'otros_nombres' })
  const agregar = useRef<HTMLButtonElement>(null)
  const nota = useId()
  const error = fieldState.error?.message
  const filas = field.value
  const change = (lugar: number, cambio: Partial<OtroNombre>) =>
    field.onChange(filas.map((fila, i) => (i === lugar ? { ...fila, ...cambio } : fila)))
  const remove = (lugar: number) => {
    field.onChange(filas.filter((_, i) => i !== lugar))
    agregar.current?.focus()
  }

  return (
    <fieldset className="filas-de-fuentes" aria-describedby={error && nota}>
      <legend>Otros nombres</legend>
      {filas.map(({ nombre, clase }, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <fieldset key={lugar} className="fila-de-fuente">
          <legend className="oculto">Otro nombre {lugar + 1}</legend>
          <div className="ui-fila">
            <TextField
              label="Otro nombre"
              autoComplete="off"
              ref={lugar === 0 ? field.ref : undefined}
              value={nombre}
              onChange={({ target }) => change(lugar, { nombre: target.value })}
            />
            <Select
              label="Clase"
              options={opciones}
              value={clase}
              onChange={({ target }) => change(lugar, { clase: target.value as ClaseDeNombre })}
            />
          </div>
          <div className="botones">
            <Button variant="quiet" onClick={() => remove(lugar)}>
              Quitar<span className="oculto"> el otro nombre {lugar + 1}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <FieldNote id={nota} error={error} hint={filas.length === 0 && 'Un seudónimo, un nombre artístico…'} />
      <Button
        ref={agregar}
        disabled={filas.length >= MAX_OTROS_NOMBRES}
        onClick={() => field.onChange([...filas, filaVacia])}
      >
        Agregar otro nombre
      </Button>
    </fieldset>
  )
}

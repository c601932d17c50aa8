import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { OPCIONES } from '../../../domain/evaluaciones/preguntas'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import { Icono } from './icono'
import { MediosDeOpcion } from './medios'
import { mensajeDe } from './mensaje'
import { opcionVacia, type ValoresDeEvaluacion } from './valores'

/** A question's options, with the right one marked. */
export function Opciones({ lugar }: { lugar: number }) {
  const { control, formState, setFocus } = useFormContext<ValoresDeEvaluacion>()
  const { fields, append, remove, move } = useFieldArray({ control, name: `preguntas.${lugar}.opciones` })
  const falta = mensajeDe(formState.errors.preguntas?.[lugar]?.opciones)
  const idDeFalta = `falta-de-opciones-${lugar}`
  const focus = (cual: number) => setTimeout(() => setFocus(`preguntas.${lugar}.opciones.${cual}.texto`))

  const shift = (de: number, a: number) => {
    move(de, a)
    focus(a)
  }
  const drop = (cual: number) => {
    remove(cual)
    focus(Math.min(cual, fields.length - 2))
  }

  return (
    <div
      role="radiogroup"
      aria-label={`Opciones de la pregunta ${lugar + 1}: elige la correcta`}
      className="opciones-editables"
      aria-describedby={falta && idDeFalta}
    >
      {fields.map((campo, i) => (
        <OpcionEditable
          key={campo.id}
          lugar={lugar}
          opcion={i}
          cuantas={fields.length}
          onMove={(a) => shift(i, a)}
          onRemove={() => drop(i)}
        />
      ))}
      {falta && (
        <p id={idDeFalta} className="ui-error" data-falta tabIndex={-1}>
          {falta}
        </p>
      )}
      <div>
        <Button
          variant="quiet"
          onClick={() => append(opcionVacia())}
          disabled={fields.length >= OPCIONES.maximo}
        >
          <Plus aria-hidden="true" /> Agregar opción<span className="oculto"> a la pregunta {lugar + 1}</span>
        </Button>
      </div>
    </div>
  )
}

interface Props {
  lugar: number
  opcion: number
  cuantas: number
  onMove: (a: number) => void
  onRemove: () => void
}

function OpcionEditable({ lugar, opcion, cuantas, onMove, onRemove }: Props) {
  const campo = useCampo<ValoresDeEvaluacion>()
  const { control, getValues, setValue } = useFormContext<ValoresDeEvaluacion>()
  const correcta = useWatch({ control, name: `preguntas.${lugar}.opciones.${opcion}.es_correcta` })
  const numero = opcion + 1
  const dePregunta = `de la pregunta ${lugar + 1}`

  const mark = () => {
    for (const i of getValues(`preguntas.${lugar}.opciones`).keys()) {
      setValue(`preguntas.${lugar}.opciones.${i}.es_correcta`, i === opcion, { shouldDirty: true })
    }
  }

  return (
    <div className={correcta ? 'opcion-editable correcta' : 'opcion-editable'}>
      <input
        type="radio"
        name={`correcta-${lugar}`}
        checked={Boolean(correcta)}
        onChange={mark}
        aria-label={`La opción ${numero} es la correcta`}
      />
      <TextField
        label={
          <>
            Opción {numero}
            <span className="oculto"> {dePregunta}</span>
          </>
        }
        autoComplete="off"
        {...campo(`preguntas.${lugar}.opciones.${opcion}.texto`)}
      />
      <div className="mover-opcion">
        <Icono
          texto={`Subir la opción ${numero} ${dePregunta}`}
          desactivado={opcion === 0}
          onFinished={() => onMove(opcion - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </Icono>
        <Icono
          texto={`Bajar la opción ${numero} ${dePregunta}`}
          desactivado={numero === cuantas}
          onFinished={() => onMove(opcion + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </Icono>
        <Icono
          texto={`Quitar la opción ${numero} ${dePregunta}`}
          desactivado={cuantas <= OPCIONES.minimo}
          onFinished={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Icono>
      </div>
      <MediosDeOpcion lugar={lugar} opcion={opcion} />
    </div>
  )
}

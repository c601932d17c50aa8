import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { opcionesDe } from '../../../domain/evaluaciones/limites-de-pregunta'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import { Icono } from './icono'
import { MediosDeOpcion } from './medios'
import { mensajeDe } from './mensaje'
import { opcionVacia, type ValoresDeEvaluacion } from './valores'

/** How the options of a kind are called, and marked. */
const clases = {
  UNA: { que: 'opción', lista: 'Opciones', elige: ': elige la correcta', marca: 'radio' },
  VARIAS: { que: 'opción', lista: 'Opciones', elige: ': marca las correctas', marca: 'checkbox' },
  ORDENAR: { que: 'elemento', lista: 'Elementos', elige: ', en el orden correcto', marca: null },
} as const

type Clase = keyof typeof clases

/** A question's options, with what is right marked; what is to be put in order stands in it. */
export function Opciones({ lugar, tipo }: { lugar: number; tipo: Clase }) {
  const { que, lista, elige } = clases[tipo]
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
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role has a name
    <div
      role={tipo === 'UNA' ? 'radiogroup' : 'group'}
      aria-label={`${lista} de la pregunta ${lugar + 1}${elige}`}
      className="pila aire-2"
      aria-describedby={falta && idDeFalta}
    >
      {fields.map((campo, i) => (
        <OpcionEditable
          key={campo.id}
          lugar={lugar}
          tipo={tipo}
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
          disabled={fields.length >= opcionesDe[tipo].maximo}
        >
          <Plus aria-hidden="true" /> Agregar {que}
          <span className="oculto"> a la pregunta {lugar + 1}</span>
        </Button>
      </div>
    </div>
  )
}

interface Props {
  lugar: number
  tipo: Clase
  opcion: number
  cuantas: number
  onMove: (a: number) => void
  onRemove: () => void
}

function OpcionEditable({ lugar, tipo, opcion, cuantas, onMove, onRemove }: Props) {
  const { que, marca } = clases[tipo]
  const articulo = que === 'opción' ? 'la' : 'el'
  const campo = useCampo<ValoresDeEvaluacion>()
  const { control, getValues, setValue } = useFormContext<ValoresDeEvaluacion>()
  const correcta = useWatch({ control, name: `preguntas.${lugar}.opciones.${opcion}.es_correcta` })
  const numero = opcion + 1
  const dePregunta = `de la pregunta ${lugar + 1}`

  const mark = () => {
    if (tipo === 'VARIAS') {
      setValue(`preguntas.${lugar}.opciones.${opcion}.es_correcta`, !correcta, { shouldDirty: true })
      return
    }
    for (const i of getValues(`preguntas.${lugar}.opciones`).keys()) {
      setValue(`preguntas.${lugar}.opciones.${i}.es_correcta`, i === opcion, { shouldDirty: true })
    }
  }

  return (
    <div className={marca && correcta ? 'opcion-editable correcta' : 'opcion-editable'}>
      {marca ? (
        <input
          type={marca}
          name={`correcta-${lugar}`}
          checked={Boolean(correcta)}
          onChange={mark}
          aria-label={`La opción ${numero} es ${marca === 'radio' ? 'la correcta' : 'correcta'}`}
        />
      ) : (
        <b aria-hidden="true">{numero}</b>
      )}
      <TextField
        label={
          <>
            {tipo === 'ORDENAR' ? 'Elemento' : 'Opción'} {numero}
            <span className="oculto"> {dePregunta}</span>
          </>
        }
        autoComplete="off"
        {...campo(`preguntas.${lugar}.opciones.${opcion}.texto`)}
      />
      <div className="mover-opcion">
        <Icono
          texto={`Subir ${articulo} ${que} ${numero} ${dePregunta}`}
          desactivado={opcion === 0}
          onFinished={() => onMove(opcion - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </Icono>
        <Icono
          texto={`Bajar ${articulo} ${que} ${numero} ${dePregunta}`}
          desactivado={numero === cuantas}
          onFinished={() => onMove(opcion + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </Icono>
        <Icono
          texto={`Quitar ${articulo} ${que} ${numero} ${dePregunta}`}
          desactivado={cuantas <= opcionesDe[tipo].minimo}
          onFinished={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Icono>
      </div>
      <MediosDeOpcion lugar={lugar} opcion={opcion} />
    </div>
  )
}

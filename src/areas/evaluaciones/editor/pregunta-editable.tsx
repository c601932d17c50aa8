import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import { Icono } from './icono'
import { MediosEditables } from './medios'
import { CuerpoDePregunta } from './tipos/cuerpo-de-pregunta'
import type { ValoresDeEvaluacion } from './valores'

interface Props {
  lugar: number
  cuantas: number
  /** No more questions fit. */
  completa: boolean
  onMove: (a: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

export function PreguntaEditable({ lugar, cuantas, completa, onMove, onDuplicate, onRemove }: Props) {
  const campo = useCampo<ValoresDeEvaluacion>()
  const { setFocus } = useFormContext<ValoresDeEvaluacion>()
  const focus = (cual: number) => setTimeout(() => setFocus(`preguntas.${cual}.texto`))

  const shift = (a: number) => {
    onMove(a)
    focus(a)
  }
  const drop = () => {
    onRemove()
    if (cuantas > 1) focus(Math.min(lugar, cuantas - 2))
  }

  const numero = lugar + 1
  return (
    <li>
      <fieldset className="panel pregunta editable">
        <legend className="oculto">Pregunta {numero}</legend>
        <div className="barra-de-pregunta renglon">
          <b aria-hidden="true">Pregunta {numero}</b>
          <Icono
            texto={`Subir la pregunta ${numero}`}
            desactivado={lugar === 0}
            onFinished={() => shift(lugar - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </Icono>
          <Icono
            texto={`Bajar la pregunta ${numero}`}
            desactivado={numero === cuantas}
            onFinished={() => shift(lugar + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </Icono>
          <Icono
            texto={`Duplicar la pregunta ${numero}`}
            desactivado={completa}
            onFinished={() => {
              onDuplicate()
              focus(lugar + 1)
            }}
          >
            <Copy aria-hidden="true" />
          </Icono>
          <Icono texto={`Quitar la pregunta ${numero}`} desactivado={cuantas === 1} onFinished={drop}>
            <Trash2 aria-hidden="true" />
          </Icono>
        </div>
        <TextArea label="Texto de la pregunta" rows={2} {...campo(`preguntas.${lugar}.texto`)} />
        <MediosEditables lugar={lugar} />
        <CuerpoDePregunta lugar={lugar} />
        <TextArea
          label="Explicación"
          rows={2}
          hint="Opcional: el alumno la ve con la respuesta correcta."
          {...campo(`preguntas.${lugar}.explicacion`)}
        />
      </fieldset>
    </li>
  )
}

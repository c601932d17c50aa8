import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import { Icono } from './icono'
import { Opciones } from './opciones'
import type { ValoresDeEvaluacion } from './valores'

interface Props {
  lugar: number
  cuantas: number
  /** No more questions fit. */
  completa: boolean
  alMover: (a: number) => void
  alDuplicar: () => void
  alQuitar: () => void
}

export function PreguntaEditable({ lugar, cuantas, completa, alMover, alDuplicar, alQuitar }: Props) {
  const campo = useCampo<ValoresDeEvaluacion>()
  const { setFocus } = useFormContext<ValoresDeEvaluacion>()
  const enfocar = (cual: number) => setTimeout(() => setFocus(`preguntas.${cual}.texto`))

  const mover = (a: number) => {
    alMover(a)
    enfocar(a)
  }
  const quitar = () => {
    alQuitar()
    if (cuantas > 1) enfocar(Math.min(lugar, cuantas - 2))
  }

  const numero = lugar + 1
  return (
    <li>
      <fieldset className="panel pregunta editable">
        <legend className="oculto">Pregunta {numero}</legend>
        <div className="barra-de-pregunta">
          <b aria-hidden="true">Pregunta {numero}</b>
          <Icono
            texto={`Subir la pregunta ${numero}`}
            desactivado={lugar === 0}
            alHacer={() => mover(lugar - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </Icono>
          <Icono
            texto={`Bajar la pregunta ${numero}`}
            desactivado={numero === cuantas}
            alHacer={() => mover(lugar + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </Icono>
          <Icono
            texto={`Duplicar la pregunta ${numero}`}
            desactivado={completa}
            alHacer={() => {
              alDuplicar()
              enfocar(lugar + 1)
            }}
          >
            <Copy aria-hidden="true" />
          </Icono>
          <Icono texto={`Quitar la pregunta ${numero}`} desactivado={cuantas === 1} alHacer={quitar}>
            <Trash2 aria-hidden="true" />
          </Icono>
        </div>
        <TextArea label="Texto de la pregunta" rows={2} {...campo(`preguntas.${lugar}.texto`)} />
        <Opciones lugar={lugar} />
      </fieldset>
    </li>
  )
}

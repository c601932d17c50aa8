import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  etiquetaDeTipo,
  type TipoDePregunta,
  tiposDePregunta,
} from '../../../../domain/evaluaciones/evaluaciones'
import { opcionesDe } from '../../../../domain/evaluaciones/limites-de-pregunta'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/select'
import { useCampo } from '../../../base/formulario/use-campo'
import { Opciones } from '../opciones'
import { opcionVacia, type ValoresDeEvaluacion } from '../valores'
import { Aceptadas } from './aceptadas'

const cuerpoDeTipo: Record<TipoDePregunta, ComponentType<{ lugar: number }>> = {
  UNA: ({ lugar }) => <Opciones lugar={lugar} tipo="UNA" />,
  VARIAS: ({ lugar }) => <Opciones lugar={lugar} tipo="VARIAS" />,
  CORTA: Aceptadas,
  ORDENAR: ({ lugar }) => <Opciones lugar={lugar} tipo="ORDENAR" />,
}

const tipos = tiposDePregunta.map((value) => ({ value, label: etiquetaDeTipo[value] }))

/** Of which kind a question is, and what its kind asks for; what was written for another one stays until it is saved. */
export function CuerpoDePregunta({ lugar }: { lugar: number }) {
  const { control, getValues, setFocus, setValue } = useFormContext<ValoresDeEvaluacion>()
  const { onChange, ...campo } = useCampo<ValoresDeEvaluacion>()(`preguntas.${lugar}.tipo`)
  const tipo = useWatch({ control, name: `preguntas.${lugar}.tipo` }) ?? 'UNA'
  const Cuerpo = cuerpoDeTipo[tipo]
  const opciones = useWatch({ control, name: `preguntas.${lugar}.opciones` })
  // It takes the place of all options: of those that say something nobody gets them back.
  const isEnBlanco = opciones.every((una) => !una.texto.trim() && !una.imagen && !una.notacion)

  const setOpciones = (opciones: ReturnType<typeof opcionVacia>[]) =>
    setValue(`preguntas.${lugar}.opciones`, opciones, { shouldDirty: true })
  const fillUp = (nuevo: TipoDePregunta) => {
    const hay = getValues(`preguntas.${lugar}.opciones`)
    const faltan = opcionesDe[nuevo].minimo - hay.length
    if (faltan > 0) setOpciones([...hay, ...Array.from({ length: faltan }, opcionVacia)])
  }
  const putVerdaderoOFalso = () => {
    setValue(`preguntas.${lugar}.tipo`, 'UNA', { shouldDirty: true })
    setOpciones(['Verdadero', 'Falso'].map((texto) => ({ texto, es_correcta: false })))
    // The button that was pressed is there no more.
    setTimeout(() => setFocus(`preguntas.${lugar}.opciones.0.texto`))
  }

  return (
    <>
      <div className="clase-de-pregunta">
        <Select
          label="Clase de pregunta"
          options={tipos}
          {...campo}
          onChange={(evento) => {
            fillUp(evento.target.value as TipoDePregunta)
            void onChange(evento)
          }}
        />
        {isEnBlanco && (
          <Button onClick={putVerdaderoOFalso}>
            Verdadero o falso<span className="oculto"> en la pregunta {lugar + 1}</span>
          </Button>
        )}
      </div>
      <Cuerpo lugar={lugar} />
    </>
  )
}

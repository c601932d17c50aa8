import { FileInput, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { PREGUNTAS, type PreguntaEscrita } from '../../../domain/preguntas'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/toast'
import { mensajeDe } from './mensaje'
import { PreguntaEditable } from './pregunta-editable'
import { preguntaVacia, type ValoresDeEvaluacion } from './valores'

const Importar = lazy(() => import('./importar'))

export function Preguntas() {
  const { control, getValues, formState } = useFormContext<ValoresDeEvaluacion>()
  const { fields, append, insert, remove, move, replace } = useFieldArray({ control, name: 'preguntas' })
  const [importando, setImportando] = useState(false)
  const completa = fields.length >= PREGUNTAS.maximo
  const falta = mensajeDe(formState.errors.preguntas)

  const agregar = (importadas: PreguntaEscrita[]) => {
    const escritas = getValues('preguntas').filter(
      ({ texto, opciones }) => texto.trim() || opciones.some((una) => una.texto.trim()),
    )
    replace([...escritas, ...importadas])
    toast.success(`Preguntas agregadas: ${importadas.length}.`)
  }

  return (
    <>
      <header className="titulo-de-preguntas">
        <h2>
          Preguntas <span className="apagado">({fields.length})</span>
        </h2>
        <Button onClick={() => setImportando(true)}>
          <FileInput aria-hidden="true" /> Importar
        </Button>
      </header>
      {falta && (
        <p className="ui-error" data-falta tabIndex={-1}>
          {falta}
        </p>
      )}
      <ol className="preguntas">
        {fields.map((campo, i) => (
          <PreguntaEditable
            key={campo.id}
            lugar={i}
            cuantas={fields.length}
            completa={completa}
            alMover={(a) => move(i, a)}
            alDuplicar={() => insert(i + 1, structuredClone(getValues(`preguntas.${i}`)))}
            alQuitar={() => remove(i)}
          />
        ))}
      </ol>
      <div className="botones">
        <Button onClick={() => append(preguntaVacia())} disabled={completa}>
          <Plus aria-hidden="true" /> Agregar pregunta
        </Button>
      </div>
      {importando && (
        <Suspense fallback={null}>
          <Importar alAgregar={agregar} alCerrar={() => setImportando(false)} />
        </Suspense>
      )}
    </>
  )
}

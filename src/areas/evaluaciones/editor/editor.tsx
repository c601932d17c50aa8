import { FileInput, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { FormProvider, useFieldArray, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import {
  type DatosDeEvaluacion,
  type EvaluacionPorCrear,
  evaluacionNueva,
  evaluacionPorCrear,
  evaluacionSinPreguntas,
} from '../../../domain/evaluaciones/evaluacion-nueva'
import { etiquetaDeMuestra, momentosDeMostrar } from '../../../domain/evaluaciones/muestra-de-evaluacion'
import { PREGUNTAS, type PreguntaEscrita } from '../../../domain/evaluaciones/preguntas'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { toast } from '../../../ui/toast'
import { useGestion } from '../../base/curso/gestion'
import { focusPrimeraFalta } from '../../base/formulario/enfocar'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CamposDeEntrega, entregaPorDefecto, type ValoresDeEntrega } from '../entrega'
import { accionesDeEvaluacion } from '../gestion'
import type { Curso, EvaluacionCompleta } from '../tipos'
import { opcionesDeUnidad } from '../unidades'
import { mensajeDe } from './mensaje'
import { PreguntaEditable } from './pregunta-editable'
import { preguntaVacia, type ValoresDeEvaluacion } from './valores'

/** An evaluation that is written by hand, or edited. */
export function Editor(edicion: Edicion) {
  const { formulario, form, save, enviando, recuperado, discard } = useEdicion(edicion)
  const { errors } = form.formState

  return (
    <FormProvider {...form}>
      <form ref={formulario} noValidate onSubmit={save} className="editor-de-evaluacion pila aire-5">
        {recuperado && <Recuperado onDiscard={discard} />}
        <div className="panel ui-formulario">
          <TextField
            label="Título"
            autoComplete="off"
            required
            error={errors.titulo?.message}
            {...form.register('titulo')}
          />
          <Select
            label="Unidad"
            options={opcionesDeUnidad(edicion.curso)}
            error={errors.unidadPlanId?.message}
            {...form.register('unidadPlanId')}
          />
          <Select
            label="Cuándo ven los alumnos las respuestas correctas"
            options={momentos}
            hint="Su puntaje lo ven siempre al enviarla."
            error={errors.muestra?.message}
            {...form.register('muestra')}
          />
          {edicion.id === undefined && <CamposDeEntrega curso={edicion.curso} />}
        </div>
        {edicion.soloDatos ? (
          <p className="nota-de-evaluacion">
            Ya hay quien hizo esta evaluación: sus preguntas no se pueden cambiar, solo el título y la unidad.
          </p>
        ) : (
          <Preguntas />
        )}
        <div className="botones al-final">
          <Button type="submit" variant="primary" saving={enviando}>
            {edicion.id === undefined ? 'Guardar la evaluación' : 'Guardar cambios'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const momentos = momentosDeMostrar.map((value) => ({ value, label: etiquetaDeMuestra[value] }))

interface Edicion {
  curso: Curso
  /** Which one it edits; otherwise it is a new one. */
  id?: number
  iniciales: ValoresDeEvaluacion
  /** Somebody has taken it: its questions stay as they are. */
  soloDatos?: boolean
  onSave: (guardada: EvaluacionCompleta) => void
}

/** The form of an evaluation, until it is saved; `formulario` is where it stands on the page. */
function useEdicion({ curso, id, iniciales: escrita, soloDatos = false, onSave }: Edicion) {
  const iniciales = { ...escrita, ...entregaPorDefecto() }
  const { saveEvaluacion } = useGestion(accionesDeEvaluacion)
  const formulario = useRef<HTMLFormElement>(null)
  const { form, recuperado, returnTo, showFaltas, showRechazo, cambiosDe } = useFormulario<
    ValoresDeEvaluacion & ValoresDeEntrega,
    DatosDeEvaluacion | EvaluacionPorCrear
  >({
    borrador: `evaluacion-${id ?? `de-${curso.id}`}`,
    iniciales,
    esquema: esquemaDe({ id, iniciales, soloDatos }),
  })
  const { send, enviando } = useAccion(saveEvaluacion(curso.id, id))

  const save = form.handleSubmit((datos) => {
    const cambios = cambiosDe(datos)
    if (soloDatos) delete cambios.preguntas
    send(id === undefined ? datos : cambios, {
      onDone: () => returnTo(iniciales),
      onSuccess: onSave,
      onError: (error) => {
        showRechazo('No se pudo guardar la evaluación.')(error)
        focusPrimeraFalta(formulario.current)
      },
    })
  }, showFaltas)

  return { formulario, form, save, enviando, recuperado, discard: () => returnTo(iniciales) }
}

function esquemaDe({ id, iniciales, soloDatos }: Pick<Edicion, 'id' | 'iniciales' | 'soloDatos'>) {
  if (soloDatos) return sinTocar(iniciales.preguntas)
  return id === undefined ? evaluacionPorCrear : evaluacionNueva
}

/** Whatever was written of its questions, before somebody took it, is neither sent nor judged. */
const sinTocar = (preguntas: PreguntaEscrita[]) =>
  z.preprocess((escrita: ValoresDeEvaluacion) => ({ ...escrita, preguntas }), evaluacionSinPreguntas)

const Importacion = lazy(() => import('./importacion'))

function Preguntas() {
  const { control, getValues, formState } = useFormContext<ValoresDeEvaluacion>()
  const { fields, append, insert, remove, move, replace } = useFieldArray({ control, name: 'preguntas' })
  const [importando, setImportando] = useState(false)
  const completa = fields.length >= PREGUNTAS.maximo
  const falta = mensajeDe(formState.errors.preguntas)

  const add = (importadas: PreguntaEscrita[]) => {
    const escritas = getValues('preguntas').filter(
      ({ texto, imagen, sonido, opciones, aceptadas }) =>
        imagen ||
        sonido ||
        opciones.some((una) => una.imagen) ||
        [texto, ...opciones.map((una) => una.texto), ...(aceptadas ?? [])].some((escrito) => escrito.trim()),
    )
    replace([...escritas, ...importadas])
    toast.success(`Preguntas agregadas: ${importadas.length}.`)
  }

  return (
    <>
      <header className="titulo-de-preguntas extremos">
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
            onMove={(a) => move(i, a)}
            onDuplicate={() => insert(i + 1, structuredClone(getValues(`preguntas.${i}`)))}
            onRemove={() => remove(i)}
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
          <Importacion onAdd={add} onClose={() => setImportando(false)} />
        </Suspense>
      )}
    </>
  )
}

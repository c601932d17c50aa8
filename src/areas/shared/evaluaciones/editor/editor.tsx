import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { type DatosDeEvaluacion, evaluacionNueva } from '../../../../domain/evaluacion-nueva'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/select'
import { TextField } from '../../../../ui/text-field'
import { Recuperado } from '../../formulario/recuperado'
import { loCambiado, useFormulario } from '../../formulario/use-formulario'
import { useAccion } from '../../use-accion'
import { type Curso, type EvaluacionCompleta, useGestion } from '../gestion'
import { guardarEvaluacion } from '../queries'
import { opcionesDeUnidad } from '../unidades'
import { enfocarPrimeraFalta } from './enfocar'
import { Preguntas } from './preguntas'
import type { ValoresDeEvaluacion } from './valores'

interface Props {
  curso: Curso
  /** Which one it edits; otherwise it is a new one. */
  id?: number
  iniciales: ValoresDeEvaluacion
  /** Somebody has taken it: its questions stay as they are. */
  soloDatos?: boolean
  alGuardar: (guardada: EvaluacionCompleta) => void
}

/** An evaluation that is written by hand, or edited. */
export function Editor({ curso, id, iniciales, soloDatos = false, alGuardar }: Props) {
  const gestion = useGestion()
  const formulario = useRef<HTMLFormElement>(null)
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeEvaluacion,
    DatosDeEvaluacion
  >({ borrador: `evaluacion-${id ?? `de-${curso.id}`}`, iniciales, esquema: evaluacionNueva })
  const { enviar, enviando } = useAccion(guardarEvaluacion(gestion, curso.id, id))
  const { errors } = form.formState

  const alEnviar = form.handleSubmit(
    (datos) => {
      enviar(id === undefined ? datos : loCambiado(iniciales, form.getValues(), datos), {
        onSuccess: (guardada) => {
          volverA(iniciales)
          alGuardar(guardada)
        },
        onError: (error) => {
          mostrarRechazo('No se pudo guardar la evaluación.')(error)
          enfocarPrimeraFalta(formulario.current)
        },
      })
    },
    (faltas) => {
      mostrarFaltas(faltas)
      enfocarPrimeraFalta(formulario.current)
    },
  )

  return (
    <FormProvider {...form}>
      <form ref={formulario} noValidate onSubmit={alEnviar} className="editor-de-evaluacion">
        {recuperado && <Recuperado alDescartar={() => volverA(iniciales)} />}
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
            options={opcionesDeUnidad(curso)}
            error={errors.unidadPlanId?.message}
            {...form.register('unidadPlanId')}
          />
        </div>
        {soloDatos ? (
          <p className="nota-de-evaluacion">
            Ya hay quien hizo esta evaluación: sus preguntas no se pueden cambiar, solo el título y la unidad.
          </p>
        ) : (
          <Preguntas />
        )}
        <div className="botones al-final">
          <Button type="submit" variant="primary" saving={enviando}>
            {id === undefined ? 'Guardar la evaluación' : 'Guardar cambios'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

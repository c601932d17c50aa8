import { useRef } from 'react'
import { type DatosDeEvaluacion, evaluacionNueva } from '../../../../domain/evaluacion-nueva'
import { enfocarPrimeraFalta } from '../../formulario/enfocar'
import { loCambiado, useFormulario } from '../../formulario/use-formulario'
import { useAccion } from '../../use-accion'
import { type Curso, type EvaluacionCompleta, useGestion } from '../gestion'
import { guardarEvaluacion } from '../queries'
import type { ValoresDeEvaluacion } from './valores'

export interface Edicion {
  curso: Curso
  /** Which one it edits; otherwise it is a new one. */
  id?: number
  iniciales: ValoresDeEvaluacion
  alGuardar: (guardada: EvaluacionCompleta) => void
}

/** The form of an evaluation, until it is saved; `formulario` is where it stands on the page. */
export function useEdicion({ curso, id, iniciales, alGuardar }: Edicion) {
  const gestion = useGestion()
  const formulario = useRef<HTMLFormElement>(null)
  const { form, base, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeEvaluacion,
    DatosDeEvaluacion
  >({ borrador: `evaluacion-${id ?? `de-${curso.id}`}`, iniciales, esquema: evaluacionNueva })
  const { enviar, enviando } = useAccion(guardarEvaluacion(gestion, curso.id, id))

  const guardar = form.handleSubmit((datos) => {
    enviar(id === undefined ? datos : loCambiado(base, form.getValues(), datos), {
      alLograr: () => volverA(iniciales),
      onSuccess: alGuardar,
      onError: (error) => {
        mostrarRechazo('No se pudo guardar la evaluación.')(error)
        enfocarPrimeraFalta(formulario.current)
      },
    })
  }, mostrarFaltas)

  return { formulario, form, guardar, enviando, recuperado, descartar: () => volverA(iniciales) }
}

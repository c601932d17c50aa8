import { useRef } from 'react'
import { z } from 'zod'
import { type DatosDeEvaluacion, evaluacionNueva } from '../../../domain/evaluacion-nueva'
import type { PreguntaEscrita } from '../../../domain/preguntas'
import { enfocarPrimeraFalta } from '../../base/formulario/enfocar'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { type Curso, type EvaluacionCompleta, useGestion } from '../gestion'
import { guardarEvaluacion } from '../queries'
import type { ValoresDeEvaluacion } from './valores'

export interface Edicion {
  curso: Curso
  /** Which one it edits; otherwise it is a new one. */
  id?: number
  iniciales: ValoresDeEvaluacion
  /** Somebody has taken it: its questions stay as they are. */
  soloDatos?: boolean
  alGuardar: (guardada: EvaluacionCompleta) => void
}

/** The form of an evaluation, until it is saved; `formulario` is where it stands on the page. */
export function useEdicion({ curso, id, iniciales, soloDatos = false, alGuardar }: Edicion) {
  const gestion = useGestion()
  const formulario = useRef<HTMLFormElement>(null)
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo, cambiosDe } = useFormulario<
    ValoresDeEvaluacion,
    DatosDeEvaluacion
  >({
    borrador: `evaluacion-${id ?? `de-${curso.id}`}`,
    iniciales,
    esquema: soloDatos ? sinTocar(iniciales.preguntas) : evaluacionNueva,
  })
  const { enviar, enviando } = useAccion(guardarEvaluacion(gestion, curso.id, id))

  const guardar = form.handleSubmit((datos) => {
    const cambios = cambiosDe(datos)
    if (soloDatos) delete cambios.preguntas
    enviar(id === undefined ? datos : cambios, {
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

/** Whatever was written of its questions, before somebody took it, is neither sent nor judged. */
const sinTocar = (preguntas: PreguntaEscrita[]) =>
  z.preprocess((escrita: ValoresDeEvaluacion) => ({ ...escrita, preguntas }), evaluacionNueva)

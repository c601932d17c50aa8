import { OPCIONES } from '../../../domain/evaluaciones/limites-de-pregunta'
import type { MomentoDeMostrar } from '../../../domain/evaluaciones/muestra-de-evaluacion'
import type { PreguntaEscrita } from '../../../domain/evaluaciones/preguntas'

/** The form of an evaluation as it is typed. */
export interface ValoresDeEvaluacion {
  titulo: string
  unidadPlanId: string
  muestra: MomentoDeMostrar
  preguntas: PreguntaEscrita[]
}

export const opcionVacia = () => ({ texto: '', es_correcta: false })

const DE_ENTRADA = 4

export const preguntaVacia = (): PreguntaEscrita => ({
  tipo: 'UNA',
  texto: '',
  opciones: Array.from({ length: Math.min(DE_ENTRADA, OPCIONES.maximo) }, opcionVacia),
})

export const evaluacionVacia = (): ValoresDeEvaluacion => ({
  titulo: '',
  unidadPlanId: '',
  muestra: 'AL_ENVIAR',
  preguntas: [preguntaVacia()],
})

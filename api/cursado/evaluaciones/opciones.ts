import { z } from 'zod'
import { edicionDeEvaluacion, evaluacionPorCrear } from '../../../src/domain/evaluaciones/evaluacion-nueva.ts'
import { answers, answersIn, creates, message } from '../../suelo/docs/answers.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { doc } from './doc.ts'
import {
  asignadas,
  evaluacionCompleta,
  evaluacionEnLista,
  evaluacionGenerada,
  loQueSeVa,
} from './esquemas.ts'
import { resultadosDeEvaluacion } from './resultados.ts'

/** What a teacher's and the administrator's routes have in common; each needs options of its own. */
export const creacion = () => ({
  params: parametrosDeCatedra('id'),
  body: evaluacionPorCrear,
  detail: doc(
    'Crea una evaluación a mano; la asigna si «asignar» dice a quiénes: TODOS o una lista de alumnos',
    creates(evaluacionCompleta),
  ),
})
export const caminos = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc(
    'Con qué se puede generar: si hay un servicio de IA configurado; desde la línea de tiempo y de oído se puede siempre',
    answers(z.object({ ia: z.boolean() })),
  ),
})
export const lectura = () => ({
  params: parametros('id'),
  detail: doc('Una evaluación con sus preguntas', answers(evaluacionCompleta)),
})
export const sonido = () => ({
  params: parametros('id', 'preguntaId'),
  detail: doc(
    'Lo que suena en una pregunta, para oírlo antes de darla',
    answersIn('audio/mpeg', 'El sonido'),
  ),
})
export const edicion = () => ({
  params: parametros('id'),
  body: edicionDeEvaluacion,
  detail: doc(
    'Cambia los campos que se envían; si alguien ya la hizo, sus preguntas no',
    answers(evaluacionCompleta, 409),
  ),
})
export const resultados = () => ({
  params: parametros('id'),
  detail: doc(
    'Quién la hizo y con qué puntaje, la distribución y los aciertos de cada pregunta',
    answers(resultadosDeEvaluacion),
  ),
})
export const docDeListado = (summary: string) => doc(summary, answers(z.array(evaluacionEnLista)))
export const docDeEliminacion = () =>
  doc(
    'Elimina una evaluación con sus preguntas, opciones y calificaciones, y dice cuántas eran',
    answers(message.extend({ eliminado: loQueSeVa })),
  )
export const docDeAsignacion = () =>
  doc(
    'Asigna una evaluación; a quien ya la tiene, solo le cambia la fecha',
    answers(message.extend(asignadas.shape)),
  )
export const docDeAsignadas = () => doc('A quiénes está asignada una evaluación', answers(asignadas))
export const docDeCopia = (summary: string) => doc(summary, creates(evaluacionCompleta))
export const docDeGeneracion = () =>
  doc(
    'Genera una evaluación y la guarda: por IA; con source «catalogo», desde la línea de tiempo, donde «tipos» dice de cuáles: UNA, ORDENAR (por nacimiento) o las dos; con «oido», de lo que pide ese campo',
    creates(evaluacionGenerada, 409, 429, 503),
  )

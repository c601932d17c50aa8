import { yaSeEscucho } from '../../../src/domain/evaluaciones/escuchas.ts'
import { SIN_PREGUNTAS, SIN_RESULTADOS, YA_ENVIADA } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { ACEPTADAS } from '../../../src/domain/evaluaciones/limites-de-pregunta.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const evaluacionNoEncontrada = () =>
  new AppError(404, 'evaluacion_no_encontrada', 'No existe esa evaluación.')

export const unidadAjena = () => invalidFields([['unidadPlanId', 'Esa unidad no es de la cátedra.']])

export const alumnoSinInscripcion = () =>
  invalidFields([['alumnoIds', 'Hay un alumno que no está inscrito en la cátedra.']])

export const evaluacionTomada = () =>
  new AppError(
    409,
    'evaluacion_tomada',
    'Ya hay quien hizo esta evaluación: sus preguntas no se pueden cambiar, solo el título y la unidad.',
  )

export const yaEnviada = () => new AppError(409, 'evaluacion_enviada', YA_ENVIADA)

export const sinPreguntas = () => new AppError(409, 'evaluacion_sin_preguntas', SIN_PREGUNTAS)

export const respuestaAjena = () =>
  invalidFields([
    ['respuestas', 'Una respuesta no es de esta evaluación. Vuelve a cargarla y elige otra vez.'],
  ])

export const preguntaNoEncontrada = () =>
  new AppError(404, 'pregunta_no_encontrada', 'No existe esa pregunta en esta evaluación.')

export const preguntaYaRevisada = () =>
  new AppError(
    409,
    'pregunta_ya_revisada',
    'Esa pregunta no espera una revisión: lo que pregunta no cambió en la línea de tiempo.',
  )

export const preguntaNoCorta = () =>
  invalidFields([['como', 'Solo de una pregunta de respuesta corta se da por buena otra respuesta.']])

export const sinLugarParaOtra = () =>
  invalidFields([['texto', `Pueden valer hasta ${ACEPTADAS.maximo} respuestas.`]])

export const preguntaYaAnulada = () =>
  new AppError(409, 'pregunta_ya_anulada', 'Esa pregunta ya está anulada.')

export const sinValorNuevo = () =>
  new AppError(
    409,
    'sin_valor_nuevo',
    'La línea de tiempo ya no tiene ese dato: da por buena la respuesta de antes, o anula la pregunta.',
  )

export const sinResultados = () => new AppError(404, 'sin_resultados', SIN_RESULTADOS)

export const sinEscuchas = (veces: number) => new AppError(409, 'sin_escuchas', yaSeEscucho(veces))

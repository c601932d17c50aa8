import { Elysia } from 'elysia'
import { z } from 'zod'
import { escuchaPedida } from '../../../src/domain/evaluaciones/escuchas.ts'
import { respuestaElegida, respuestasEnviadas } from '../../../src/domain/evaluaciones/respuestas-enviadas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { listEvaluacionesDeAlumno } from './de-alumno.ts'
import { doc } from './doc.ts'
import { hear } from './escuchas.ts'
import {
  evaluacionDeAlumno,
  evaluacionEnviada,
  evaluacionParaRealizar,
  respuestaGuardada,
  resultadosDeAlumno,
} from './esquemas-de-alumno.ts'
import { keepRespuesta, readParaRealizar, submitEvaluacion } from './respuestas.ts'
import { readResultados } from './resultados-de-alumno.ts'

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-alumno-lectura' })
    .use(auth(deps))
    .get(
      '/alumnos/me/evaluaciones',
      ({ sesion }) => listEvaluacionesDeAlumno(deps.db, sesion.id, deps.now()),
      {
        rol: 'alumno',
        detail: doc('Las evaluaciones propias', answers(z.array(evaluacionDeAlumno))),
      },
    )
    .get(
      '/alumnos/me/evaluaciones/:id',
      ({ sesion, params }) => readParaRealizar(deps, sesion.id, params.id),
      {
        rol: 'alumno',
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        detail: doc(
          'Una evaluación para realizar, con lo elegido hasta ahora y nunca con lo correcto',
          answers(evaluacionParaRealizar),
        ),
      },
    )
    .get(
      '/alumnos/me/evaluaciones/:id/results',
      ({ sesion, params }) => readResultados(deps, sesion.id, params.id),
      {
        rol: 'alumno',
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        detail: doc('Los resultados propios; 404 antes de enviarla', answers(resultadosDeAlumno)),
      },
    )

const respuestasRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-alumno-respuestas' })
    .use(auth(deps))
    .put(
      '/alumnos/me/evaluaciones/:id/respuestas',
      ({ sesion, params, body }) => keepRespuesta(deps, sesion.id, params.id, body),
      {
        rol: 'alumno',
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        body: respuestaElegida,
        detail: doc(
          'Guarda una respuesta apenas se elige; una en blanco (sin texto, o sin opciones) la quita',
          answers(respuestaGuardada, 409),
        ),
      },
    )
    .post(
      '/alumnos/me/evaluaciones/:id/preguntas/:preguntaId/escucha',
      ({ sesion, params, body }) => hear(deps, sesion.id, { ...params, ...body }),
      {
        rol: 'alumno',
        sobre: { evaluacion: 'id' },
        params: parametros('id', 'preguntaId'),
        body: escuchaPedida,
        detail: doc(
          'El sonido de una pregunta, entero; si se cuenta, X-Quedan dice cuántas escuchas quedan. La misma clave, dentro de diez minutos, es la misma escucha',
          answersIn('audio/mpeg', 'El sonido', 409),
        ),
      },
    )
    .post(
      '/alumnos/me/evaluaciones/:id/submit',
      ({ sesion, params, body }) => submitEvaluacion(deps, sesion.id, params.id, body.respuestas),
      {
        rol: 'alumno',
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        body: respuestasEnviadas,
        detail: doc(
          'Envía la evaluación y la califica; cuentan también las respuestas guardadas antes',
          answers(evaluacionEnviada, 409),
        ),
      },
    )

/** A student's own; `:id` is the evaluation's. */
export const evaluacionesDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-alumno' }).use(lecturaRoutes(deps)).use(respuestasRoutes(deps))

import { Elysia } from 'elysia'
import { z } from 'zod'
import { asignacionDeEvaluacion } from '../../src/domain/evaluacion-asignada.ts'
import { destinoDeCopia, edicionDeEvaluacion, evaluacionNueva } from '../../src/domain/evaluacion-nueva.ts'
import { pedidoDeDocente } from '../../src/domain/generador.ts'
import type { Deps } from '../deps.ts'
import { answers, creates, message } from '../docs/answers.ts'
import { answersCsv } from '../exportaciones/archivo.ts'
import { auth } from '../plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../plugins/params.ts'
import { askPatience } from '../services/patience.ts'
import { assignEvaluacion, readAsignadas } from './asignacion.ts'
import { doc } from './doc.ts'
import { createEvaluacion, deleteEvaluacion, duplicateEvaluacion, editEvaluacion } from './escritura.ts'
import {
  asignadas,
  evaluacionCompleta,
  evaluacionEnLista,
  evaluacionGenerada,
  loQueSeVa,
} from './esquemas.ts'
import { evaluacionDeAlumno, resultadosParaDocente } from './esquemas-de-alumno.ts'
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listDeAlumno, listDeUnidad, listMaestras, readEvaluacion } from './listado.ts'
import { exportResultados } from './planilla-csv.ts'
import { readResultadosDeEvaluacion, resultadosDeEvaluacion } from './resultados.ts'
import { readResultadosParaDocente } from './resultados-de-alumno.ts'

/** Of the own courses only. */
export const evaluacionesDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-docente' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/evaluaciones-maestras',
      ({ sesion, params }) => listMaestras(deps, sesion, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id'),
        detail: doc(
          'Las evaluaciones de una cátedra propia',
          answers(z.array(evaluacionEnLista), 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/unidad/:unidadId/evaluaciones',
      ({ sesion, params }) => listDeUnidad(deps, sesion, params.id, params.unidadId),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'unidadId'),
        detail: doc(
          'Las evaluaciones de una unidad',
          answers(z.array(evaluacionEnLista), 400, 401, 403, 404),
        ),
      },
    )
    .post(
      '/docente/catedra/:id/evaluaciones',
      ({ sesion, params, body, status }) => status(201, createEvaluacion(deps, sesion, params.id, body)),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id'),
        body: evaluacionNueva,
        detail: doc('Crea una evaluación a mano', creates(evaluacionCompleta, 400, 401, 403, 404)),
      },
    )
    .delete(
      '/docente/catedra/:id/evaluaciones/:evaluacionId',
      ({ sesion, params }) => deleteEvaluacion(deps, sesion, params.evaluacionId, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'evaluacionId'),
        detail: doc(
          'Elimina una evaluación con sus preguntas, opciones y calificaciones, y dice cuántas eran',
          answers(message.extend({ eliminado: loQueSeVa }), 400, 401, 403, 404),
        ),
      },
    )
    .post(
      '/docente/catedra/:id/evaluaciones/:evaluacionId/assign',
      ({ sesion, params, body }) => assignEvaluacion(deps, sesion, params.evaluacionId, body, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'evaluacionId'),
        body: asignacionDeEvaluacion,
        detail: doc(
          'Asigna una evaluación; a quien ya la tiene, solo le cambia la fecha',
          answers(message.extend(asignadas.shape), 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/evaluaciones/:evaluacionId/assignments',
      ({ sesion, params }) => readAsignadas(deps, sesion, params.evaluacionId, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'evaluacionId'),
        detail: doc('A quiénes está asignada una evaluación', answers(asignadas, 400, 401, 403, 404)),
      },
    )
    .get(
      '/docente/catedra/:id/alumnos/:alumnoId/evaluaciones',
      ({ sesion, params }) => listDeAlumno(deps, sesion, params.id, params.alumnoId),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'alumnoId'),
        detail: doc(
          'Las evaluaciones de un alumno; vale su alumnoId o su composerId',
          answers(z.array(evaluacionDeAlumno), 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results',
      ({ sesion, params }) => readResultadosParaDocente(deps, sesion, params),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'alumnoId', 'evaluacionId'),
        detail: doc(
          'Los resultados de un alumno; 404 si aún no la hizo',
          answers(resultadosParaDocente, 400, 401, 403, 404),
        ),
      },
    )
    .get('/docente/evaluaciones/:id', ({ sesion, params }) => readEvaluacion(deps, sesion, params.id), {
      rol: 'docente',
      params: parametros('id'),
      detail: doc('Una evaluación con sus preguntas', answers(evaluacionCompleta, 400, 401, 403, 404)),
    })
    .put(
      '/docente/evaluaciones/:id',
      ({ sesion, params, body }) => editEvaluacion(deps, sesion, params.id, body),
      {
        rol: 'docente',
        params: parametros('id'),
        body: edicionDeEvaluacion,
        detail: doc(
          'Cambia los campos que se envían; si alguien ya la hizo, sus preguntas no',
          answers(evaluacionCompleta, 400, 401, 403, 404, 409),
        ),
      },
    )
    .post(
      '/docente/evaluaciones/:id/duplicar',
      ({ sesion, params, body, status }) =>
        status(201, duplicateEvaluacion(deps, sesion, params.id, body.catedraId)),
      {
        rol: 'docente',
        params: parametros('id'),
        body: destinoDeCopia,
        detail: doc(
          'Copia una evaluación, sin asignaciones, en la misma cátedra o en otra propia',
          creates(evaluacionCompleta, 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/docente/evaluaciones/:id/resultados',
      ({ sesion, params }) => readResultadosDeEvaluacion(deps, sesion, params.id),
      {
        rol: 'docente',
        params: parametros('id'),
        detail: doc(
          'Quién la hizo y con qué puntaje, la distribución y los aciertos de cada pregunta',
          answers(resultadosDeEvaluacion, 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/docente/evaluaciones/:id/resultados.csv',
      ({ sesion, params }) => exportResultados(deps, sesion, params.id),
      {
        rol: 'docente',
        params: parametros('id'),
        detail: doc('Los resultados, para una planilla de cálculo', answersCsv(400, 401, 403, 404)),
      },
    )
    .post(
      '/docente/catedra/:id/generate-evaluation',
      async ({ sesion, params, body, request, status }) => {
        askPatience(request, GENERATION_SECONDS)
        return status(201, await generateEvaluacion(deps, sesion, params.id, body, request.signal))
      },
      {
        rol: 'docente',
        params: parametrosDeCatedra('id'),
        body: pedidoDeDocente,
        detail: doc(
          'Genera una evaluación por IA o, con source «catalogo», desde la línea de tiempo, y la guarda',
          creates(evaluacionGenerada, 400, 401, 403, 404, 409, 503),
        ),
      },
    )

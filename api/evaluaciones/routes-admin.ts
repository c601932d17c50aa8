import { Elysia } from 'elysia'
import { z } from 'zod'
import { asignacionDeEvaluacion } from '../../src/domain/evaluacion-asignada.ts'
import { destinoDeCopia, edicionDeEvaluacion, evaluacionNueva } from '../../src/domain/evaluacion-nueva.ts'
import { pedidoDeAdmin } from '../../src/domain/generador.ts'
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
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listMaestras, readEvaluacion } from './listado.ts'
import { exportResultados } from './planilla-csv.ts'
import { readResultadosDeEvaluacion, resultadosDeEvaluacion } from './resultados.ts'

/** The administrator's, of every course. */
export const evaluacionesDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-admin' })
    .use(auth(deps))
    .get('/admin/catedras/:id/evaluaciones', ({ sesion, params }) => listMaestras(deps, sesion, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: doc('Las evaluaciones de una cátedra', answers(z.array(evaluacionEnLista), 400, 401, 403, 404)),
    })
    .post(
      '/admin/catedras/:id/evaluaciones',
      ({ sesion, params, body, status }) => status(201, createEvaluacion(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        body: evaluacionNueva,
        detail: doc('Crea una evaluación a mano', creates(evaluacionCompleta, 400, 401, 403, 404)),
      },
    )
    .get('/admin/evaluaciones/:id', ({ sesion, params }) => readEvaluacion(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Una evaluación con sus preguntas', answers(evaluacionCompleta, 400, 401, 403, 404)),
    })
    .put(
      '/admin/evaluaciones/:id',
      ({ sesion, params, body }) => editEvaluacion(deps, sesion, params.id, body),
      {
        rol: 'admin',
        params: parametros('id'),
        body: edicionDeEvaluacion,
        detail: doc(
          'Cambia los campos que se envían; si alguien ya la hizo, sus preguntas no',
          answers(evaluacionCompleta, 400, 401, 403, 404, 409),
        ),
      },
    )
    .delete('/admin/evaluaciones/:id', ({ sesion, params }) => deleteEvaluacion(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Elimina una evaluación con sus preguntas, opciones y calificaciones, y dice cuántas eran',
        answers(message.extend({ eliminado: loQueSeVa }), 400, 401, 403, 404),
      ),
    })
    .post(
      '/admin/evaluaciones/:id/assign',
      ({ sesion, params, body }) => assignEvaluacion(deps, sesion, params.id, body),
      {
        rol: 'admin',
        params: parametros('id'),
        body: asignacionDeEvaluacion,
        detail: doc(
          'Asigna una evaluación; a quien ya la tiene, solo le cambia la fecha',
          answers(message.extend(asignadas.shape), 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/admin/evaluaciones/:id/assignments',
      ({ sesion, params }) => readAsignadas(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc('A quiénes está asignada una evaluación', answers(asignadas, 400, 401, 403, 404)),
      },
    )
    .post(
      '/admin/evaluaciones/:id/duplicar',
      ({ sesion, params, body, status }) =>
        status(201, duplicateEvaluacion(deps, sesion, params.id, body.catedraId)),
      {
        rol: 'admin',
        params: parametros('id'),
        body: destinoDeCopia,
        detail: doc(
          'Copia una evaluación, sin asignaciones, en la misma cátedra o en otra',
          creates(evaluacionCompleta, 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/admin/evaluaciones/:id/resultados',
      ({ sesion, params }) => readResultadosDeEvaluacion(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'Quién la hizo y con qué puntaje, la distribución y los aciertos de cada pregunta',
          answers(resultadosDeEvaluacion, 400, 401, 403, 404),
        ),
      },
    )
    .get(
      '/admin/evaluaciones/:id/resultados.csv',
      ({ sesion, params }) => exportResultados(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc('Los resultados, para una planilla de cálculo', answersCsv(400, 401, 403, 404)),
      },
    )
    .post(
      '/admin/catedras/:id/generate-evaluation',
      async ({ sesion, params, body, request, status }) => {
        askPatience(request, GENERATION_SECONDS)
        return status(201, await generateEvaluacion(deps, sesion, params.id, body, request.signal))
      },
      {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        body: pedidoDeAdmin,
        detail: doc(
          'Genera una evaluación por IA o, con source «catalogo», desde la línea de tiempo, y la guarda',
          creates(evaluacionGenerada, 400, 401, 403, 404, 409, 503),
        ),
      },
    )

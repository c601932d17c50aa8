import { Elysia } from 'elysia'
import { asignacionDeEvaluacion } from '../../../src/domain/evaluacion-asignada.ts'
import { destinoDeCopia } from '../../../src/domain/evaluacion-nueva.ts'
import { pedidoDeDocente } from '../../../src/domain/generador.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../../plugins/params.ts'
import { askPatience } from '../../services/patience.ts'
import { assignEvaluacion, readAsignadas } from './asignacion.ts'
import { duplicateEvaluacion } from './duplicado.ts'
import { createEvaluacion, deleteEvaluacion, editEvaluacion } from './escritura.ts'
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listDeUnidad, listMaestras, readEvaluacion } from './listado.ts'
import {
  creacion,
  docDeAsignacion,
  docDeAsignadas,
  docDeCopia,
  docDeEliminacion,
  docDeGeneracion,
  docDeListado,
  edicion,
  lectura,
} from './opciones.ts'

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
        detail: docDeListado('Las evaluaciones de una cátedra propia'),
      },
    )
    .get(
      '/docente/catedra/:id/unidad/:unidadId/evaluaciones',
      ({ sesion, params }) => listDeUnidad(deps, sesion, params.id, params.unidadId),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'unidadId'),
        detail: docDeListado('Las evaluaciones de una unidad'),
      },
    )
    .post(
      '/docente/catedra/:id/evaluaciones',
      ({ sesion, params, body, status }) => status(201, createEvaluacion(deps, sesion, params.id, body)),
      { rol: 'docente', ...creacion() },
    )
    .delete(
      '/docente/catedra/:id/evaluaciones/:evaluacionId',
      ({ sesion, params }) => deleteEvaluacion(deps, sesion, params.evaluacionId, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'evaluacionId'),
        detail: docDeEliminacion(),
      },
    )
    .post(
      '/docente/catedra/:id/evaluaciones/:evaluacionId/assign',
      ({ sesion, params, body }) => assignEvaluacion(deps, sesion, params.evaluacionId, body, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'evaluacionId'),
        body: asignacionDeEvaluacion,
        detail: docDeAsignacion(),
      },
    )
    .get(
      '/docente/catedra/:id/evaluaciones/:evaluacionId/assignments',
      ({ sesion, params }) => readAsignadas(deps, sesion, params.evaluacionId, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'evaluacionId'),
        detail: docDeAsignadas(),
      },
    )
    .get('/docente/evaluaciones/:id', ({ sesion, params }) => readEvaluacion(deps, sesion, params.id), {
      rol: 'docente',
      ...lectura(),
    })
    .put(
      '/docente/evaluaciones/:id',
      ({ sesion, params, body }) => editEvaluacion(deps, sesion, params.id, body),
      { rol: 'docente', ...edicion() },
    )
    .post(
      '/docente/evaluaciones/:id/duplicar',
      ({ sesion, params, body, status }) =>
        status(201, duplicateEvaluacion(deps, sesion, params.id, body.catedraId)),
      {
        rol: 'docente',
        params: parametros('id'),
        body: destinoDeCopia,
        detail: docDeCopia('Copia una evaluación, sin asignaciones, en la misma cátedra o en otra propia'),
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
        detail: docDeGeneracion(),
      },
    )

import { Elysia } from 'elysia'
import { asignacionDeEvaluacion } from '../../../src/domain/evaluacion-asignada.ts'
import { destinoDeCopia } from '../../../src/domain/evaluacion-nueva.ts'
import { pedidoDeAdmin } from '../../../src/domain/generador.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../../plugins/params.ts'
import { askPatience } from '../../services/patience.ts'
import { assignEvaluacion, readAsignadas } from './asignacion.ts'
import { duplicateEvaluacion } from './duplicado.ts'
import { createEvaluacion, deleteEvaluacion, editEvaluacion } from './escritura.ts'
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listMaestras, readEvaluacion } from './listado.ts'
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

/** The administrator's, of every course. */
export const evaluacionesDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-admin' })
    .use(auth(deps))
    .get('/admin/catedras/:id/evaluaciones', ({ sesion, params }) => listMaestras(deps, sesion, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: docDeListado('Las evaluaciones de una cátedra'),
    })
    .post(
      '/admin/catedras/:id/evaluaciones',
      ({ sesion, params, body, status }) => status(201, createEvaluacion(deps, sesion, params.id, body)),
      { rol: 'admin', ...creacion() },
    )
    .get('/admin/evaluaciones/:id', ({ sesion, params }) => readEvaluacion(deps, sesion, params.id), {
      rol: 'admin',
      ...lectura(),
    })
    .put(
      '/admin/evaluaciones/:id',
      ({ sesion, params, body }) => editEvaluacion(deps, sesion, params.id, body),
      { rol: 'admin', ...edicion() },
    )
    .delete('/admin/evaluaciones/:id', ({ sesion, params }) => deleteEvaluacion(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: docDeEliminacion(),
    })
    .post(
      '/admin/evaluaciones/:id/assign',
      ({ sesion, params, body }) => assignEvaluacion(deps, sesion, params.id, body),
      {
        rol: 'admin',
        params: parametros('id'),
        body: asignacionDeEvaluacion,
        detail: docDeAsignacion(),
      },
    )
    .get(
      '/admin/evaluaciones/:id/assignments',
      ({ sesion, params }) => readAsignadas(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: docDeAsignadas(),
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
        detail: docDeCopia('Copia una evaluación, sin asignaciones, en la misma cátedra o en otra'),
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
        detail: docDeGeneracion(),
      },
    )

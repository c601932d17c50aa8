import { Elysia } from 'elysia'
import { asignacionDeEvaluacion } from '../../../src/domain/evaluaciones/evaluacion-asignada.ts'
import { destinoDeCopia } from '../../../src/domain/evaluaciones/evaluacion-nueva.ts'
import { pedidoDeAdmin, pedidoDeDocente } from '../../../src/domain/evaluaciones/generador.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { askPatience } from '../../suelo/services/patience.ts'
import { assignEvaluacion, readAsignadas } from './asignacion.ts'
import { duplicateEvaluacion } from './duplicado.ts'
import { createEvaluacion, deleteEvaluacion, editEvaluacion } from './escritura.ts'
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listDeUnidad, listMaestras, readEvaluacion } from './listado.ts'
import {
  caminos,
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

const DESTINO = {
  admin: 'Copia una evaluación, sin asignaciones, en la misma cátedra o en otra',
  docente: 'Copia una evaluación, sin asignaciones, en la misma cátedra o en otra propia',
}

/** In a course, by whoever runs it. */
export const evaluacionesDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `evaluaciones-de-catedra-${rol}` })
    .use(auth(deps))
    .post(
      '/evaluaciones',
      ({ sesion, params, body, status }) => status(201, createEvaluacion(deps, sesion, params.id, body)),
      { rol, sobre: { catedra: 'id' }, cuerpo: 'largo', ...creacion() },
    )
    .get(
      '/generate-evaluation',
      ({ sesion, params }) => {
        requireCatedraPara(deps.db, sesion, params.id)
        return { ia: deps.ia !== null }
      },
      { rol, sobre: { catedra: 'id' }, ...caminos() },
    )

/** One that is named alone, by whoever runs its course. */
export const evaluacionesDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `evaluaciones-${rol}` })
    .use(auth(deps))
    .get('/evaluaciones/:id', ({ sesion, params }) => readEvaluacion(deps, sesion, params.id), {
      rol,
      sobre: { evaluacion: 'id' },
      ...lectura(),
    })
    .put('/evaluaciones/:id', ({ sesion, params, body }) => editEvaluacion(deps, sesion, params.id, body), {
      rol,
      sobre: { evaluacion: 'id' },
      cuerpo: 'largo',
      ...edicion(),
    })
    .post(
      '/evaluaciones/:id/duplicar',
      ({ sesion, params, body, status }) =>
        status(201, duplicateEvaluacion(deps, sesion, params.id, body.catedraId)),
      {
        rol,
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        body: destinoDeCopia,
        detail: docDeCopia(DESTINO[rol]),
      },
    )

/** The administrator names an evaluation alone, the teacher with its course. */
export const evaluacionesDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-admin' })
    .use(auth(deps))
    .get('/admin/catedras/:id/evaluaciones', ({ sesion, params }) => listMaestras(deps, sesion, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: docDeListado('Las evaluaciones de una cátedra'),
    })
    .delete('/admin/evaluaciones/:id', ({ sesion, params }) => deleteEvaluacion(deps, sesion, params.id), {
      rol: 'admin',
      sobre: { evaluacion: 'id' },
      params: parametros('id'),
      detail: docDeEliminacion(),
    })
    .post(
      '/admin/evaluaciones/:id/assign',
      ({ sesion, params, body }) => assignEvaluacion(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        body: asignacionDeEvaluacion,
        detail: docDeAsignacion(),
      },
    )
    .get(
      '/admin/evaluaciones/:id/assignments',
      ({ sesion, params }) => readAsignadas(deps, sesion, params.id),
      { rol: 'admin', params: parametros('id'), detail: docDeAsignadas() },
    )
    .post(
      '/admin/catedras/:id/generate-evaluation',
      async ({ sesion, params, body, request, status }) => {
        askPatience(request, GENERATION_SECONDS)
        return status(201, await generateEvaluacion(deps, sesion, params.id, body, request.signal))
      },
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: pedidoDeAdmin,
        detail: docDeGeneracion(),
      },
    )

export const evaluacionesDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-docente' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/evaluaciones-maestras',
      ({ sesion, params }) => listMaestras(deps, sesion, params.id),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        detail: docDeListado('Las evaluaciones de una cátedra propia'),
      },
    )
    .get(
      '/docente/catedra/:id/unidad/:unidadId/evaluaciones',
      ({ sesion, params }) => listDeUnidad(deps, sesion, params.id, params.unidadId),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'unidadId'),
        detail: docDeListado('Las evaluaciones de una unidad'),
      },
    )
    .delete(
      '/docente/catedra/:id/evaluaciones/:evaluacionId',
      ({ sesion, params }) => deleteEvaluacion(deps, sesion, params.evaluacionId, params.id),
      {
        rol: 'docente',
        sobre: { catedra: 'id', evaluacion: 'evaluacionId' },
        params: parametrosDeCatedra('id', 'evaluacionId'),
        detail: docDeEliminacion(),
      },
    )
    .post(
      '/docente/catedra/:id/evaluaciones/:evaluacionId/assign',
      ({ sesion, params, body }) => assignEvaluacion(deps, sesion, params.evaluacionId, body, params.id),
      {
        rol: 'docente',
        sobre: { catedra: 'id', evaluacion: 'evaluacionId' },
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
        sobre: { catedra: 'id', evaluacion: 'evaluacionId' },
        params: parametrosDeCatedra('id', 'evaluacionId'),
        detail: docDeAsignadas(),
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
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: pedidoDeDocente,
        detail: docDeGeneracion(),
      },
    )

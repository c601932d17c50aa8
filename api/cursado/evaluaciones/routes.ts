import { Elysia } from 'elysia'
import { asignacionDeEvaluacion } from '../../../src/domain/evaluaciones/evaluacion-asignada.ts'
import { destinoDeCopia } from '../../../src/domain/evaluaciones/evaluacion-nueva.ts'
import { pedidoDeAdmin } from '../../../src/domain/evaluaciones/generador.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { askPatience } from '../../suelo/services/patience.ts'
import { assignEvaluacion, readAsignadas } from './asignacion.ts'
import { duplicateEvaluacion } from './duplicado.ts'
import { createEscrita, deleteEvaluacion, editEvaluacion } from './escritura.ts'
import { play } from './escuchas.ts'
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listMaestras, readEvaluacion } from './listado.ts'
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
  sonido,
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
      async ({ sesion, params, body, status }) =>
        status(201, await createEscrita(deps, sesion, params.id, body)),
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
    .get(
      '/evaluaciones/:id/preguntas/:preguntaId/sonido',
      ({ sesion, params }) => play(deps, sesion, params.id, params.preguntaId),
      { rol, sobre: { evaluacion: 'id' }, ...sonido() },
    )
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

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-admin-lectura' })
    .use(auth(deps))
    .get('/admin/catedras/:id/evaluaciones', ({ sesion, params }) => listMaestras(deps, sesion, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: docDeListado('Las evaluaciones de una cátedra'),
    })
    .get(
      '/admin/evaluaciones/:id/assignments',
      ({ sesion, params }) => readAsignadas(deps, sesion, params.id),
      { rol: 'admin', params: parametros('id'), detail: docDeAsignadas() },
    )

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-admin-escritura' })
    .use(auth(deps))
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

/** The administrator names an evaluation alone, the teacher with its course. */
export const evaluacionesDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-admin' }).use(lecturaRoutes(deps)).use(escrituraRoutes(deps))

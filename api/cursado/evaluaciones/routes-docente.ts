import { Elysia } from 'elysia'
import { asignacionDeEvaluacion } from '../../../src/domain/evaluaciones/evaluacion-asignada.ts'
import { pedidoDeDocente } from '../../../src/domain/evaluaciones/generador.ts'
import type { Deps } from '../../suelo/deps.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { askPatience } from '../../suelo/services/patience.ts'
import { assignEvaluacion, readAsignadas } from './asignacion.ts'
import { deleteEvaluacion } from './escritura.ts'
import { GENERATION_SECONDS, generateEvaluacion } from './generacion.ts'
import { listDeUnidad, listMaestras } from './listado.ts'
import {
  docDeAsignacion,
  docDeAsignadas,
  docDeEliminacion,
  docDeGeneracion,
  docDeListado,
} from './opciones.ts'

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-docente-lectura' })
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

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-docente-escritura' })
    .use(auth(deps))
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

export const evaluacionesDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-de-docente' }).use(lecturaRoutes(deps)).use(escrituraRoutes(deps))

import { Elysia } from 'elysia'
import { z } from 'zod'
import { copiaDePlan, edicionDePlan, ordenDeUnidades, planNuevo } from '../../../src/domain/planes/planes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { plan } from './esquemas.ts'
import { copyPlan, createPlan, deletePlan, editPlan, listPlanesDe } from './planes.ts'
import { orderUnidades } from './unidades.ts'

const doc = docOf('Planes de clases')

const eliminadoConPlan = z.object({ unidades: z.int(), archivos: z.int() })

const unPlanRoutes = (deps: Deps) =>
  new Elysia({ name: 'planes-uno' })
    .use(auth(deps))
    .get('/docente/me/catedra/:id/planes', ({ sesion, params }) => listPlanesDe(deps, sesion, params.id), {
      rol: 'docente',
      params: parametrosDeCatedra('id'),
      detail: doc('Los planes de una cátedra propia, con sus unidades', answers(z.array(plan))),
    })
    .post(
      '/docente/catedra/:id/planes',
      ({ sesion, params, body, status }) => status(201, createPlan(deps, sesion, params.id, body)),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: planNuevo,
        detail: doc('Crea un plan, por mes o por módulo', creates(plan)),
      },
    )
    .put('/docente/me/planes/:id', ({ sesion, params, body }) => editPlan(deps, sesion, params.id, body), {
      rol: 'docente',
      sobre: { plan: 'id' },
      params: parametros('id'),
      body: edicionDePlan,
      detail: doc('Cambia los campos que se envían', answers(plan)),
    })
    .delete('/docente/me/planes/:id', ({ sesion, params }) => deletePlan(deps, sesion, params.id), {
      rol: 'docente',
      sobre: { plan: 'id' },
      params: parametros('id'),
      detail: doc(
        'Elimina un plan con sus unidades y los archivos que solo ellas usan',
        answers(message.extend({ eliminado: eliminadoConPlan })),
      ),
    })

const copiaYOrdenRoutes = (deps: Deps) =>
  new Elysia({ name: 'planes-copia-y-orden' })
    .use(auth(deps))
    .post(
      '/docente/me/planes/:id/copiar',
      ({ sesion, params, body, status }) => status(201, copyPlan(deps, sesion, params.id, body.catedraId)),
      {
        rol: 'docente',
        sobre: { plan: 'id' },
        params: parametros('id'),
        body: copiaDePlan,
        detail: doc('Copia un plan, con sus unidades, a una cátedra propia', creates(plan)),
      },
    )
    .put(
      '/docente/me/planes/:id/orden',
      ({ sesion, params, body }) => orderUnidades(deps, sesion, params.id, body.unidadIds),
      {
        rol: 'docente',
        sobre: { plan: 'id' },
        params: parametros('id'),
        body: ordenDeUnidades,
        detail: doc('Ordena las unidades de un plan; se nombran todas, una vez', answers(plan)),
      },
    )

export const planesRoutes = (deps: Deps) =>
  new Elysia({ name: 'planes' }).use(unPlanRoutes(deps)).use(copiaYOrdenRoutes(deps))

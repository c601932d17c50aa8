import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import {
  devolucion,
  formularioDeCalificacion,
  formularioDeCalificacionDeAdmin,
} from '../../../src/domain/tareas/calificaciones.ts'
import { mountPlanilla } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { sayNext, tramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { gradeEntrega, returnEntrega } from './calificar.ts'
import { doc } from './doc.ts'
import { distribucion, planillaDeNotas, tareaPorCorregir } from './esquemas-de-calificaciones.ts'
import { entregaDeAdmin, respuestaDeCalificacion } from './esquemas-de-entregas.ts'
import { listCalificadas, listPorCalificar } from './listas-de-entregas.ts'
import { exportPlanillaDeNotas, readDistribucion, readPlanillaDeNotas } from './planilla-de-notas.ts'
import { listPorCorregirDe } from './por-corregir.ts'
import { frasesRoutes } from './routes-frases.ts'

const POR_PAGINA = 100

type Tramo = ReturnType<typeof listPorCalificar>

function answerTramo(set: Parameters<typeof sayNext>[0], { entregas, siguiente }: Tramo) {
  sayNext(set, siguiente)
  return entregas
}

const calificarRoutes = (deps: Deps) =>
  new Elysia({ name: 'calificaciones-calificar' })
    .use(auth(deps))
    .post(
      '/docente/tareasAsignaciones/:id/calificar',
      ({ sesion, params, body }) => gradeEntrega(deps, sesion, params.id, body),
      {
        rol: 'docente',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        // The service reads it: what is possible depends on the task.
        body: sinLeer(formularioDeCalificacion),
        detail: doc(
          'Califica una entrega, una sola vez, y con «tambien» otras de su tarea que esperan, igual',
          answers(respuestaDeCalificacion, 409),
        ),
      },
    )
    .post(
      '/docente/tareasAsignaciones/:id/devolver',
      ({ sesion, params, body }) => returnEntrega(deps, sesion, params.id, body.comentario_docente),
      {
        rol: 'docente',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        body: devolucion,
        detail: doc(
          'Devuelve una entrega, con un comentario, para que se entregue otra vez',
          answers(respuestaDeCalificacion, 409),
        ),
      },
    )
    .get('/docente/me/por-corregir', ({ sesion }) => listPorCorregirDe(deps.db, sesion), {
      rol: 'docente',
      detail: doc(
        'Las tareas de sus cátedras con entregas sin calificar, la que espera hace más tiempo primero',
        answers(z.array(tareaPorCorregir)),
      ),
    })

const planillaRoutes = (deps: Deps) =>
  new Elysia({ name: 'calificaciones-planilla' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/calificaciones',
      ({ sesion, params }) => readPlanillaDeNotas(deps, sesion, params.id),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        detail: doc(
          'La planilla de una cátedra propia: alumnos por tareas, con totales',
          answers(planillaDeNotas),
        ),
      },
    )
    .use(
      mountPlanilla(deps, '/docente/catedra/:id/calificaciones/exportar', {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        make: ({ sesion, params }) => exportPlanillaDeNotas(deps, sesion, params.id),
        detail: (answer) => doc('La planilla, para una planilla de cálculo', answer),
      }),
    )
    .get(
      '/docente/catedra/:id/tareas/:tareaId/distribucion',
      ({ sesion, params }) => readDistribucion(deps, sesion, { id: params.tareaId, catedraId: params.id }),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        detail: doc('Cómo se reparten las calificaciones de una tarea', answers(distribucion)),
      },
    )

const listasDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'calificaciones-listas-de-admin' })
    .use(auth(deps))
    .get(
      '/admin/tareas/entregadas',
      ({ sesion, query, set }) => answerTramo(set, listPorCalificar(deps, sesion, 'ENTREGADA', query)),
      {
        rol: 'admin',
        query: tramoDeLista(POR_PAGINA),
        detail: doc(
          'Las entregas sin calificar de todas las cátedras, la más antigua primero; X-Siguiente dice con qué «antes» siguen',
          answers(z.array(entregaDeAdmin)),
        ),
      },
    )
    .get(
      '/admin/tareas/devueltas',
      ({ sesion, query, set }) => answerTramo(set, listPorCalificar(deps, sesion, 'RECHAZADA', query)),
      {
        rol: 'admin',
        query: tramoDeLista(POR_PAGINA),
        detail: doc(
          'Lo que se devolvió y no se entregó otra vez, que se puede calificar; X-Siguiente dice con qué «antes» sigue',
          answers(z.array(entregaDeAdmin)),
        ),
      },
    )
    .get(
      '/admin/tareas/calificadas',
      ({ sesion, query, set }) => answerTramo(set, listCalificadas(deps, sesion, query)),
      {
        rol: 'admin',
        query: tramoDeLista(POR_PAGINA),
        detail: doc(
          'Las entregas calificadas de todas las cátedras, la última entregada primero; X-Siguiente dice con qué «antes» siguen',
          answers(z.array(entregaDeAdmin)),
        ),
      },
    )

const calificarDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'calificaciones-calificar-de-admin' })
    .use(auth(deps))
    .post(
      '/admin/tareas/:id/calificar',
      ({ sesion, params, body }) => gradeEntrega(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        body: sinLeer(formularioDeCalificacionDeAdmin),
        detail: doc(
          'Califica una entrega, una sola vez, y con «tambien» otras de su tarea que esperan, igual; el id es el de la asignación',
          answers(respuestaDeCalificacion, 409),
        ),
      },
    )

export const calificacionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'calificaciones' })
    .use(calificarRoutes(deps))
    .use(frasesRoutes(deps))
    .use(planillaRoutes(deps))
    .use(listasDeAdminRoutes(deps))
    .use(calificarDeAdminRoutes(deps))

import { Elysia } from 'elysia'
import { sinLeer } from '../../../src/domain/reglas.ts'
import { asignacionDeTareaNueva, edicionDeTarea, formularioDeTarea } from '../../../src/domain/tarea-nueva.ts'
import { answers, creates, message } from '../../casa/docs/answers.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../../plugins/params.ts'
import { assignTarea } from './asignacion.ts'
import { doc } from './doc.ts'
import { createTarea, deleteTarea, editTarea } from './escritura.ts'
import { asignados, loQueSeVa, respuestaDeTarea, tareaMaestra } from './esquemas.ts'
import { readTareaPara } from './lectura.ts'

/** Of every course. */
export const tareasDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'tareas-admin' })
    .use(auth(deps))
    .post(
      '/admin/catedras/:id/tareas',
      ({ sesion, params, body, status }) => status(201, createTarea(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        body: sinLeer(formularioDeTarea),
        detail: doc('Crea una tarea, sin asignarla', creates(respuestaDeTarea)),
      },
    )
    .get('/admin/tareas/:id', ({ sesion, params }) => readTareaPara(deps, sesion, params), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Una tarea con sus asignaciones', answers(tareaMaestra)),
    })
    .put('/admin/tareas/:id', ({ sesion, params, body }) => editTarea(deps, sesion, params, body), {
      rol: 'admin',
      params: parametros('id'),
      body: edicionDeTarea,
      detail: doc(
        'Cambia los campos que se envían; los estados siguen a la fecha de entrega',
        answers(respuestaDeTarea, 409),
      ),
    })
    .delete('/admin/tareas/:id', ({ sesion, params }) => deleteTarea(deps, sesion, params), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Elimina una tarea con sus asignaciones, entregas, archivos y publicación, y dice cuántos eran',
        answers(message.extend({ eliminado: loQueSeVa })),
      ),
    })
    .post(
      '/admin/tareas/:id/assign',
      ({ sesion, params, body }) => assignTarea(deps, sesion, params, body.alumnoIds),
      {
        rol: 'admin',
        params: parametros('id'),
        body: asignacionDeTareaNueva,
        detail: doc(
          'Asigna una tarea; a quien ya la tiene no le cambia nada',
          answers(message.extend(asignados.shape)),
        ),
      },
    )

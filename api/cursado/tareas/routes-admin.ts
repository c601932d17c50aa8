import { Elysia } from 'elysia'
import { asignacionDeTareaNueva, edicionDeTarea } from '../../../src/domain/tareas/tarea-nueva.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { assignTarea } from './asignacion.ts'
import { doc } from './doc.ts'
import { deleteTarea, editTarea } from './escritura.ts'
import { asignados, loQueSeVa, respuestaDeTarea, tareaMaestra } from './esquemas.ts'
import { readTareaPara } from './lectura.ts'

/** Of every course. */
export const tareasDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'tareas-admin' })
    .use(auth(deps))
    .get('/admin/tareas/:id', ({ sesion, params }) => readTareaPara(deps, sesion, params), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Una tarea con sus asignaciones', answers(tareaMaestra)),
    })
    .put('/admin/tareas/:id', ({ sesion, params, body }) => editTarea(deps, sesion, params, body), {
      rol: 'admin',
      sobre: { tarea: 'id' },
      cuerpo: 'largo',
      params: parametros('id'),
      body: edicionDeTarea,
      detail: doc(
        'Cambia los campos que se envían; los estados siguen a la fecha de entrega',
        answers(respuestaDeTarea, 409),
      ),
    })
    .delete('/admin/tareas/:id', ({ sesion, params }) => deleteTarea(deps, sesion, params), {
      rol: 'admin',
      sobre: { tarea: 'id' },
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
        sobre: { tarea: 'id' },
        params: parametros('id'),
        body: asignacionDeTareaNueva,
        detail: doc(
          'Asigna una tarea; a quien ya la tiene no le cambia nada',
          answers(message.extend(asignados.shape)),
        ),
      },
    )

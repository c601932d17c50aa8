import { Elysia } from 'elysia'
import { z } from 'zod'
import { asignacionDeTareaNueva, edicionDeTarea } from '../../../src/domain/tareas/tarea-nueva.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { assignTarea, readAsignados } from './asignacion.ts'
import type { Cual } from './busqueda.ts'
import { doc } from './doc.ts'
import { deleteTarea, editTarea } from './escritura.ts'
import { asignados, loQueSeVa, respuestaDeTarea, tareaMaestra } from './esquemas.ts'
import { listTareasDeUnidad, listTareasPara, readTareaPara } from './lectura.ts'

const cual = ({ id, tareaId }: { id: number; tareaId: number }): Cual => ({ id: tareaId, catedraId: id })

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'tareas-docente-lectura' })
    .use(auth(deps))
    .get('/docente/catedra/:id/tareas', ({ sesion, params }) => listTareasPara(deps, sesion, params.id), {
      rol: 'docente',
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc(
        'Las tareas de una cátedra propia, cada una con sus asignaciones',
        answers(z.array(tareaMaestra)),
      ),
    })
    .get(
      '/docente/catedra/:id/tareas/:tareaId',
      ({ sesion, params }) => readTareaPara(deps, sesion, cual(params)),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        detail: doc('Una tarea con sus asignaciones', answers(tareaMaestra)),
      },
    )
    .get(
      '/docente/catedra/:id/unidad/:unidadId/tareas-maestras',
      ({ sesion, params }) => listTareasDeUnidad(deps, sesion, params.id, params.unidadId),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'unidadId'),
        detail: doc('Las tareas de una unidad', answers(z.array(tareaMaestra))),
      },
    )

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'tareas-docente-escritura' })
    .use(auth(deps))
    .put(
      '/docente/catedra/:id/tareas/:tareaId',
      ({ sesion, params, body }) => editTarea(deps, sesion, cual(params), body),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        cuerpo: 'largo',
        params: parametrosDeCatedra('id', 'tareaId'),
        body: edicionDeTarea,
        detail: doc(
          'Cambia los campos que se envían; los estados siguen a la fecha de entrega',
          answers(respuestaDeTarea, 409),
        ),
      },
    )
    .delete(
      '/docente/catedra/:id/tareas/:tareaId',
      ({ sesion, params }) => deleteTarea(deps, sesion, cual(params)),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        detail: doc(
          'Elimina una tarea con sus asignaciones, entregas, archivos y publicación, y dice cuántos eran',
          answers(message.extend({ eliminado: loQueSeVa })),
        ),
      },
    )

const asignacionRoutes = (deps: Deps) =>
  new Elysia({ name: 'tareas-docente-asignacion' })
    .use(auth(deps))
    .post(
      '/docente/catedra/:id/tareas-maestras/:tareaId/assign',
      ({ sesion, params, body }) => assignTarea(deps, sesion, cual(params), body.alumnoIds),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        body: asignacionDeTareaNueva,
        detail: doc(
          'Asigna una tarea; a quien ya la tiene no le cambia nada',
          answers(message.extend(asignados.shape)),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/tareas-maestras/:tareaId/assignments',
      ({ sesion, params }) => readAsignados(deps, sesion, cual(params)),
      {
        rol: 'docente',
        sobre: { catedra: 'id', tarea: 'tareaId' },
        params: parametrosDeCatedra('id', 'tareaId'),
        detail: doc('A quiénes está asignada una tarea', answers(asignados)),
      },
    )

/** Of the own courses only. */
export const tareasDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'tareas-docente' })
    .use(lecturaRoutes(deps))
    .use(escrituraRoutes(deps))
    .use(asignacionRoutes(deps))

import { Elysia } from 'elysia'
import { z } from 'zod'
import { maximoDeEntrega } from '../../../src/domain/tareas/entregas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates } from '../../suelo/docs/answers.ts'
import { filesBody } from '../../suelo/docs/file-body.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { doc } from './doc.ts'
import { deliver, listTareasDeAlumno, readTareaDeAlumno } from './entregas-de-alumno.ts'
import { entrega, respuestaDeEntrega, tareaDeAlumno } from './esquemas-de-entregas.ts'
import { lineaDeHistorial, readHistorialPropio } from './historial.ts'

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'entregas-alumno-lectura' })
    .use(auth(deps))
    .get('/alumnos/me/tareas', ({ sesion }) => listTareasDeAlumno(deps, sesion.id), {
      rol: 'alumno',
      detail: doc(
        'Mis tareas de todas las cátedras que curso, primero lo que vence antes',
        answers(z.array(entrega)),
      ),
    })
    .get('/tareas/:id', ({ sesion, params }) => readTareaDeAlumno(deps, sesion.id, params.id), {
      rol: 'alumno',
      sobre: { entrega: 'id' },
      params: parametros('id'),
      detail: doc(
        'Una tarea mía, por el id de la asignación: consigna, recursos y entrega',
        answers(tareaDeAlumno),
      ),
    })
    .get(
      '/alumnos/me/tareasAsignaciones/:id/historial',
      ({ sesion, params }) => readHistorialPropio(deps, sesion.id, params.id),
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        detail: doc(
          'Las notas que tuvo una entrega mía, la última primero; ninguna hasta que se publica',
          answers(z.array(lineaDeHistorial)),
        ),
      },
    )

const entregaRoutes = (deps: Deps) =>
  new Elysia({ name: 'entregas-alumno-entrega' })
    .use(auth(deps))
    .post(
      '/tareas/:id/submit',
      async ({ sesion, params, request, body, status }) =>
        status(201, await deliver(deps, sesion.id, params.id, { request, enJson: Object(body) })),
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        archivo: { maximo: maximoDeEntrega(deps.files.maximos) },
        params: parametros('id'),
        detail: {
          ...doc(
            'Entrega hasta 10 archivos, que llegan en el pedido o ya llegaron por partes; 409 si ya está entregada o calificada',
            creates(respuestaDeEntrega, 409, 415, 429),
          ),
          requestBody: filesBody,
        },
      },
    )

export const entregasDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'entregas-alumno' }).use(lecturaRoutes(deps)).use(entregaRoutes(deps))

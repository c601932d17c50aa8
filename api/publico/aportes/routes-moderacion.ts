import { Elysia } from 'elysia'
import { z } from 'zod'
import { revision } from '../../../src/domain/aportes/motivo-nuevo.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { creadorPrivado } from '../creadores/esquemas.ts'
import { createLectura, listFueraDeLinea, readUsos } from './consulta.ts'
import { convertAporte } from './conversion.ts'
import {
  consultaDeFueraDeLinea,
  destino,
  estadoNuevo,
  pendiente,
  usosDeCreador,
} from './esquemas-de-moderacion.ts'
import { sugerencia } from './esquemas-de-sugerencias.ts'
import { createPendientes, sendBack, setStatus } from './revision.ts'
import { colaRoutes } from './routes-cola.ts'
import { edicionRoutes, historialRoutes } from './routes-edicion.ts'

const doc = docOf('Moderación')

/** Anew for each route: Elysia writes a guard into the object that it is given. */
const cambioDeEstado = () =>
  ({
    rol: 'admin',
    sobre: { creador: 'id' },
    params: parametros('id'),
    body: estadoNuevo,
    detail: doc(
      'Publica un creador, lo rechaza o lo devuelve a la revisión; puede fijar su período y su calidad',
      answers(creadorPrivado, 409),
    ),
  }) as const

const lecturaRoutes = (deps: Deps) => {
  const listPendientes = createPendientes(deps)
  const readCreador = createLectura(deps)
  return new Elysia({ name: 'moderacion-lectura' })
    .use(auth(deps))
    .get('/composers/pending', () => listPendientes(), {
      rol: 'admin',
      detail: doc(
        'Los aportes que esperan revisión, del más antiguo al más nuevo',
        answers(z.array(pendiente)),
      ),
    })
    .get('/admin/composers', ({ query }) => listFueraDeLinea(deps, query), {
      rol: 'admin',
      query: consultaDeFueraDeLinea,
      detail: doc(
        'Los creadores que no están publicados, primero los últimos cambiados (a lo sumo 200)',
        answers(z.array(creadorPrivado)),
      ),
    })
    .get('/admin/composers/:id', ({ params }) => readCreador(params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Un creador en cualquier estado, con todo lo que se sabe de él; si espera, también a quién se parece',
        answers(pendiente),
      ),
    })
    .get('/admin/composers/:id/preguntas', ({ params }) => readUsos(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Cuántas preguntas de evaluaciones usan cada dato de un creador, antes de cambiarlo',
        answers(usosDeCreador),
      ),
    })
}

const revisionRoutes = (deps: Deps) =>
  new Elysia({ name: 'moderacion-revision' })
    .use(auth(deps))
    .put(
      '/composers/:id/status',
      ({ sesion, params, body }) => setStatus(deps, sesion, params.id, body),
      cambioDeEstado(),
    )
    .patch(
      '/composers/:id/status',
      ({ sesion, params, body }) => setStatus(deps, sesion, params.id, body),
      cambioDeEstado(),
    )
    .post(
      '/admin/composers/:id/review',
      ({ sesion, params, body }) => sendBack(deps, sesion, params.id, body.reason),
      {
        rol: 'admin',
        sobre: { creador: 'id' },
        params: parametros('id'),
        body: revision,
        detail: doc(
          'Devuelve un aporte con observaciones, que llegan por correo a quien lo envió',
          answers(creadorPrivado, 409),
        ),
      },
    )
    .post(
      '/admin/composers/:id/suggestion',
      ({ sesion, params, body, status }) =>
        status(201, convertAporte(deps, sesion, params.id, body.composerId)),
      {
        rol: 'admin',
        sobre: { creador: 'id' },
        params: parametros('id'),
        body: destino,
        detail: doc(
          'Cierra un aporte de alguien que ya está publicado y hace de él una sugerencia con lo que difiere; avisa por correo a quien lo envió',
          creates(sugerencia, 404, 409),
        ),
      },
    )

export const moderacionRoutes = (deps: Deps) =>
  new Elysia({ name: 'moderacion' })
    .use(lecturaRoutes(deps))
    .use(revisionRoutes(deps))
    .use(edicionRoutes(deps))
    .use(historialRoutes(deps))
    .use(colaRoutes(deps))

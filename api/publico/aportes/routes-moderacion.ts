import { Elysia } from 'elysia'
import { z } from 'zod'
import { creadorDelAdministradorEn } from '../../../src/domain/aportes/aportes.ts'
import { revision } from '../../../src/domain/aportes/motivo-nuevo.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { addressOf } from '../../suelo/services/addresses.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { listFueraDeLinea, readCreador, readUsos } from './consulta.ts'
import { convertAporte } from './conversion.ts'
import { deleteCreador, editCreador, publishNuevo } from './edicion.ts'
import {
  consultaDeFueraDeLinea,
  creadorCambiado,
  creadorPrivado,
  destino,
  edicion,
  estadoNuevo,
  pendiente,
  usosDeCreador,
  version,
} from './esquemas-de-moderacion.ts'
import { sugerencia } from './esquemas-de-sugerencias.ts'
import { listVersiones, restoreVersion } from './historial.ts'
import { createPendientes, sendBack, setStatus } from './revision.ts'

const doc = docOf('Moderación')

/** Anew for each route: Elysia writes a guard into the object that it is given. */
const cambioDeEstado = () =>
  ({
    rol: 'admin',
    params: parametros('id'),
    body: estadoNuevo,
    detail: doc(
      'Publica un creador, lo rechaza o lo devuelve a la revisión; puede fijar su período y su calidad',
      answers(creadorPrivado, 409),
    ),
  }) as const

export const moderacionRoutes = (deps: Deps) => {
  const listPendientes = createPendientes(deps)
  return new Elysia({ name: 'moderacion' })
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
    .get('/admin/composers/:id', ({ params }) => readCreador(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Un creador en cualquier estado, con todo lo que se sabe de él', answers(creadorPrivado)),
    })
    .get('/admin/composers/:id/preguntas', ({ params }) => readUsos(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Cuántas preguntas de evaluaciones usan cada dato de un creador, antes de cambiarlo',
        answers(usosDeCreador),
      ),
    })
    .post(
      '/composers/admin-create',
      ({ sesion, body, request, status }) =>
        status(201, publishNuevo(deps, sesion, body, addressOf(request))),
      {
        rol: 'admin',
        body: creadorDelAdministradorEn(hoyEn(deps)),
        detail: doc('Añade un creador, publicado enseguida', creates(creadorPrivado)),
      },
    )
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
        params: parametros('id'),
        body: destino,
        detail: doc(
          'Cierra un aporte de alguien que ya está publicado y hace de él una sugerencia con lo que difiere; avisa por correo a quien lo envió',
          creates(sugerencia, 404, 409),
        ),
      },
    )
    .put('/composers/:id', ({ sesion, params, body }) => editCreador(deps, sesion, params.id, body), {
      rol: 'admin',
      params: parametros('id'),
      body: edicion,
      detail: doc(
        'Cambia los campos que se envían; lo anterior queda en el historial, y dice cuántas preguntas usan lo que cambió',
        answers(creadorCambiado, 409),
      ),
    })
    .delete('/composers/:id', ({ sesion, params }) => deleteCreador(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Elimina un creador, con sus comentarios, valoraciones, sugerencias e historial',
        answers(message),
      ),
    })
    .get('/composers/:id/history', ({ params }) => listVersiones(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Los valores anteriores de un creador, con quién los cambió y cuándo',
        answers(z.array(version)),
      ),
    })
    .post(
      '/composers/:id/history/:versionId/restore',
      ({ sesion, params }) => restoreVersion(deps, sesion, params.id, params.versionId),
      {
        rol: 'admin',
        params: parametros('id', 'versionId'),
        detail: doc(
          'Repone los valores de una versión; los de ahora quedan en el historial',
          answers(creadorCambiado, 409),
        ),
      },
    )
}

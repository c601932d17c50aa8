import { Elysia } from 'elysia'
import { z } from 'zod'
import { creadorDelAdministradorEn } from '../../../src/domain/aportes/aportes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { addressOf } from '../../suelo/services/addresses.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { creadorPrivado } from '../creadores/esquemas.ts'
import { deleteCreador, editCreador, publishNuevo } from './edicion.ts'
import { consultaDeHistorial, creadorCambiado, edicion, version } from './esquemas-de-moderacion.ts'
import { listVersiones, restoreVersion } from './historial.ts'

const doc = docOf('Moderación')

/** What the administrator writes of a creator. */
export const edicionRoutes = (deps: Deps) =>
  new Elysia({ name: 'moderacion-edicion' })
    .use(auth(deps))
    .post(
      '/composers/admin-create',
      ({ sesion, body, request, status }) =>
        status(201, publishNuevo(deps, sesion, body, addressOf(request))),
      {
        rol: 'admin',
        body: creadorDelAdministradorEn(hoyEn(deps)),
        detail: doc('Agrega un creador, publicado enseguida', creates(creadorPrivado)),
      },
    )
    .put('/composers/:id', ({ sesion, params, body }) => editCreador(deps, sesion, params.id, body), {
      rol: 'admin',
      sobre: { creador: 'id' },
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

export const historialRoutes = (deps: Deps) =>
  new Elysia({ name: 'moderacion-historial' })
    .use(auth(deps))
    .get('/composers/:id/history', ({ params, query }) => listVersiones(deps, params.id, query), {
      rol: 'admin',
      params: parametros('id'),
      query: consultaDeHistorial,
      detail: doc(
        'Los valores anteriores de un creador, con quién los cambió y cuándo; con «despues=1», también los que los reemplazaron',
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

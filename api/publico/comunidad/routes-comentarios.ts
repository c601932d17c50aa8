import { Elysia } from 'elysia'
import { z } from 'zod'
import { type Comentario, comentarioNuevo } from '../../../src/domain/comunidad/comunidad.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { sayNext, tramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { addressOf } from '../../suelo/services/addresses.ts'
import { createComentario, deleteComentario, listComentarios } from './comentarios.ts'

const tags = ['Comunidad']
const POR_PAGINA = 100
const deCreador = parametros('composerId')
const comentario = z.object({
  id: z.int(),
  text: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
}) satisfies z.ZodType<Comentario>

export const comentariosRoutes = (deps: Deps) =>
  new Elysia({ name: 'comentarios' })
    .use(auth(deps))
    .get(
      '/composers/comments/:composerId',
      ({ params, query, set }) => {
        const { comentarios, total, siguiente } = listComentarios(deps, params.composerId, query)
        set.headers['x-total'] = String(total)
        sayNext(set, siguiente)
        return comentarios
      },
      {
        params: deCreador,
        query: tramoDeLista(POR_PAGINA),
        detail: {
          tags,
          summary:
            'Los comentarios de un creador, primero los más nuevos; X-Siguiente dice con qué «antes» siguen, y X-Total cuántos son',
          responses: answers(z.array(comentario)),
        },
      },
    )
    .post(
      '/composers/comments/:composerId',
      ({ params, body, request, status }) =>
        status(201, createComentario(deps, params.composerId, body, addressOf(request))),
      {
        limite: 'comentario',
        params: deCreador,
        body: comentarioNuevo,
        detail: {
          tags,
          summary: 'Comenta un creador; el comentario se ve enseguida',
          responses: creates(comentario, 429),
        },
      },
    )
    .delete(
      '/composers/comments/:composerId/:commentId',
      ({ sesion, params }) => deleteComentario(deps, sesion, params.composerId, params.commentId),
      {
        rol: 'admin',
        params: parametros('composerId', 'commentId'),
        detail: { tags, summary: 'Elimina un comentario', responses: answers(message) },
      },
    )

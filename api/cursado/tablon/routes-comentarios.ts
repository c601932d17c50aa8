import { Elysia } from 'elysia'
import { z } from 'zod'
import { comentarioDePublicacion } from '../../../src/domain/tablon/publicacion-nueva.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { tramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { createComentario, deleteComentario, listComentarios } from './comentarios.ts'
import { comentario, interaccion } from './esquemas.ts'
import { like, unlike } from './interacciones.ts'
import { doc, POR_PAGINA, todos } from './opciones.ts'

const comentariosRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-comentarios-de-publicacion' })
    .use(auth(deps))
    .get(
      '/publicaciones/:id/comentarios',
      ({ sesion, params, query }) => listComentarios(deps, sesion, params.id, query),
      {
        rol: todos(),
        sobre: { publicacion: 'id' },
        params: parametros('id'),
        query: tramoDeLista(POR_PAGINA),
        detail: doc(
          'Los comentarios de una publicación: los últimos, o los anteriores a uno',
          answers(z.object({ total: z.int(), comentarios: z.array(comentario) })),
        ),
      },
    )
    .post(
      '/publicaciones/:id/comentarios',
      ({ sesion, params, body, status }) =>
        status(201, createComentario(deps, sesion, params.id, body.contenido)),
      {
        rol: todos(),
        sobre: { publicacion: 'id' },
        params: parametros('id'),
        body: comentarioDePublicacion,
        detail: doc('Comenta una publicación', creates(comentario, 429)),
      },
    )
    .delete(
      '/publicaciones/:id/comentarios/:comentarioId',
      ({ sesion, params }) => deleteComentario(deps, sesion, params.id, params.comentarioId),
      {
        rol: todos(),
        sobre: { publicacion: 'id' },
        params: parametros('id', 'comentarioId'),
        detail: doc('Elimina un comentario; su autor o el administrador', answers(message)),
      },
    )

const interaccionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-interacciones' })
    .use(auth(deps))
    .post('/publicaciones/:id/interacciones', ({ sesion, params }) => like(deps, sesion, params.id), {
      rol: todos(),
      sobre: { publicacion: 'id' },
      params: parametros('id'),
      detail: doc('Le gusta a quien pide; otra vez no cambia nada', answers(interaccion)),
    })
    .delete('/publicaciones/:id/interacciones', ({ sesion, params }) => unlike(deps, sesion, params.id), {
      rol: todos(),
      sobre: { publicacion: 'id' },
      params: parametros('id'),
      detail: doc('Deja de gustarle', answers(interaccion)),
    })

/** The comments on a post, and who likes it. */
export const comentariosDelTablonRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-comentarios' }).use(comentariosRoutes(deps)).use(interaccionesRoutes(deps))

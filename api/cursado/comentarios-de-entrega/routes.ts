import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import {
  comentarioDeEntrega,
  formularioDeComentarioDeEntrega,
} from '../../../src/domain/tareas/comentario-de-entrega-nuevo.ts'
import { VOZ_MAXIMA_BYTES } from '../../../src/domain/tareas/comentarios-de-entrega.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { conSubida } from '../../suelo/docs/file-body.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { deleteComentario, sayComentario, writeComentario } from './escritura.ts'
import { comentario } from './esquemas.ts'
import { listComentarios } from './lectura.ts'

const doc = docOf('Comentarios de entregas')

const deCual = z.object({
  archivo: z.string().optional().meta({
    description:
      'El path de un archivo de la entrega, o de una anterior; sin él, los del primero de la que cuenta ahora',
  }),
})

const LEER = 'Lo que se comentó del archivo entregado, en el orden de sus momentos'
const BORRAR = 'Elimina un comentario propio, en los 15 minutos después de escribirlo'

/** On a delivery, by whoever runs its course. */
export const comentariosDeEntregaDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `comentarios-de-entrega-${rol}` })
    .use(auth(deps))
    .get(
      '/tareasAsignaciones/:id/comentarios',
      ({ sesion, params, query }) => listComentarios(deps, sesion, params.id, query.archivo),
      {
        rol,
        sobre: { entrega: 'id' },
        params: parametros('id'),
        query: deCual,
        detail: doc(LEER, answers(z.array(comentario))),
      },
    )
    .post(
      '/tareasAsignaciones/:id/comentarios',
      async ({ sesion, params, request, body, status }) =>
        status(201, await sayComentario(deps, sesion, params.id, { request, enJson: body })),
      {
        rol,
        sobre: { entrega: 'id' },
        archivo: { maximo: VOZ_MAXIMA_BYTES },
        params: parametros('id'),
        body: sinLeer(formularioDeComentarioDeEntrega.extend(conSubida)),
        detail: doc(
          'Comenta lo entregado, en un momento o entero; también con la voz, hasta un minuto (multipart, en «file», con «duracion_ms» si se sabe)',
          creates(comentario, 409, 413, 415),
        ),
      },
    )
    .delete(
      '/tareasAsignaciones/:id/comentarios/:comentarioId',
      ({ sesion, params }) => deleteComentario(deps, sesion, params.id, params.comentarioId),
      {
        rol,
        sobre: { entrega: 'id' },
        params: parametros('id', 'comentarioId'),
        detail: doc(BORRAR, answers(message, 409)),
      },
    )

/** On the student's own. */
export const comentariosDeEntregaDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'comentarios-de-entrega-alumno' })
    .use(auth(deps))
    .get(
      '/alumnos/me/tareasAsignaciones/:id/comentarios',
      ({ sesion, params, query }) => listComentarios(deps, sesion, params.id, query.archivo),
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        query: deCual,
        detail: doc(LEER, answers(z.array(comentario))),
      },
    )
    .post(
      '/alumnos/me/tareasAsignaciones/:id/comentarios',
      async ({ sesion, params, body, status }) =>
        status(201, await writeComentario(deps, sesion, params.id, body)),
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        body: comentarioDeEntrega,
        detail: doc(
          'Comenta lo entregado, en un momento o entero, o responde a lo que se comentó',
          creates(comentario, 409, 429),
        ),
      },
    )
    .delete(
      '/alumnos/me/tareasAsignaciones/:id/comentarios/:comentarioId',
      ({ sesion, params }) => deleteComentario(deps, sesion, params.id, params.comentarioId),
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        params: parametros('id', 'comentarioId'),
        detail: doc(BORRAR, answers(message, 409)),
      },
    )

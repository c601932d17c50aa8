import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import {
  edicionDePublicacion,
  formularioDePublicacion,
} from '../../../src/domain/tablon/publicacion-nueva.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn, creates, message } from '../../suelo/docs/answers.ts'
import { auth, readSesion } from '../../suelo/plugins/auth.ts'
import { sayNext, tramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { requireTablon } from './acceso.ts'
import { escucha, publicacion } from './esquemas.ts'
import { ultimoEvento } from './eventos.ts'
import { listPublicaciones, readPublicacion } from './lectura.ts'
import { doc, POR_PAGINA, todos } from './opciones.ts'
import { createPublicacion, deletePublicacion, editPublicacion, toggleVisibilidad } from './publicaciones.ts'

/** As a client says it that goes on after a break. */
function lastEventOf(request: Request): number | undefined {
  const id = request.headers.get('last-event-id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-lectura' })
    .use(auth(deps))
    .get(
      '/publicaciones/catedra/:id',
      ({ sesion, params, query, set }) => {
        // Read before the board: what happens in between is heard again rather than missed.
        set.headers['x-ultimo-evento'] = String(ultimoEvento(deps.db))
        const { publicaciones, siguiente } = listPublicaciones(deps, sesion, params.id, query)
        sayNext(set, siguiente)
        return publicaciones
      },
      {
        rol: todos(),
        params: parametrosDeCatedra('id'),
        query: tramoDeLista(POR_PAGINA),
        detail: doc(
          'El tablón de una cátedra, primero lo último; cada publicación con sus últimos comentarios. X-Siguiente dice con qué «antes» sigue; X-Ultimo-Evento, desde dónde escuchar',
          answers(z.array(publicacion)),
        ),
      },
    )
    .get('/publicaciones/:id', ({ sesion, params }) => readPublicacion(deps, sesion, params.id), {
      rol: todos(),
      sobre: { publicacion: 'id' },
      params: parametros('id'),
      detail: doc('Una publicación', answers(publicacion)),
    })

const enVivoRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-en-vivo' }).use(auth(deps)).get(
    '/publicaciones/catedra/:id/eventos',
    ({ sesion, params, query, request }) => {
      requireTablon(deps.db, sesion, params.id)
      const authorization = request.headers.get('authorization')
      return deps.oyentes.listen({
        lector: sesion,
        catedraId: params.id,
        desde: query.desde ?? lastEventOf(request),
        signal: request.signal,
        relee: () => readSesion(deps, authorization),
      })
    },
    {
      rol: todos(),
      params: parametrosDeCatedra('id'),
      query: escucha,
      detail: doc(
        'Lo que pasa en el tablón, en vivo (server-sent events)',
        answersIn(
          'text/event-stream',
          'Eventos publicacion, eliminada, comentarios e interacciones, con el id de la publicación y, de los dos últimos, el total; listo, recargar y fin',
          429,
        ),
      ),
    },
  )

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-escritura' })
    .use(auth(deps))
    .post(
      '/catedras/:id/publicaciones',
      ({ sesion, params, body, status }) => status(201, createPublicacion(deps, sesion, params.id, body)),
      {
        rol: todos(),
        sobre: { tablon: 'id' },
        cuerpo: 'largo',
        params: parametrosDeCatedra('id'),
        // The service reads it: the rules are for what is left of its content once it is sanitised.
        body: sinLeer(formularioDePublicacion),
        detail: doc('Publica en el tablón; lo de un alumno es ANUNCIO u OTRO', creates(publicacion, 429)),
      },
    )
    .put(
      '/catedras/:id/publicaciones/:publicacionId',
      ({ sesion, params: { id: catedraId, publicacionId: id }, body }) =>
        editPublicacion(deps, sesion, { catedraId, id }, body),
      {
        rol: todos(),
        sobre: { tablon: 'id', publicacion: 'publicacionId' },
        cuerpo: 'largo',
        params: parametrosDeCatedra('id', 'publicacionId'),
        body: edicionDePublicacion,
        detail: doc('Cambia los campos que se envían; solo su autor', answers(publicacion)),
      },
    )

/** What takes a post from sight. */
const retiroRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon-retiro' })
    .use(auth(deps))
    .delete(
      '/catedras/:id/publicaciones/:publicacionId',
      ({ sesion, params }) => deletePublicacion(deps, sesion, params.id, params.publicacionId),
      {
        rol: todos(),
        sobre: { tablon: 'id', publicacion: 'publicacionId' },
        params: parametrosDeCatedra('id', 'publicacionId'),
        detail: doc(
          'Elimina una publicación con sus comentarios; su autor o el administrador',
          answers(message),
        ),
      },
    )
    .put(
      '/publicaciones/:id/toggle-visibility',
      ({ sesion, params }) => toggleVisibilidad(deps, sesion, params.id),
      {
        rol: ['admin', 'docente'],
        sobre: { publicacion: 'id' },
        params: parametros('id'),
        detail: doc('Oculta una publicación a los alumnos, o la muestra', answers(publicacion)),
      },
    )

export const tablonRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablon' })
    .use(lecturaRoutes(deps))
    .use(enVivoRoutes(deps))
    .use(escrituraRoutes(deps))
    .use(retiroRoutes(deps))

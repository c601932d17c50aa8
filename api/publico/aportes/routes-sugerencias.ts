import { Elysia } from 'elysia'
import { z } from 'zod'
import { rechazo, revision } from '../../../src/domain/aportes/motivo-nuevo.ts'
import { datosDeSugerencia, sugerenciaNueva } from '../../../src/domain/aportes/sugerencias.ts'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, never } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { addressOf } from '../../suelo/services/addresses.ts'
import { requireOcultoEnBlanco } from '../../suelo/services/prueba-de-trabajo.ts'
import { requireEnlaceDeSugerencia } from '../recibos/enlace-para-corregir.ts'
import { recibo } from '../recibos/esquemas.ts'
import {
  observeSugerencia,
  readDevuelta,
  readSugerencia,
  resubmitSugerencia,
} from './correccion-de-sugerencias.ts'
import { aprobacion } from './esquemas-de-cola.ts'
import { devuelta, enlace, sugerencia, sugerenciaCompleta } from './esquemas-de-sugerencias.ts'
import { listPendientes } from './lectura-de-sugerencias.ts'
import { approveSugerencia, rejectSugerencia } from './resolucion-de-sugerencias.ts'
import { createSugerencia } from './sugerencias.ts'

const tags = ['Sugerencias']

const envioRoutes = (deps: Deps) =>
  new Elysia({ name: 'sugerencias-envio' })
    .use(auth(deps))
    .post(
      '/composers/:id/suggestions',
      ({ params, body, request, status }) =>
        status(201, createSugerencia(deps, params.id, body, addressOf(request))),
      {
        limite: 'sugerencia',
        transform: ({ body }) => requireOcultoEnBlanco(body),
        params: parametros('id'),
        body: sugerenciaNueva,
        detail: {
          tags,
          summary: 'Propone cambios a un creador; solo cuenta lo que se envía, no está en blanco y difiere',
          responses: creates(sugerencia.extend({ recibo }), 429),
        },
      },
    )

const revisionRoutes = (deps: Deps) =>
  new Elysia({ name: 'sugerencias-revision' })
    .use(auth(deps))
    .get('/composers/admin/suggestions', () => listPendientes(deps), {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Las sugerencias pendientes, de la más antigua a la más nueva',
        responses: answers(z.array(sugerenciaCompleta)),
      },
    })
    .get('/composers/admin/suggestions/:id', ({ params }) => readSugerencia(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: {
        tags,
        summary: 'Una sugerencia; desde entonces, quien la envió la ve en revisión',
        responses: answers(sugerenciaCompleta),
      },
    })
    .post(
      '/composers/admin/suggestions/:id/review',
      ({ sesion, params, body }) => observeSugerencia(deps, sesion, params.id, body.reason),
      {
        rol: 'admin',
        sobre: { sugerencia: 'id' },
        params: parametros('id'),
        body: revision,
        detail: {
          tags,
          summary: 'Devuelve una sugerencia con observaciones, que llegan por correo a quien la envió',
          responses: answers(sugerenciaCompleta, 409),
        },
      },
    )

/** By the link that the mail brings. */
const correccionRoutes = (deps: Deps) =>
  new Elysia({ name: 'sugerencias-correccion' })
    .use(auth(deps))
    .get('/composers/suggestions/resubmit/:id', ({ params }) => readDevuelta(deps, params.id), {
      transform: ({ params, query }) => requireEnlaceDeSugerencia(deps, String(params.id), query.token),
      params: parametros('id'),
      query: enlace,
      detail: {
        tags,
        summary: 'Lo que propuso quien sugirió, y qué se le pide mejorar',
        responses: { ...answers(devuelta, 401, 409), ...never(400) },
      },
    })
    .put(
      '/composers/suggestions/resubmit/:id',
      ({ params, body }) => resubmitSugerencia(deps, params.id, body),
      {
        // Before the form is looked at: only the link's owner learns what is wrong with it.
        transform: ({ params, query, body }) =>
          requireEnlaceDeSugerencia(deps, String(params.id), query.token ?? Object(body).token),
        params: parametros('id'),
        query: enlace,
        body: sinLeer(datosDeSugerencia.extend({ token: enlace.shape.token })),
        detail: {
          tags,
          summary: 'Vuelve a enviar una sugerencia corregida; el token va en la dirección o en el cuerpo',
          responses: answers(sugerencia, 401, 409),
        },
      },
    )

const resolucionRoutes = (deps: Deps) =>
  new Elysia({ name: 'sugerencias-resolucion' })
    .use(auth(deps))
    .post(
      '/composers/admin/suggestions/:id/approve',
      ({ sesion, params, body }) => approveSugerencia(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { sugerencia: 'id' },
        params: parametros('id'),
        body: aprobacion,
        detail: {
          tags,
          summary: 'Aplica una sugerencia, o de ella solo «campos», y avisa por correo a quienes la enviaron',
          responses: answers(sugerenciaCompleta, 409),
        },
      },
    )
    .post(
      '/composers/admin/suggestions/:id/reject',
      ({ sesion, params, body }) => rejectSugerencia(deps, sesion, params.id, body.reason),
      {
        rol: 'admin',
        sobre: { sugerencia: 'id' },
        params: parametros('id'),
        body: rechazo,
        detail: {
          tags,
          summary: 'Rechaza una sugerencia; el motivo llega por correo a quien la envió',
          responses: answers(sugerenciaCompleta, 409),
        },
      },
    )

export const sugerenciasRoutes = (deps: Deps) =>
  new Elysia({ name: 'sugerencias' })
    .use(envioRoutes(deps))
    .use(revisionRoutes(deps))
    .use(correccionRoutes(deps))
    .use(resolucionRoutes(deps))

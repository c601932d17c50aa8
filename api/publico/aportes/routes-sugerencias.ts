import { Elysia } from 'elysia'
import { z } from 'zod'
import { rechazo } from '../../../src/domain/motivo-nuevo.ts'
import { sugerenciaNueva } from '../../../src/domain/sugerencias.ts'
import { answers, creates } from '../../casa/docs/answers.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { parametros } from '../../plugins/params.ts'
import { addressOf } from '../../services/addresses.ts'
import { sugerencia, sugerenciaCompleta } from './esquemas-de-sugerencias.ts'
import { approveSugerencia, listPendientes, rejectSugerencia } from './resolucion-de-sugerencias.ts'
import { createSugerencia } from './sugerencias.ts'

const tags = ['Sugerencias']

export const sugerenciasRoutes = (deps: Deps) =>
  new Elysia({ name: 'sugerencias' })
    .use(auth(deps))
    .post(
      '/composers/:id/suggestions',
      ({ params, body, request, status }) =>
        status(201, createSugerencia(deps, params.id, body, addressOf(request))),
      {
        params: parametros('id'),
        body: sugerenciaNueva,
        detail: {
          tags,
          summary: 'Propone cambios a un creador; solo cuenta lo que se envía, no está en blanco y difiere',
          responses: creates(sugerencia, 429),
        },
      },
    )
    .get('/composers/admin/suggestions', () => listPendientes(deps), {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Las sugerencias pendientes, de la más antigua a la más nueva',
        responses: answers(z.array(sugerenciaCompleta)),
      },
    })
    .post(
      '/composers/admin/suggestions/:id/approve',
      ({ sesion, params }) => approveSugerencia(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: {
          tags,
          summary: 'Aplica una sugerencia y avisa por correo a quien la envió',
          responses: answers(sugerenciaCompleta, 409),
        },
      },
    )
    .post(
      '/composers/admin/suggestions/:id/reject',
      ({ sesion, params, body }) => rejectSugerencia(deps, sesion, params.id, body.reason),
      {
        rol: 'admin',
        params: parametros('id'),
        body: rechazo,
        detail: {
          tags,
          summary: 'Rechaza una sugerencia; el motivo llega por correo a quien la envió',
          responses: answers(sugerenciaCompleta, 409),
        },
      },
    )

import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { answers, docOf, message } from '../docs/answers.ts'
import {
  cambioPorEnlace,
  cancelPorEnlace,
  paginaDeCancelado,
  readCambioPorEnlace,
} from './enlace-de-cambio.ts'

const doc = docOf('Sesiones')
const params = z.object({ enlace: z.string() })
const SIN_RASTRO = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** For who has the link that the e-mail of before was sent. */
export const cambioDeEmailRoutes = (deps: Deps) =>
  new Elysia({ name: 'cambio-de-email' })
    .get(
      '/cambio-de-email/:enlace',
      ({ params, set }) => {
        Object.assign(set.headers, SIN_RASTRO)
        return readCambioPorEnlace(deps, params.enlace)
      },
      {
        params,
        detail: doc('El cambio de email que un enlace puede cancelar', answers(cambioPorEnlace, 400, 404)),
      },
    )
    .post(
      '/cambio-de-email/:enlace/cancelar',
      ({ request, params, redirect }) => {
        const cancelado = cancelPorEnlace(deps, params.enlace)
        // From a page's own form, where there is no JavaScript, one goes on to a page.
        const isFormulario = request.headers.get('accept')?.includes('text/html')
        return isFormulario ? redirect(paginaDeCancelado(deps), 303) : cancelado
      },
      {
        params,
        detail: doc(
          'Cancela un cambio de email, con el enlace que se envió al de antes',
          answers(message, 400, 404),
        ),
      },
    )

import { Elysia } from 'elysia'
import { z } from 'zod'
import { aporteNuevoEn } from '../../../src/domain/aportes/aportes.ts'
import { FOTO_GRANDE, MAXIMO_DE_FOTO } from '../../../src/domain/archivos/fotos.ts'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import { datosDeCreador } from '../../../src/domain/creadores/datos-de-creador.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, never } from '../../suelo/docs/answers.ts'
import { fileBody } from '../../suelo/docs/file-body.ts'
import { palabras } from '../../suelo/plugins/palabras.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { addressOf } from '../../suelo/services/addresses.ts'
import { requireOcultoEnBlanco } from '../../suelo/services/prueba-de-trabajo.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { creador } from '../creadores/esquemas.ts'
import { requireEnlace } from '../recibos/enlace-para-corregir.ts'
import { recibo } from '../recibos/esquemas.ts'
import { enlace } from './esquemas-de-sugerencias.ts'
import { receiveFoto } from './fotos.ts'
import { createAporte, readDevuelto, resubmit } from './service.ts'

const tags = ['Aportes']
const devuelto = creador.extend({ email: z.string().nullable(), motivo: z.string().nullable() })

const envioRoutes = (deps: Deps) =>
  new Elysia({ name: 'aportes-envio' })
    .use(palabras)
    .post(
      '/composers',
      ({ body, request, status }) => status(201, createAporte(deps, body, addressOf(request))),
      {
        limite: 'aporte',
        transform: ({ body }) => requireOcultoEnBlanco(body),
        body: aporteNuevoEn(hoyEn(deps)),
        detail: {
          tags,
          summary: 'Aporta un creador, que se publica cuando el administrador lo aprueba',
          responses: creates(creador.extend({ recibo }), 429),
        },
      },
    )
    .post(
      '/composers/photo',
      async ({ request, body, status }) =>
        status(201, await receiveFoto(deps, { request, enJson: Object(body) })),
      {
        limite: 'foto',
        archivo: { maximo: MAXIMO_DE_FOTO, texto: FOTO_GRANDE },
        detail: {
          tags,
          summary:
            'Sube la foto de un aporte (JPG, PNG o WebP, hasta 5 MB); nadie la ve hasta que se publique, y sin aporte se quita al día siguiente. Quien ingresó puede nombrar una subida suya',
          requestBody: fileBody,
          responses: creates(z.object({ photo_url: z.string() }), 401, 404, 409, 415, 429, 503),
        },
      },
    )

/** By the link that the mail brings. */
const correccionRoutes = (deps: Deps) =>
  new Elysia({ name: 'aportes-correccion' })
    .use(palabras)
    .get('/composers/resubmit/:id', ({ params }) => readDevuelto(deps, params.id), {
      transform: ({ params, query }) => requireEnlace(deps, String(params.id), query.token),
      params: parametros('id'),
      query: enlace,
      detail: {
        tags,
        summary: 'Lo que envió quien aportó, y qué se le pide mejorar',
        // Who has no link to it hears of nothing else.
        responses: { ...answers(devuelto, 401, 409), ...never(400) },
      },
    })
    .put('/composers/resubmit/:id', ({ params, body }) => resubmit(deps, params.id, body), {
      // Before the form is looked at: only the link's owner learns what is wrong with it.
      transform: ({ params, query, body }) =>
        requireEnlace(deps, String(params.id), query.token ?? body.token),
      params: parametros('id'),
      query: enlace,
      // The service reads it: what is left blank is as it was.
      body: sinLeer(datosDeCreador.extend({ token: enlace.shape.token })),
      detail: {
        tags,
        summary: 'Vuelve a enviar un aporte corregido; el token va en la dirección o en el cuerpo',
        responses: answers(creador, 401, 409),
      },
    })

export const aportesRoutes = (deps: Deps) =>
  new Elysia({ name: 'aportes' }).use(envioRoutes(deps)).use(correccionRoutes(deps))

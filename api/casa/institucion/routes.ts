import { Elysia } from 'elysia'
import { z } from 'zod'
import {
  edicionDeInstitucion,
  fijables,
  LOGO_GRANDE,
  MAXIMO_DE_LOGO,
} from '../../../src/domain/casa/institucion.ts'
import { ingresosPorCodigo } from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn, creates } from '../../suelo/docs/answers.ts'
import { fileBody } from '../../suelo/docs/file-body.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { answerWithArchivo } from './publico.ts'
import { readInstitucion, receiveLogo, removeLogo, saveInstitucion } from './service.ts'

const institucion = z.object({
  nombre: z.string(),
  zona: z.string(),
  color: z.string().nullable(),
  /** The administrator's. */
  correo: z.string().nullable(),
  /** Who may open a course to whoever has its code. */
  ingreso_por_codigo: z.enum(ingresosPorCodigo),
  /** Its address. */
  logo: z.string().nullable(),
  fijos: z.array(z.enum(fijables)),
})

const tags = ['Institución']

const datosRoutes = (deps: Deps) =>
  new Elysia({ name: 'institucion-datos' })
    .use(auth(deps))
    .get('/admin/institucion', () => readInstitucion(deps), {
      rol: 'admin',
      detail: {
        tags,
        summary:
          'Nombre, zona horaria, color, logo y correo del administrador; `fijos` son los que fija el ambiente',
        responses: answers(institucion),
      },
    })
    .put('/admin/institucion', ({ sesion, body }) => saveInstitucion(deps, sesion, body), {
      rol: 'admin',
      body: edicionDeInstitucion,
      detail: {
        tags,
        summary: 'Cambia lo que se envía; lo que fija el ambiente queda como está',
        responses: answers(institucion),
      },
    })

const logoRoutes = (deps: Deps) =>
  new Elysia({ name: 'institucion-logo' })
    .use(auth(deps))
    .post(
      '/admin/institucion/logo',
      async ({ sesion, request, body, status }) =>
        status(201, await receiveLogo(deps, sesion, { request, enJson: Object(body) })),
      {
        rol: 'admin',
        archivo: { maximo: MAXIMO_DE_LOGO, texto: LOGO_GRANDE },
        detail: {
          tags,
          summary: 'Pone el logo: PNG, JPG o WebP de hasta 256 KB',
          requestBody: fileBody,
          responses: creates(institucion, 404, 409, 415),
        },
      },
    )
    .delete('/admin/institucion/logo', ({ sesion }) => removeLogo(deps, sesion), {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Quita el logo: vuelve el ñandutí',
        responses: answers(institucion),
      },
    })
    .get('/institucion/:archivo', ({ params, request }) => answerWithArchivo(deps, params.archivo, request), {
      detail: {
        tags,
        summary: 'El logo y la hoja de estilo del color, como los enlaza cada página',
        responses: answersIn('text/css', 'La hoja de estilo, o la imagen'),
      },
    })

export const institucionRoutes = (deps: Deps) =>
  new Elysia({ name: 'institucion' }).use(datosRoutes(deps)).use(logoRoutes(deps))

import { Elysia } from 'elysia'
import { z } from 'zod'
import { maximoDe } from '../../../src/domain/archivos/archivos.ts'
import type { Deps } from '../deps.ts'
import { answers, creates } from '../docs/answers.ts'
import { fileBody } from '../docs/file-body.ts'
import { auth } from '../plugins/auth.ts'
import type { RolDeGestion } from '../plugins/gestion.ts'
import { receiveRecurso } from './service.ts'
import { readSonidoDe } from './sonido.ts'

const subido = z.object({
  filePath: z.string(),
  nombre: z.string(),
  bytes: z.int(),
  tipo: z.string(),
  duracion_ms: z.int().nullable(),
})

const sonido = subido.omit({ filePath: true }).extend({ picos: z.string().nullable() })

export const archivosRoutes = (deps: Deps) =>
  new Elysia({ name: 'archivos' })
    .use(auth(deps))
    .get('/archivos/sonido', ({ sesion, query }) => readSonidoDe(deps, sesion, query.path), {
      rol: ['admin', 'docente', 'alumno'],
      query: z.object({
        path: z.string().meta({ description: 'Como la dicen las otras llamadas: uploads/…' }),
      }),
      detail: {
        tags: ['Archivos'],
        summary:
          'Lo que se sabe de un archivo que quien pide puede ver; de sonido o video, cuánto dura y sus 800 picos, en base64, si quien lo subió los envió',
        responses: answers(sonido, 404),
      },
    })
    .use(subidaDe(deps, 'docente', 'una unidad o una tarea'))
    .use(subidaDe(deps, 'admin', 'una tarea'))

const subidaDe = <R extends RolDeGestion>(deps: Deps, de: R, donde: string) => {
  const rol: RolDeGestion = de
  return new Elysia({ name: `archivos-${de}` })
    .use(auth(deps))
    .post(
      `/${de}/upload/multimedia`,
      async ({ sesion, request, body, status }) =>
        status(201, await receiveRecurso(deps, sesion, { request, enJson: Object(body) })),
      {
        rol,
        archivo: { maximo: maximoDe(undefined, deps.files.maximos) },
        detail: {
          tags: ['Archivos'],
          summary: `Sube un archivo, que se usa después en ${donde}; sin uso, se quita al día siguiente`,
          requestBody: fileBody,
          responses: creates(subido, 404, 409, 415),
        },
      },
    )
}

import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { creates } from '../docs/answers.ts'
import { fileBody } from '../docs/file-body.ts'
import { receiveRecurso } from './service.ts'

const subido = z.object({
  filePath: z.string(),
  nombre: z.string(),
  bytes: z.int(),
  tipo: z.string(),
})

export const archivosRoutes = (deps: Deps) =>
  new Elysia({ name: 'archivos' })
    .use(auth(deps))
    .post(
      '/docente/upload/multimedia',
      async ({ sesion, request, status }) => status(201, await receiveRecurso(deps, sesion, request)),
      {
        rol: 'docente',
        detail: {
          tags: ['Archivos'],
          summary:
            'Sube un archivo, que se usa después en una unidad o una tarea; sin uso, se quita al día siguiente',
          requestBody: fileBody,
          responses: creates(subido, 415),
        },
      },
    )
    .post(
      '/admin/upload/multimedia',
      async ({ sesion, request, status }) => status(201, await receiveRecurso(deps, sesion, request)),
      {
        rol: 'admin',
        detail: {
          tags: ['Archivos'],
          summary: 'Sube un archivo, que se usa después en una tarea; sin uso, se quita al día siguiente',
          requestBody: fileBody,
          responses: creates(subido, 415),
        },
      },
    )

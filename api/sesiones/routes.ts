import { Elysia } from 'elysia'
import { z } from 'zod'
import { cambioDeClave, MAXIMO_DE_CLAVE } from '../../src/domain/clave.ts'
import type { Deps } from '../deps.ts'
import { answers, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { changeClave, loginAdmin, logout } from './service.ts'

const OBLIGATORIA = 'La contraseña es obligatoria.'

const ingreso = z.object({
  password: z
    .string(OBLIGATORIA)
    .min(1, OBLIGATORIA)
    .max(MAXIMO_DE_CLAVE, 'La contraseña es demasiado larga.'),
})

export const sesionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'sesiones' })
    .use(auth(deps))
    .post(
      '/login',
      ({ body, cookie, request }) => loginAdmin(deps, body.password, { cookies: cookie, request }),
      {
        body: ingreso,
        detail: {
          tags: ['Sesiones'],
          summary: 'El ingreso del administrador; la sesión dura ocho horas',
          responses: answers(z.object({ token: z.string() }), 400, 401, 429),
        },
      },
    )
    .put('/admin/clave', ({ body, cookie }) => changeClave(deps, body, cookie), {
      rol: 'admin',
      body: cambioDeClave,
      detail: {
        tags: ['Sesiones'],
        summary: 'Cambia la contraseña del administrador: termina las sesiones abiertas y da una nueva',
        responses: answers(message.extend({ token: z.string() }), 400, 401, 403, 409, 429),
      },
    })
    .post('/logout', ({ cookie }) => logout(cookie), {
      detail: {
        tags: ['Sesiones'],
        summary: 'Retira la cookie que abre los archivos; el token lo olvida cada página',
        responses: answers(message),
      },
    })

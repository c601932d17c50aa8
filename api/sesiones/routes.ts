import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { answers, message } from '../docs/answers.ts'
import { limit } from '../plugins/limit.ts'
import { loginAdmin, logout } from './service.ts'

const OBLIGATORIA = 'La contraseña es obligatoria.'

const ingreso = z.object({
  password: z.string(OBLIGATORIA).min(1, OBLIGATORIA).max(1000, 'La contraseña es demasiado larga.'),
})

export const sesionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'sesiones' })
    .use(limit(deps))
    .post('/login', ({ body, cookie }) => loginAdmin(deps, body.password, cookie), {
      limite: 'ingreso',
      body: ingreso,
      detail: {
        tags: ['Sesiones'],
        summary: 'El ingreso del administrador; la sesión dura ocho horas',
        responses: answers(z.object({ token: z.string() }), 400, 401, 429),
      },
    })
    .post('/logout', ({ cookie }) => logout(cookie), {
      detail: {
        tags: ['Sesiones'],
        summary: 'Retira la cookie que abre los archivos; el token lo olvida cada página',
        responses: answers(message),
      },
    })

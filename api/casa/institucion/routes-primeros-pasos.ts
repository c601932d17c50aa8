import { Elysia } from 'elysia'
import { z } from 'zod'
import { type Paso, pasos } from '../../../src/domain/casa/primeros-pasos.ts'
import { proveedores } from '../../../src/domain/correos/correo-de-prueba.ts'
import { origenesDeClave } from '../../../src/domain/sesiones/clave.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { finishPrimerosPasos, readPrimerosPasos } from './primeros-pasos.ts'

const primerosPasos = z.object({
  hechos: z.object(
    Object.fromEntries(pasos.map((paso) => [paso, z.boolean()])) as Record<Paso, z.ZodBoolean>,
  ),
  clave: z.enum(origenesDeClave),
  correo: z.enum(proveedores),
  /** Somebody has said that they were seen. */
  terminados: z.boolean(),
  /** Whether the dashboard begins with them. */
  nueva: z.boolean(),
})

const tags = ['Institución']

export const primerosPasosRoutes = (deps: Deps) =>
  new Elysia({ name: 'primeros-pasos' })
    .use(auth(deps))
    .get('/admin/primeros-pasos', () => readPrimerosPasos(deps), {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Qué falta para que una instalación nueva quede lista',
        responses: answers(primerosPasos),
      },
    })
    .put('/admin/primeros-pasos', ({ sesion }) => finishPrimerosPasos(deps, sesion), {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Los da por vistos: al ingresar ya no se llega a ellos',
        responses: answers(primerosPasos),
      },
    })

import { Elysia } from 'elysia'
import { z } from 'zod'
import { estadosDeCorreo } from '../../db/schema/correos.ts'
import type { Deps } from '../deps.ts'
import { answers } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { listCorreos } from './service.ts'

const instante = z.iso.datetime()
const correo = z.object({
  id: z.int(),
  para: z.string(),
  asunto: z.string(),
  estado: z.enum(estadosDeCorreo),
  intentos: z.int(),
  proximo_intento: instante.nullable(),
  ultimo_error: z.string().nullable(),
  created_at: instante,
  enviado_en: instante.nullable(),
})

export const correosRoutes = (deps: Deps) =>
  new Elysia({ name: 'correos' }).use(auth(deps)).get('/admin/correos', () => listCorreos(deps), {
    rol: 'admin',
    detail: {
      tags: ['Administración'],
      summary: 'Los últimos 200 correos: lo que se envió, lo que espera y lo que falló; nunca su texto',
      responses: answers(z.object({ data: z.array(correo) }), 401, 403),
    },
  })

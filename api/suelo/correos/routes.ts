import { Elysia } from 'elysia'
import { z } from 'zod'
import { estadosDeCorreo } from '../../../db/schema/correos.ts'
import { correoDePrueba, proveedores } from '../../../src/domain/correos/correo-de-prueba.ts'
import type { Deps } from '../deps.ts'
import { answers, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { askPatience } from '../services/patience.ts'
import { sendPrueba } from './correo-de-prueba.ts'
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

/** Longer than a mail server takes that does not answer. */
const SEGUNDOS_DE_PRUEBA = 90

export const correosRoutes = (deps: Deps) =>
  new Elysia({ name: 'correos' })
    .use(auth(deps))
    .post(
      '/admin/correos/prueba',
      ({ sesion, body, request }) => {
        askPatience(request, SEGUNDOS_DE_PRUEBA)
        return sendPrueba(deps, sesion, body.para)
      },
      {
        rol: 'admin',
        body: correoDePrueba,
        detail: {
          tags: ['Administración'],
          summary: 'Envía un correo de prueba y dice qué pasó',
          responses: answers(message.extend({ proveedor: z.enum(proveedores) }), 503),
        },
      },
    )
    .get('/admin/correos', () => listCorreos(deps), {
      rol: 'admin',
      detail: {
        tags: ['Administración'],
        summary: 'Los últimos 200 correos: lo que se envió, lo que espera y lo que falló; nunca su texto',
        responses: answers(z.object({ data: z.array(correo) })),
      },
    })

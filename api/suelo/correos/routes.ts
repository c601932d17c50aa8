import { Elysia } from 'elysia'
import { z } from 'zod'
import { estadosDeCorreo } from '../../../db/schema/correos.ts'
import { proveedores, pruebaDeServidor } from '../../../src/domain/correos/correo-de-prueba.ts'
import { cambioDeServidor, pasosDeCorreo, seguridades } from '../../../src/domain/correos/servidor.ts'
import { soloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import type { Deps } from '../deps.ts'
import { answers, docOf, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { askPatience } from '../services/patience.ts'
import { sendPrueba } from './correo-de-prueba.ts'
import { listCorreos } from './service.ts'
import { dropServidor, readServidorDeCorreo, saveServidor, sendDeLaCarpeta } from './servidor.ts'

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

const servidor = z.object({
  proveedor: z.enum(proveedores),
  /** Who says it; null where nobody does, and mails become files. */
  origen: z.enum(['ambiente', 'pantalla']).nullable(),
  remitente: z.string(),
  servidor: z.string().nullable(),
  puerto: z.int().nullable(),
  seguridad: z.enum(seguridades).nullable(),
  usuario: z.string().nullable(),
  clave: z.enum(['GUARDADA', 'ILEGIBLE']).nullable(),
  por_minuto: z.int().nullable(),
  /** The last one of this server. */
  prueba: z
    .object({ cuando: instante, para: z.string(), ok: z.boolean(), detalle: z.string().nullable() })
    .nullable(),
  /** How many became files in the last seven days and can still be sent. */
  en_carpeta: z.int(),
})

const paso = z.object({ paso: z.enum(pasosDeCorreo), ok: z.boolean(), detalle: z.string().nullable() })
const prueba = message.extend({ proveedor: z.enum(proveedores), pasos: z.array(paso) })

const doc = docOf('Administración')

/** Longer than a test takes where a server does not answer. */
const SEGUNDOS_DE_PRUEBA = 60

export const correosRoutes = (deps: Deps) =>
  new Elysia({ name: 'correos' }).use(servidorRoutes(deps)).use(bandejaRoutes(deps))

const servidorRoutes = (deps: Deps) =>
  new Elysia({ name: 'servidor-de-correo' })
    .use(auth(deps))
    .get('/admin/correo', () => readServidorDeCorreo(deps), {
      rol: 'admin',
      detail: doc('Por dónde salen los correos; nunca la clave', answers(servidor)),
    })
    .put('/admin/correo', ({ sesion, body }) => saveServidor(deps, sesion, body), {
      rol: 'admin',
      body: cambioDeServidor,
      detail: doc(
        'Lo cambia, con la contraseña de la administración: el próximo correo ya sale por ahí',
        answers(servidor, 409, 429),
      ),
    })
    .delete('/admin/correo', ({ sesion, body }) => dropServidor(deps, sesion, body), {
      rol: 'admin',
      body: soloClave,
      detail: doc('Lo quita: los correos vuelven a quedar en la carpeta', answers(servidor, 409, 429)),
    })

const bandejaRoutes = (deps: Deps) =>
  new Elysia({ name: 'bandeja-de-correos' })
    .use(auth(deps))
    .post(
      '/admin/correos/prueba',
      ({ sesion, body, request }) => {
        askPatience(request, SEGUNDOS_DE_PRUEBA)
        return sendPrueba(deps, sesion, body)
      },
      {
        rol: 'admin',
        body: pruebaDeServidor,
        detail: doc(
          'Envía un correo de prueba y dice paso por paso qué pasó; con `con`, por un servidor que todavía no se guardó',
          answers(prueba, 429, 503),
        ),
      },
    )
    .post('/admin/correos/enviar-de-la-carpeta', ({ sesion }) => sendDeLaCarpeta(deps, sesion), {
      rol: 'admin',
      detail: doc(
        'Envía los correos de siete días que quedaron en la carpeta, una vez cada uno',
        answers(z.object({ enviados: z.int() }), 409),
      ),
    })
    .get('/admin/correos', () => listCorreos(deps), {
      rol: 'admin',
      detail: doc(
        'Los últimos 200 correos: lo que se envió, lo que espera y lo que falló; nunca su texto',
        answers(z.object({ data: z.array(correo) })),
      ),
    })

import { Elysia } from 'elysia'
import { z } from 'zod'
import { claveYCodigo, confirmacion, soloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import type { Deps } from '../deps.ts'
import { answers, docOf, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import {
  confirmSegundoFactor,
  readSegundoFactor,
  renewRecuperacion,
  startSegundoFactor,
  stopSegundoFactor,
} from './segundo-factor.ts'

const doc = docOf('Sesiones')

const estado = z.object({ activo: z.boolean(), codigosRestantes: z.int() })
const secreto = z.object({ secreto: z.string(), direccion: z.string(), qr: z.string() })
const codigos = message.extend({ codigos: z.array(z.string()) })

export const segundoFactorRoutes = (deps: Deps) =>
  new Elysia({ name: 'segundo-factor' })
    .use(auth(deps))
    .get('/admin/segundo-factor', () => readSegundoFactor(deps), {
      rol: 'admin',
      detail: doc('Si el ingreso del administrador pide un segundo factor', answers(estado)),
    })
    .post('/admin/segundo-factor', ({ sesion, body }) => startSegundoFactor(deps, sesion, body), {
      rol: 'admin',
      body: soloClave,
      detail: doc(
        'Comienza a activarlo, con la contraseña: un secreto para una aplicación de códigos (TOTP), que vale cuando se lo confirma',
        answers(secreto, 409, 429),
      ),
    })
    .post(
      '/admin/segundo-factor/confirmar',
      ({ sesion, body }) => confirmSegundoFactor(deps, sesion, body.codigo),
      {
        rol: 'admin',
        body: confirmacion,
        detail: doc(
          'Lo activa con un código de la aplicación; los de recuperación se dicen una sola vez',
          answers(codigos, 409),
        ),
      },
    )
    .post('/admin/segundo-factor/codigos', ({ sesion, body }) => renewRecuperacion(deps, sesion, body), {
      rol: 'admin',
      body: claveYCodigo,
      detail: doc(
        'Diez códigos de recuperación nuevos; los de antes dejan de valer',
        answers(codigos, 409, 429),
      ),
    })
    .delete('/admin/segundo-factor', ({ sesion, body }) => stopSegundoFactor(deps, sesion, body), {
      rol: 'admin',
      body: claveYCodigo,
      detail: doc('Lo desactiva, con la contraseña y un código', answers(message, 409, 429)),
    })

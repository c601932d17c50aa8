import { Elysia } from 'elysia'
import { z } from 'zod'
import { cambioDeClave, MAXIMO_DE_CLAVE } from '../../../src/domain/sesiones/clave.ts'
import { codigoEscrito } from '../../../src/domain/sesiones/codigos.ts'
import { rolesDeSesion } from '../../../src/domain/sesiones/sesiones.ts'
import type { Deps } from '../deps.ts'
import { answers, asksForPrueba, docOf, message, never } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { parametros } from '../plugins/params.ts'
import { closeLasDemas, closeSesion, listSesiones, logout } from './abiertas.ts'
import { changeClave, loginAdmin } from './service.ts'

const OBLIGATORIA = 'La contraseña es obligatoria.'

const ingreso = z.object({
  password: z
    .string(OBLIGATORIA)
    .min(1, OBLIGATORIA)
    .max(MAXIMO_DE_CLAVE, 'La contraseña es demasiado larga.'),
  codigo: codigoEscrito,
})

const abierta = z.object({
  id: z.int(),
  dispositivo: z.string(),
  desde: z.iso.datetime(),
  vista: z.iso.datetime(),
  actual: z.boolean(),
})

const doc = docOf('Sesiones')

const ingresoRoutes = (deps: Deps) =>
  new Elysia({ name: 'sesiones-ingreso' })
    .use(auth(deps))
    .post('/login', ({ body, cookie, request }) => loginAdmin(deps, body, { cookies: cookie, request }), {
      enMantenimiento: true,
      body: ingreso,
      detail: {
        tags: ['Sesiones'],
        summary:
          'El ingreso del administrador, con un código si activó el segundo factor; la sesión dura ocho horas',
        responses: { ...answers(z.object({ token: z.string() }), 401), ...asksForPrueba },
      },
    })
    .put(
      '/admin/clave',
      ({ sesion, body, cookie, request }) => changeClave(deps, sesion, body, { cookies: cookie, request }),
      {
        rol: 'admin',
        body: cambioDeClave,
        detail: {
          tags: ['Sesiones'],
          summary: 'Cambia la contraseña del administrador: termina las sesiones abiertas y da una nueva',
          responses: answers(message.extend({ token: z.string() }), 409, 429),
        },
      },
    )
    .post('/logout', ({ cookie, headers }) => logout(deps, headers.authorization, cookie), {
      enMantenimiento: true,
      detail: {
        tags: ['Sesiones'],
        summary: 'Cierra la sesión del token, o de la cookie que abre los archivos, y retira esa cookie',
        responses: answers(message),
      },
    })

const abiertasRoutes = (deps: Deps) =>
  new Elysia({ name: 'sesiones-abiertas' })
    .use(auth(deps))
    .get('/sesiones', ({ sesion }) => listSesiones(deps, sesion), {
      rol: [...rolesDeSesion],
      detail: doc(
        'Las sesiones abiertas de quien pregunta, la última primero; vista: cuándo se usó, con unos minutos de margen',
        { ...answers(z.array(abierta)), ...never(403) },
      ),
    })
    .delete('/sesiones', ({ sesion }) => closeLasDemas(deps, sesion), {
      rol: [...rolesDeSesion],
      detail: doc(
        'Cierra las demás sesiones de quien pregunta',
        answers(message.extend({ cerradas: z.int() })),
      ),
    })
    .delete('/sesiones/:id', ({ sesion, params }) => closeSesion(deps, sesion, params.id), {
      rol: [...rolesDeSesion],
      params: parametros('id'),
      detail: doc('Cierra una sesión de quien pregunta', answers(message)),
    })

export const sesionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'sesiones' }).use(ingresoRoutes(deps)).use(abiertasRoutes(deps))

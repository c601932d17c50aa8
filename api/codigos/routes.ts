import { Elysia } from 'elysia'
import { z } from 'zod'
import { pedidoDeCodigo, verificacion } from '../../src/domain/codigos.ts'
import type { Deps } from '../deps.ts'
import { answers, message } from '../docs/answers.ts'
import { entradaDe } from '../services/sign-in.ts'
import { requestCodigo, verifyCodigo } from './service.ts'

const tags = ['Sesiones']
const ingreso = message.extend({ token: z.string() })

/** Anew for each route: Elysia writes into the object that it is given. */
const pedido = (quien: string) =>
  ({
    body: pedidoDeCodigo,
    detail: {
      tags,
      summary: `Envía por correo un código de ingreso ${quien}; a lo sumo uno por minuto y cinco por hora`,
      responses: answers(message, 400, 429),
    },
  }) as const

const ingresoCon = (quien: string) =>
  ({
    body: verificacion,
    detail: {
      tags,
      summary: `El ingreso ${quien} con su código; la sesión dura doce horas`,
      responses: answers(ingreso, 400, 429),
    },
  }) as const

export const codigosRoutes = (deps: Deps) =>
  new Elysia({ name: 'codigos' })
    .post('/request-otp', ({ body }) => requestCodigo(deps, 'alumno', body.email), pedido('de alumno'))
    .post(
      '/docente/request-otp',
      ({ body }) => requestCodigo(deps, 'docente', body.email),
      pedido('de docente'),
    )
    .post(
      '/alumnos/verify-otp',
      ({ body, cookie, headers }) => verifyCodigo(deps, 'alumno', body, entradaDe(cookie, headers)),
      ingresoCon('de un alumno'),
    )
    .post(
      '/docente/verify-otp',
      ({ body, cookie, headers }) => verifyCodigo(deps, 'docente', body, entradaDe(cookie, headers)),
      ingresoCon('de un docente'),
    )

import { Elysia } from 'elysia'
import { z } from 'zod'
import { pedidoDeCodigo, verificacion } from '../../../src/domain/sesiones/codigos.ts'
import type { Deps } from '../deps.ts'
import { answers, asksForPrueba, message } from '../docs/answers.ts'
import { palabras } from '../plugins/palabras.ts'
import { type IsStillTheirs, requestCodigo, verifyCodigo } from './codigos.ts'

const tags = ['Sesiones']
const ingreso = message.extend({ token: z.string() })

/** Anew for each route: Elysia writes into the object that it is given. */
const pedido = (quien: string) =>
  ({
    limite: 'codigo',
    body: pedidoDeCodigo,
    detail: {
      tags,
      summary: `Envía por correo un código de ingreso ${quien}; desde una dirección, a lo sumo uno por minuto y cinco por hora`,
      responses: { ...answers(message), ...asksForPrueba },
    },
  }) as const

const ingresoCon = (quien: string) =>
  ({
    limite: 'verificacion',
    body: verificacion,
    detail: {
      tags,
      summary: `El ingreso ${quien} con su código; la sesión dura doce horas`,
      responses: { ...answers(ingreso), ...asksForPrueba },
    },
  }) as const

export const codigosRoutes = (deps: Deps, isStillTheirs: IsStillTheirs) =>
  new Elysia({ name: 'codigos' })
    .use(palabras)
    .post(
      '/request-otp',
      ({ body, request }) => requestCodigo(deps, 'alumno', body.email, request),
      pedido('de alumno'),
    )
    .post(
      '/docente/request-otp',
      ({ body, request }) => requestCodigo(deps, 'docente', body.email, request),
      pedido('de docente'),
    )
    .post(
      '/alumnos/verify-otp',
      ({ body, cookie, request }) =>
        verifyCodigo(deps, 'alumno', body, { cookies: cookie, request }, isStillTheirs),
      ingresoCon('de un alumno'),
    )
    .post(
      '/docente/verify-otp',
      ({ body, cookie, request }) =>
        verifyCodigo(deps, 'docente', body, { cookies: cookie, request }, isStillTheirs),
      ingresoCon('de un docente'),
    )

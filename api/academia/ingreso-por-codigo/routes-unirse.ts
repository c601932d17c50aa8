import { Elysia } from 'elysia'
import { z } from 'zod'
import { confirmacionDeIngreso, ingresoPropio } from '../../../src/domain/inscripciones/ingreso-nuevo.ts'
import { alumnoNuevo } from '../../../src/domain/personas/alumnos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, asksForPrueba, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { catedraPorCodigo, readAbierto, requireAbierto } from './abierto.ts'
import { enterSignedIn } from './entrada.ts'
import { askToEnter, confirmEntrada } from './llegada.ts'

const doc = docOf('Ingreso por código')
/** What can't be read opens nothing, as what never was. */
const params = z.object({ codigo: z.string().catch('') })
const SIN_RASTRO = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

const pedido = message.extend({ estado: z.enum(['SIN_CONFIRMAR', 'PENDIENTE']) })
const llegada = message.extend({ estado: z.enum(['PENDIENTE', 'INSCRIPTO']) })
const ingreso = llegada.extend({ token: z.string().optional() })

interface Pedido {
  params: { codigo?: string | null }
  request: Request
}

/** For whoever has a course's code. */
export const unirseRoutes = (deps: Deps) =>
  new Elysia({ name: 'unirse' })
    .use(auth(deps))
    .get(
      '/unirse/:codigo',
      ({ params, request, set }) => {
        Object.assign(set.headers, SIN_RASTRO)
        return readAbierto(deps, params.codigo, request)
      },
      {
        limite: 'verificacion',
        params,
        detail: doc('La cátedra que abre un código', { ...answers(catedraPorCodigo, 404), ...asksForPrueba }),
      },
    )
    .use(llegadaRoutes(deps))
    .use(conSesionRoutes(deps))

/** Who has no session proves the e-mail first. */
const llegadaRoutes = (deps: Deps) => {
  // Before what is sent is looked at: to a code that opens nothing, nothing is wrong with it.
  const conCodigo = {
    params,
    transform: ({ params, request }: Pedido) => void requireAbierto(deps, params.codigo ?? '', request),
  }
  return new Elysia({ name: 'unirse-llegada' })
    .use(auth(deps))
    .post('/unirse/:codigo', ({ params, body, request }) => askToEnter(deps, params.codigo, body, request), {
      limite: 'codigo',
      ...conCodigo,
      body: alumnoNuevo,
      detail: doc('Dice quién pide entrar, y le envía un código a su email', {
        ...answers(pedido, 404),
        ...asksForPrueba,
      }),
    })
    .post(
      '/unirse/:codigo/confirmar',
      async ({ params, body, cookie, request, status }) => {
        const { isNueva, ...dicho } = await confirmEntrada(deps, params.codigo, body, {
          cookies: cookie,
          request,
        })
        return isNueva ? status(201, dicho) : dicho
      },
      {
        limite: 'verificacion',
        ...conCodigo,
        body: confirmacionDeIngreso,
        detail: doc('Con el código que llegó por correo, el pedido llega o se entra', {
          ...answers(llegada, 404),
          ...creates(ingreso),
          ...asksForPrueba,
        }),
      },
    )
}

const conSesionRoutes = (deps: Deps) =>
  new Elysia({ name: 'unirse-con-sesion' }).use(auth(deps)).post(
    '/alumnos/me/unirse',
    ({ sesion, body, request, status }) => {
      const { isNueva, ...dicho } = enterSignedIn(deps, sesion.id, body.codigo, request)
      return isNueva ? status(201, dicho) : dicho
    },
    {
      rol: 'alumno',
      limite: 'verificacion',
      body: ingresoPropio,
      detail: doc('Pide entrar, o entra, en la cátedra de un código', {
        ...answers(llegada, 404),
        ...creates(llegada),
        ...asksForPrueba,
      }),
    },
  )

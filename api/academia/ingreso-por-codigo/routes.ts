import { Elysia } from 'elysia'
import { z } from 'zod'
import {
  aceptacionDeIngreso,
  aperturaDeIngreso,
  rechazoDeIngreso,
} from '../../../src/domain/inscripciones/ingreso-nuevo.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { ingresoDeCatedra, readCodigoDeCatedra, renewCodigo, setCodigo } from './codigo.ts'
import { acceptPedidos, openPedidos, pedidosDeCatedra, rejectPedidos } from './pedidos.ts'

const doc = docOf('Ingreso por código')

const fallaron = z.array(z.object({ id: z.int(), error: z.string() }))

const enCatedra = (rol: RolDeGestion) => ({
  rol,
  sobre: { catedra: 'id' },
  params: parametrosDeCatedra('id'),
})

/** By which code one comes into a course, and who asks to. */
export const ingresoPorCodigoDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `ingreso-por-codigo-${rol}` }).use(codigoRoutes(deps, rol)).use(pedidosRoutes(deps, rol))

const codigoRoutes = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `codigo-de-ingreso-${rol}` })
    .use(auth(deps))
    .get('/codigo-de-ingreso', ({ sesion, params }) => readCodigoDeCatedra(deps, sesion, params.id), {
      ...enCatedra(rol),
      detail: doc('El código por el que se entra en la cátedra', answers(ingresoDeCatedra, 403)),
    })
    .put('/codigo-de-ingreso', ({ sesion, params, body }) => setCodigo(deps, sesion, params.id, body), {
      ...enCatedra(rol),
      body: aperturaDeIngreso,
      detail: doc(
        'Abre el código o lo cierra: hasta cuándo vale (como un vencimiento), para cuántos, y si se pide o se entra',
        answers(ingresoDeCatedra, 403, 409),
      ),
    })
    .post('/codigo-de-ingreso/renovar', ({ sesion, params }) => renewCodigo(deps, sesion, params.id), {
      ...enCatedra(rol),
      detail: doc('Cambia el código: el de antes ya no sirve', answers(ingresoDeCatedra, 403, 409)),
    })

const pedidosRoutes = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `pedidos-de-ingreso-${rol}` })
    .use(auth(deps))
    .get('/pedidos-de-ingreso', ({ sesion, params }) => openPedidos(deps, sesion, params.id), {
      ...enCatedra(rol),
      detail: doc('Quiénes piden entrar en la cátedra', answers(pedidosDeCatedra)),
    })
    .post(
      '/pedidos-de-ingreso/aceptar',
      ({ sesion, params, body }) => acceptPedidos(deps, sesion, params.id, body),
      {
        ...enCatedra(rol),
        body: aceptacionDeIngreso,
        detail: doc(
          'Inscribe a quienes lo pidieron; de uno solo que no se puede, dice por qué',
          answers(z.object({ aceptados: z.int(), fallaron }), 404, 409),
        ),
      },
    )
    .post(
      '/pedidos-de-ingreso/rechazar',
      ({ sesion, params, body }) => rejectPedidos(deps, sesion, params.id, body),
      {
        ...enCatedra(rol),
        body: rechazoDeIngreso,
        detail: doc(
          'Rechaza pedidos; si se dice el motivo, se les escribe',
          answers(z.object({ rechazados: z.int(), fallaron }), 404, 409),
        ),
      },
    )

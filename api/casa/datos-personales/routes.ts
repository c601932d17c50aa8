import { Elysia } from 'elysia'
import { z } from 'zod'
import {
  estadosDePedidoDeDatos,
  pedidoDeBorrado,
  rechazoDePedido,
} from '../../../src/domain/casa/datos-personales.ts'
import { type RolConCodigo, rolesConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { answersZip } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { requireSinLimite } from '../../suelo/sesiones/ingreso-en-mano.ts'
import { grantBorrado, listPedidos, readPedidoPropio, refuseBorrado, requestBorrado } from './pedidos.ts'
import { zipDatos } from './zip.ts'

const doc = docOf('Datos personales')

const pedido = z.object({
  id: z.int(),
  motivo: z.string().nullable(),
  estado: z.enum(estadosDePedidoDeDatos),
  respuesta: z.string().nullable(),
  created_at: z.iso.datetime(),
  resuelto_en: z.iso.datetime().nullable(),
})

const pedidoDeAlguien = pedido.extend({
  rol: z.enum(rolesConCodigo),
  personaId: z.int(),
  nombre: z.string(),
  email: z.string(),
})

const pedidoConcedido = pedidoDeAlguien.extend({
  /** What erasing does not reach. */
  quedan_en: z.array(z.object({ donde: z.string(), cuantos: z.int().nullable(), que_hacer: z.string() })),
})

/** What somebody may do with what is kept of them. */
const propios = (deps: Deps, rol: RolConCodigo) =>
  new Elysia({ name: `datos-personales-${rol}` })
    .use(auth(deps))
    .get(
      '/datos.zip',
      ({ sesion }) => {
        requireSinLimite(deps, sesion)
        return zipDatos(deps, { rol, id: sesion.id })
      },
      {
        rol,
        detail: doc(
          'Todo lo que se guarda de quien lo pide, en datos.json y sus archivos',
          answersZip('El archivo'),
        ),
      },
    )
    .get(
      '/pedido-de-borrado',
      ({ sesion }) => ({ pedido: readPedidoPropio(deps.db, { rol, id: sesion.id }) }),
      {
        rol,
        detail: doc(
          'El último pedido propio de borrar los datos; null si no hubo',
          answers(z.object({ pedido: pedido.nullable() })),
        ),
      },
    )
    .post(
      '/pedido-de-borrado',
      ({ sesion, body, status }) => {
        requireSinLimite(deps, sesion)
        return status(201, requestBorrado(deps, { rol, id: sesion.id }, body.motivo))
      },
      {
        rol,
        body: pedidoDeBorrado,
        detail: doc('Pide que se borren los datos propios; 409 si un pedido espera', creates(pedido, 409)),
      },
    )

export const datosPersonalesRoutes = (deps: Deps) =>
  new Elysia({ name: 'datos-personales' })
    .use(new Elysia({ prefix: '/alumnos/me' }).use(propios(deps, 'alumno')))
    .use(new Elysia({ prefix: '/docente/me' }).use(propios(deps, 'docente')))
    .use(auth(deps))
    .get('/admin/pedidos-de-datos', () => listPedidos(deps), {
      rol: 'admin',
      detail: doc(
        'Quiénes pidieron que se borren sus datos, primero lo que espera',
        answers(z.array(pedidoDeAlguien)),
      ),
    })
    .post(
      '/admin/pedidos-de-datos/:id/borrar',
      ({ sesion, params }) => grantBorrado(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'Borra para siempre el nombre, el email y lo que esa persona escribió y envió, y los correos que la nombran; «quedan_en» dice en qué carpetas puede seguir, y qué hacer con ellas',
          answers(pedidoConcedido, 409),
        ),
      },
    )
    .post(
      '/admin/pedidos-de-datos/:id/rechazar',
      ({ sesion, params, body }) => refuseBorrado(deps, sesion, params.id, body.motivo),
      {
        rol: 'admin',
        params: parametros('id'),
        body: rechazoDePedido,
        detail: doc(
          'Rechaza un pedido; quien lo hizo recibe el motivo por correo',
          answers(pedidoDeAlguien, 409),
        ),
      },
    )

import { Elysia } from 'elysia'
import { z } from 'zod'
import { pagoNuevo, pagosNuevos } from '../../../src/domain/pagos/pago-nuevo.ts'
import { estadosDePago } from '../../../src/domain/pagos/pagos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { notifyDeuda } from './avisos.ts'
import { readPagosConsolidados } from './consolidados.ts'
import { listCuentasPropias } from './cuentas-propias.ts'
import { cuentaPropia, pago, pagosConsolidados, pagosJuntos, planilla, recibo } from './esquemas.ts'
import { readPlanilla } from './planilla.ts'
import { readRecibo, sendRecibo } from './recibos.ts'
import { createPago, createPagosJuntos, listPagos, voidPago } from './service.ts'

const doc = docOf('Pagos')

const estadoActual = z.enum(estadosDePago)

const pagosDeInscripcionRoutes = (deps: Deps) =>
  new Elysia({ name: 'pagos-de-inscripcion' })
    .use(auth(deps))
    .get('/admin/catedraalumnos/:id/pagos', ({ params }) => listPagos(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Los pagos de una inscripción, también los anulados', answers(z.array(pago))),
    })
    .post(
      '/admin/catedraalumnos/:id/pagos',
      ({ sesion, params, body, status }) => status(201, createPago(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        sobreAunCerrada: { inscripcion: 'id' },
        params: parametros('id'),
        body: pagoNuevo,
        detail: doc(
          'Registra un pago de la matrícula o de la cuota de un mes, entero o en parte',
          creates(pago.extend({ estadoActual })),
        ),
      },
    )
    .post(
      '/admin/catedraalumnos/:id/pagos/juntos',
      ({ sesion, params, body, status }) => status(201, createPagosJuntos(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        sobreAunCerrada: { inscripcion: 'id' },
        params: parametros('id'),
        body: pagosNuevos,
        detail: doc(
          'Registra lo que queda por pagar de varios conceptos («MATRICULA» y meses), todos o ninguno, con un solo recibo; `monto` es la suma que se cobró',
          creates(pagosJuntos),
        ),
      },
    )

/** One payment, by the administrator. */
const unPagoRoutes = (deps: Deps) =>
  new Elysia({ name: 'pagos-uno' })
    .use(auth(deps))
    .get('/admin/pagos/:id', ({ sesion, params }) => readRecibo(deps.db, params.id, sesion), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Lo que dice el recibo de un pago', answers(recibo)),
    })
    .post('/admin/pagos/:id/recibo', ({ sesion, params }) => sendRecibo(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Envía el recibo de un pago a su alumno', answers(message, 409)),
    })
    .delete('/admin/pagos/:id', ({ sesion, params }) => voidPago(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Anula un pago, que deja de contar', answers(message.extend({ estadoActual }), 409)),
    })

/** Who owes what in a course, and writing to them. */
const deudasRoutes = (deps: Deps) =>
  new Elysia({ name: 'pagos-deudas' })
    .use(auth(deps))
    .get('/admin/catedras/:id/pagos', ({ params }) => readPlanilla(deps, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: doc(
        'La planilla de una cátedra: qué debe y qué pagó cada alumno, mes por mes, y quién está atrasado',
        answers(planilla),
      ),
    })
    .post(
      '/admin/catedraalumnos/:id/aviso-de-pago',
      ({ sesion, params }) => notifyDeuda(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'Escribe a quien debe la matrícula o meses vencidos, una vez por día',
          answers(message, 409),
        ),
      },
    )

/** A student's accounts, for a teacher and for oneself. */
const cuentasRoutes = (deps: Deps) =>
  new Elysia({ name: 'pagos-cuentas' })
    .use(auth(deps))
    .get(
      '/docente/alumnos/:id/pagos',
      ({ sesion, params }) => readPagosConsolidados(deps, sesion, params.id),
      {
        rol: 'docente',
        params: parametros('id'),
        detail: doc('El estado de pago de un alumno en las cátedras propias', answers(pagosConsolidados)),
      },
    )
    .get('/alumnos/me/pagos', ({ sesion }) => listCuentasPropias(deps, sesion.id), {
      rol: 'alumno',
      detail: doc('Las cuentas propias, mes por mes, en cada cátedra', answers(z.array(cuentaPropia))),
    })
    .get('/alumnos/me/pagos/:id', ({ sesion, params }) => readRecibo(deps.db, params.id, sesion), {
      rol: 'alumno',
      params: parametros('id'),
      detail: doc('Lo que dice el recibo de un pago propio', answers(recibo)),
    })

export const pagosRoutes = (deps: Deps) =>
  new Elysia({ name: 'pagos' })
    .use(pagosDeInscripcionRoutes(deps))
    .use(unPagoRoutes(deps))
    .use(deudasRoutes(deps))
    .use(cuentasRoutes(deps))

import { Elysia } from 'elysia'
import { z } from 'zod'
import { clausuraEscrita, reapertura } from '../../../src/domain/actas/clausura.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { requireCatedraCursada } from '../../academia/inscripciones/cursadas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { closeCatedra, reopenCatedra } from './cerrar.ts'
import { readClausura } from './clausura.ts'
import { acta, clausura } from './esquemas.ts'
import { fetchArchivoDeActa, listActas, makeConstancia } from './lectura.ts'

const doc = docOf('Actas')

/** The actas of a course, for whoever runs it. */
export const actasDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `actas-${rol}` })
    .use(auth(deps))
    .get(
      '/actas',
      ({ sesion, params }) => listActas(deps.db, requireCatedraPara(deps.db, sesion, params.id).id),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        detail: doc('Las actas de una cátedra, la última primero', answers(z.array(acta))),
      },
    )
    .get(
      '/actas/:archivo',
      ({ sesion, params }) =>
        fetchArchivoDeActa(deps.db, requireCatedraPara(deps.db, sesion, params.id).id, params.archivo),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id').extend({ archivo: z.string() }),
        detail: doc(
          'Un acta: «1.pdf» o «1.csv», siempre los mismos bytes, o «1.xlsx»',
          answersIn('application/pdf', 'El archivo', 404),
        ),
      },
    )

const clausuraDeCatedraRoutes = (deps: Deps) =>
  new Elysia({ name: 'clausura-de-catedra' })
    .use(auth(deps))
    .get('/admin/catedras/:id/cierre', ({ params }) => readClausura(deps, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: doc('Qué falta antes de cerrar una cátedra, y qué diría su acta', answers(clausura)),
    })
    .post(
      '/admin/catedras/:id/cerrar',
      async ({ sesion, params, body, status }) =>
        status(201, await closeCatedra(deps, sesion, params.id, body.decisiones)),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: clausuraEscrita,
        detail: doc('Cierra una cátedra y hace su acta', creates(acta, 409)),
      },
    )
    .post(
      '/admin/catedras/:id/reabrir',
      ({ sesion, params, body }) => reopenCatedra(deps, sesion, params.id, body.motivo),
      {
        rol: 'admin',
        sobreAunCerrada: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: reapertura,
        detail: doc('Reabre una cátedra cerrada; el próximo cierre es otra versión', answers(message, 409)),
      },
    )

const constanciaRoutes = (deps: Deps) =>
  new Elysia({ name: 'clausura-constancia' }).use(auth(deps)).get(
    '/alumnos/me/catedras/:id/constancia.pdf',
    ({ sesion, params }) => {
      requireCatedraCursada(deps.db, sesion.id, params.id)
      return makeConstancia(deps, sesion.id, params.id)
    },
    {
      rol: 'alumno',
      sobre: { catedraCursada: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc('La constancia propia de una cátedra cerrada', answersIn('application/pdf', 'El archivo')),
    },
  )

/** Only the administration closes a course; a student has the own constancia. */
export const clausuraRoutes = (deps: Deps) =>
  new Elysia({ name: 'clausura' }).use(clausuraDeCatedraRoutes(deps)).use(constanciaRoutes(deps))

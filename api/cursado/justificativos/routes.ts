import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import {
  aceptacion,
  estadosDeJustificativo,
  formularioDeJustificativo,
  rechazoDeJustificativo,
} from '../../../src/domain/justificativos/justificativos.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { requireCatedraCursada } from '../../academia/inscripciones/cursadas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf } from '../../suelo/docs/answers.ts'
import { conSubida } from '../../suelo/docs/file-body.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { justificativo } from './esquemas.ts'
import { listDeCatedra, listPropios } from './lectura.ts'
import { requestJustificativo } from './pedido.ts'
import { acceptJustificativo, rejectJustificativo } from './respuesta.ts'

const doc = docOf('Justificativos')

const ESTADO = 'El estado es PENDIENTE, ACEPTADO o RECHAZADO.'

/** Of a course, for whoever runs it. */
export const justificativosDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `justificativos-de-catedra-${rol}` })
    .use(auth(deps))
    .get(
      '/justificativos',
      ({ sesion, params, query }) =>
        listDeCatedra(deps.db, requireCatedraPara(deps.db, sesion, params.id).id, query.estado),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        query: z.object({ estado: z.enum(estadosDeJustificativo, ESTADO).optional() }),
        detail: doc(
          'Los justificativos de una cátedra, primero los que esperan',
          answers(z.array(justificativo)),
        ),
      },
    )

/** One of them, by whoever runs its course. */
export const justificativosDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `justificativos-${rol}` })
    .use(auth(deps))
    .post(
      '/justificativos/:id/aceptar',
      ({ sesion, params, body }) => acceptJustificativo(deps, sesion, params.id, body.respuesta),
      {
        rol,
        sobre: { justificativo: 'id' },
        params: parametros('id'),
        body: aceptacion,
        detail: doc(
          'Acepta un justificativo, una sola vez: las faltas de esos días quedan justificadas',
          answers(justificativo, 409),
        ),
      },
    )
    .post(
      '/justificativos/:id/rechazar',
      ({ sesion, params, body }) => rejectJustificativo(deps, sesion, params.id, body.respuesta),
      {
        rol,
        sobre: { justificativo: 'id' },
        params: parametros('id'),
        body: rechazoDeJustificativo,
        detail: doc('Rechaza un justificativo, una sola vez, y dice por qué', answers(justificativo, 409)),
      },
    )

/** The student's own. */
export const justificativosDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'justificativos-alumno' })
    .use(auth(deps))
    .get(
      '/alumnos/me/catedras/:id/justificativos',
      ({ sesion, params }) => {
        requireCatedraCursada(deps.db, sesion.id, params.id)
        return listPropios(deps.db, params.id, sesion.id)
      },
      {
        rol: 'alumno',
        sobre: { catedraCursada: 'id' },
        params: parametrosDeCatedra('id'),
        detail: doc('Los justificativos propios en una cátedra', answers(z.array(justificativo))),
      },
    )
    .post(
      '/alumnos/me/catedras/:id/justificativos',
      async ({ sesion, params, request, body, status }) =>
        status(
          201,
          await requestJustificativo(
            deps,
            { catedraId: params.id, alumnoId: sesion.id },
            { request, enJson: body },
          ),
        ),
      {
        rol: 'alumno',
        sobre: { catedraCursada: 'id' },
        archivo: { maximo: deps.files.maximos.archivo },
        params: parametrosDeCatedra('id'),
        body: sinLeer(formularioDeJustificativo.extend(conSubida)),
        detail: doc(
          'Pide justificar faltas, también con una imagen o un PDF (multipart, en «file», o en JSON el «subidaId» de uno ya subido)',
          creates(justificativo, 409, 413, 415, 429),
        ),
      },
    )

import { Elysia } from 'elysia'
import { acuerdoDeBaja, desinscripcion } from '../../../src/domain/inscripciones/inscripciones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { requireCatedraPara } from '../catedras/busqueda.ts'
import { unenroll } from './service.ts'

const doc = docOf('Inscripciones')

const desinscripcionDeAdminRoutes = (deps: Deps) =>
  new Elysia({ name: 'desinscripcion-admin' })
    .use(auth(deps))
    .delete(
      '/admin/catedras/:id/alumnos/:alumnoId/desinscribir',
      ({ sesion, params, body }) => unenroll(deps, sesion, params.id, { ...body, alumnoId: params.alumnoId }),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'alumnoId'),
        body: acuerdoDeBaja,
        detail: doc('Desinscribe a un alumno', answers(message)),
      },
    )
    .delete(
      '/admin/catedras/:id/composers/:composerId/desinscribir',
      ({ sesion, params, body }) =>
        unenroll(deps, sesion, params.id, { ...body, composerId: params.composerId }),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'composerId'),
        body: acuerdoDeBaja,
        detail: doc('Desinscribe a un contribuyente', answers(message)),
      },
    )
    .delete(
      '/admin/catedras/:id/desinscribir',
      ({ sesion, params, body }) => unenroll(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: desinscripcion,
        detail: doc('Desinscribe por cualquiera de los dos identificadores', answers(message)),
      },
    )

/** Of the own courses only. */
const desinscripcionDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'desinscripcion-docente' })
    .use(auth(deps))
    .delete(
      '/docente/catedra/:id/alumnos/:alumnoId/desinscribir',
      ({ sesion, params, body }) => {
        requireCatedraPara(deps.db, sesion, params.id)
        return unenroll(deps, sesion, params.id, { ...body, alumnoId: params.alumnoId })
      },
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'alumnoId'),
        body: acuerdoDeBaja,
        detail: doc('Desinscribe a un alumno de una cátedra propia', answers(message)),
      },
    )
    .delete(
      '/docente/catedra/:id/composers/:composerId/desinscribir',
      ({ sesion, params, body }) => {
        requireCatedraPara(deps.db, sesion, params.id)
        return unenroll(deps, sesion, params.id, { ...body, composerId: params.composerId })
      },
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'composerId'),
        body: acuerdoDeBaja,
        detail: doc('Desinscribe a un contribuyente de una cátedra propia', answers(message)),
      },
    )

/** By whichever of the two identifiers somebody is enrolled. */
export const desinscripcionRoutes = (deps: Deps) =>
  new Elysia({ name: 'desinscripcion' })
    .use(desinscripcionDeAdminRoutes(deps))
    .use(desinscripcionDeDocenteRoutes(deps))

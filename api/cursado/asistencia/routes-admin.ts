import { Elysia } from 'elysia'
import { asistenciaDelAdministrador } from '../../../src/domain/marcas.ts'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import { answers } from '../../casa/docs/answers.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { parametrosDeCatedra } from '../../plugins/params.ts'
import { listAsistenciaAnual, listAsistencias } from './lectura.ts'
import { markAsistencia, markAsistencias } from './marcas.ts'
import {
  deAlumno,
  delAnio,
  delDia,
  doc,
  marcada,
  planilla,
  porAlumno,
  respuesta,
  variasMarcadas,
} from './opciones.ts'
import { exportAsistenciaAnual } from './planilla.ts'
import { listResumen, readAsistenciaDe } from './resumen.ts'

const EXITO = 'Asistencia actualizada.'

/** The administrator's, of every course. */
export const asistenciaDeAdminRoutes = (deps: Deps) => {
  const { db } = deps
  const una = (id: number) => requireCatedra(db, id)

  return new Elysia({ name: 'asistencia-admin' })
    .use(auth(deps))
    .post(
      '/admin/catedras/:id/asistencia',
      ({ sesion, params, body: { classDayId: diaId, studentId: alumnoId, composerId = null, ...marca } }) => {
        const lugar = { catedraId: una(params.id).id, diaId, sesion }
        const campo = alumnoId === null ? 'composerId' : 'studentId'
        return respuesta(EXITO, markAsistencia(deps, lugar, { alumnoId, composerId, ...marca }, campo))
      },
      {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        body: asistenciaDelAdministrador,
        detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 400, 401, 403, 404)),
      },
    )
    .post(
      '/admin/catedras/:id/diasclase/:diaId/asistencias',
      ({ sesion, params, body }) => {
        const lugar = { catedraId: una(params.id).id, diaId: params.diaId, sesion }
        return { message: EXITO, ...markAsistencias(deps, lugar, body) }
      },
      { rol: 'admin', ...variasMarcadas() },
    )
    .get(
      '/admin/catedras/:id/diasclase/:diaId/asistencias',
      ({ params }) => listAsistencias(db, una(params.id).id, params.diaId),
      { rol: 'admin', ...delDia() },
    )
    .get(
      '/admin/catedras/:id/asistencias/anual/:year',
      ({ params }) => listAsistenciaAnual(db, una(params.id).id, params.year),
      { rol: 'admin', ...delAnio() },
    )
    .get(
      '/admin/catedras/:id/asistencias/anual/:year/exportar.csv',
      ({ params }) => exportAsistenciaAnual(deps, una(params.id), params.year),
      { rol: 'admin', ...planilla() },
    )
    .get('/admin/catedras/:id/asistencias/resumen', ({ params }) => listResumen(db, una(params.id).id), {
      rol: 'admin',
      ...porAlumno(),
    })
    .get(
      '/admin/catedras/:id/alumnos/:alumnoId/asistencias',
      ({ params }) => readAsistenciaDe(db, una(params.id).id, params.alumnoId),
      { rol: 'admin', ...deAlumno() },
    )
}

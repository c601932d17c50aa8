import { Elysia } from 'elysia'
import { asistenciaDelAdministrador, asistenciaMarcada } from '../../../src/domain/marcas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { type Gestion, gestionDeAdmin, gestionDeDocente } from '../../academia/catedras/gestion.ts'
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

const EXITO = { admin: 'Asistencia actualizada.', docente: 'Asistencia registrada exitosamente' }

/** Attendance of a course, for who runs it. */
const asistenciaDeGestion = <const A extends string, const C extends string>(
  deps: Deps,
  { rol, catedras }: Gestion<A, C>,
) => {
  const { db } = deps
  return new Elysia({ name: `asistencia-${rol}`, prefix: catedras })
    .use(auth(deps))
    .post(
      '/:id/diasclase/:diaId/asistencias',
      ({ sesion, params, body }) => {
        const catedraId = requireCatedraPara(db, sesion, params.id).id
        return {
          message: EXITO[rol],
          ...markAsistencias(deps, { catedraId, diaId: params.diaId, sesion }, body),
        }
      },
      { rol, ...variasMarcadas() },
    )
    .get(
      '/:id/diasclase/:diaId/asistencias',
      ({ sesion, params }) => listAsistencias(db, requireCatedraPara(db, sesion, params.id).id, params.diaId),
      { rol, ...delDia() },
    )
    .get(
      '/:id/asistencias/anual/:year',
      ({ sesion, params }) =>
        listAsistenciaAnual(db, requireCatedraPara(db, sesion, params.id).id, params.year),
      { rol, ...delAnio() },
    )
    .get(
      '/:id/asistencias/anual/:year/exportar.csv',
      ({ sesion, params }) =>
        exportAsistenciaAnual(deps, requireCatedraPara(db, sesion, params.id), params.year),
      { rol, ...planilla() },
    )
    .get(
      '/:id/asistencias/resumen',
      ({ sesion, params }) => listResumen(db, requireCatedraPara(db, sesion, params.id).id),
      { rol, ...porAlumno() },
    )
    .get(
      '/:id/alumnos/:alumnoId/asistencias',
      ({ sesion, params }) =>
        readAsistenciaDe(db, requireCatedraPara(db, sesion, params.id).id, params.alumnoId),
      { rol, ...deAlumno() },
    )
}

/** One mark: the administrator says day and person in what is sent, the teacher the day in the address. */
export const asistenciaDeAdminRoutes = (deps: Deps) =>
  asistenciaDeGestion(deps, gestionDeAdmin).post(
    '/:id/asistencia',
    ({ sesion, params, body: { classDayId: diaId, studentId: alumnoId, composerId = null, ...marca } }) => {
      const lugar = { catedraId: requireCatedraPara(deps.db, sesion, params.id).id, diaId, sesion }
      const campo = alumnoId === null ? 'composerId' : 'studentId'
      return respuesta(EXITO.admin, markAsistencia(deps, lugar, { alumnoId, composerId, ...marca }, campo))
    },
    {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      body: asistenciaDelAdministrador,
      detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 400, 401, 403, 404)),
    },
  )

export const asistenciaDeDocenteRoutes = (deps: Deps) =>
  asistenciaDeGestion(deps, gestionDeDocente).post(
    '/:id/diasclase/:diaId/toggle-asistencia',
    ({ sesion, params, body }) => {
      const catedraId = requireCatedraPara(deps.db, sesion, params.id).id
      const lugar = { catedraId, diaId: params.diaId, sesion }
      return respuesta(EXITO.docente, markAsistencia(deps, lugar, body))
    },
    {
      rol: 'docente',
      params: parametrosDeCatedra('id', 'diaId'),
      body: asistenciaMarcada,
      detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 400, 401, 403, 404)),
    },
  )

import { Elysia } from 'elysia'
import { asistenciaMarcada } from '../../../src/domain/marcas.ts'
import { requireCatedraDe } from '../../academia/catedras/busqueda.ts'
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

const EXITO = 'Asistencia registrada exitosamente'

/** The teacher's, of their own courses. */
export const asistenciaDeDocenteRoutes = (deps: Deps) => {
  const { db } = deps
  const suya = (docenteId: number, id: number) => requireCatedraDe(db, docenteId, id)

  return new Elysia({ name: 'asistencia-docente' })
    .use(auth(deps))
    .post(
      '/docente/catedra/:id/diasclase/:diaId/toggle-asistencia',
      ({ sesion, params, body }) => {
        const lugar = { catedraId: suya(sesion.id, params.id).id, diaId: params.diaId, sesion }
        return respuesta(EXITO, markAsistencia(deps, lugar, body))
      },
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'diaId'),
        body: asistenciaMarcada,
        detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 400, 401, 403, 404)),
      },
    )
    .post(
      '/docente/catedra/:id/diasclase/:diaId/asistencias',
      ({ sesion, params, body }) => {
        const lugar = { catedraId: suya(sesion.id, params.id).id, diaId: params.diaId, sesion }
        return { message: EXITO, ...markAsistencias(deps, lugar, body) }
      },
      { rol: 'docente', ...variasMarcadas() },
    )
    .get(
      '/docente/catedra/:id/diasclase/:diaId/asistencias',
      ({ sesion, params }) => listAsistencias(db, suya(sesion.id, params.id).id, params.diaId),
      { rol: 'docente', ...delDia() },
    )
    .get(
      '/docente/catedra/:id/asistencias/anual/:year',
      ({ sesion, params }) => listAsistenciaAnual(db, suya(sesion.id, params.id).id, params.year),
      { rol: 'docente', ...delAnio() },
    )
    .get(
      '/docente/catedra/:id/asistencias/anual/:year/exportar.csv',
      ({ sesion, params }) => exportAsistenciaAnual(deps, suya(sesion.id, params.id), params.year),
      { rol: 'docente', ...planilla() },
    )
    .get(
      '/docente/catedra/:id/asistencias/resumen',
      ({ sesion, params }) => listResumen(db, suya(sesion.id, params.id).id),
      { rol: 'docente', ...porAlumno() },
    )
    .get(
      '/docente/catedra/:id/alumnos/:alumnoId/asistencias',
      ({ sesion, params }) => readAsistenciaDe(db, suya(sesion.id, params.id).id, params.alumnoId),
      { rol: 'docente', ...deAlumno() },
    )
}

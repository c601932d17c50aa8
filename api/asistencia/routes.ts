import { Elysia } from 'elysia'
import { z } from 'zod'
import {
  asistenciaDelAdministrador,
  asistenciaMarcada,
  asistenciasMarcadas,
} from '../../src/domain/marcas.ts'
import { requireCatedra, requireCatedraDe } from '../catedras/busqueda.ts'
import { requireCatedraCursada } from '../catedras/de-alumno.ts'
import type { Deps } from '../deps.ts'
import { answers, message } from '../docs/answers.ts'
import { answersCsv } from '../exportaciones/archivo.ts'
import { auth } from '../plugins/auth.ts'
import { parametrosDeCatedra } from '../plugins/params.ts'
import { asistencia, asistenciaDeAlumno, asistencias, diaDelAnio, resumen } from './esquemas.ts'
import { listAsistenciaAnual, listAsistencias } from './lectura.ts'
import { markAsistencia, markAsistencias } from './marcas.ts'
import { exportAsistenciaAnual } from './planilla.ts'
import { listResumen, readAsistenciaDe } from './resumen.ts'

const doc = (summary: string, responses: ReturnType<typeof answers | typeof answersCsv>) => ({
  tags: ['Asistencia'],
  summary,
  responses,
})

const ANIO = 'El año debe ser un número entero entre 1900 y 2100.'
const parametrosDelAnio = () =>
  parametrosDeCatedra('id').extend({ year: z.coerce.number(ANIO).int(ANIO).min(1900, ANIO).max(2100, ANIO) })
const marcada = message.extend({ asistencia })

/** Each route needs options of its own. */
const delDia = () => ({
  params: parametrosDeCatedra('id', 'diaId'),
  detail: doc(
    'La asistencia de un día de clase: una fila por inscrito',
    answers(asistencias, 400, 401, 403, 404),
  ),
})
const delAnio = () => ({
  params: parametrosDelAnio(),
  detail: doc(
    'Los días de clase de un año, cada uno con la asistencia de cada inscrito',
    answers(z.array(diaDelAnio), 400, 401, 403, 404),
  ),
})
const planilla = () => ({
  params: parametrosDelAnio(),
  detail: doc('La asistencia de un año, para una planilla de cálculo', answersCsv(400, 401, 403, 404)),
})
const porAlumno = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc(
    'Cuántas veces estuvo y no estuvo cada inscrito',
    answers(z.array(resumen), 400, 401, 403, 404),
  ),
})
const deAlumno = () => ({
  params: parametrosDeCatedra('id', 'alumnoId'),
  detail: doc('La asistencia de un inscrito, día por día', answers(asistenciaDeAlumno, 400, 401, 403, 404)),
})

export const asistenciaRoutes = (deps: Deps) => {
  const { db } = deps
  const suya = (docenteId: number, id: number) => requireCatedraDe(db, docenteId, id)
  const una = (id: number) => requireCatedra(db, id)

  return new Elysia({ name: 'asistencia' })
    .use(auth(deps))
    .post(
      '/docente/catedra/:id/diasclase/:diaId/toggle-asistencia',
      ({ sesion, params, body }) => {
        const lugar = { catedraId: suya(sesion.id, params.id).id, diaId: params.diaId }
        return {
          message: 'Asistencia registrada exitosamente',
          asistencia: markAsistencia(deps, lugar, body),
        }
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
      ({ sesion, params, body }) => ({
        message: 'Asistencia registrada exitosamente',
        ...markAsistencias(deps, { catedraId: suya(sesion.id, params.id).id, diaId: params.diaId }, body),
      }),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'diaId'),
        body: asistenciasMarcadas,
        detail: doc(
          'Marca a los que se nombran o, sin nombrar a nadie, a todos los inscritos',
          answers(message.extend(asistencias.shape), 400, 401, 403, 404),
        ),
      },
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
    .post(
      '/admin/catedras/:id/asistencia',
      ({ params, body: { classDayId: diaId, studentId, presente } }) => {
        const lugar = { catedraId: una(params.id).id, diaId }
        const marca = { alumnoId: studentId, composerId: null, presente }
        return {
          message: 'Asistencia actualizada.',
          asistencia: markAsistencia(deps, lugar, marca, 'studentId'),
        }
      },
      {
        rol: 'admin',
        params: parametrosDeCatedra('id'),
        body: asistenciaDelAdministrador,
        detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 400, 401, 403, 404)),
      },
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
    .get(
      '/alumnos/me/catedras/:id/asistencias',
      ({ sesion, params }) => {
        requireCatedraCursada(db, sesion.id, params.id)
        return readAsistenciaDe(db, params.id, sesion.id)
      },
      {
        rol: 'alumno',
        params: parametrosDeCatedra('id'),
        detail: doc('La asistencia propia en una cátedra', answers(asistenciaDeAlumno, 400, 401, 403, 404)),
      },
    )
}

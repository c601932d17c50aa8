import { Elysia } from 'elysia'
import { asistenciaDelAdministrador, asistenciaMarcada } from '../../../src/domain/asistencia/marcas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { mountPlanilla } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listAsistenciaAnual, listAsistencias } from './lectura.ts'
import { markAsistencia, markAsistencias } from './marcas.ts'
import { deAlumno, delAnio, delDia, doc, marcada, porAlumno, respuesta, variasMarcadas } from './opciones.ts'
import { exportAsistenciaAnual } from './planilla.ts'
import { listResumen, readAsistenciaDe } from './resumen.ts'

const EXITO = { admin: 'Asistencia actualizada.', docente: 'Asistencia registrada exitosamente' }

/** Of a course, by whoever runs it. */
export const asistenciaDeCatedra = (deps: Deps, rol: RolDeGestion) => {
  const { db } = deps
  const catedraPara = (quien: Quien, id: number) => requireCatedraPara(db, quien, id)

  return new Elysia({ name: `asistencia-${rol}` })
    .use(auth(deps))
    .post(
      '/diasclase/:diaId/asistencias',
      ({ sesion, params, body }) => {
        const lugar = { catedraId: catedraPara(sesion, params.id).id, diaId: params.diaId, sesion }
        return { message: EXITO[rol], ...markAsistencias(deps, lugar, body) }
      },
      { rol, sobre: { catedra: 'id', dia: 'diaId' }, ...variasMarcadas() },
    )
    .get(
      '/diasclase/:diaId/asistencias',
      ({ sesion, params }) => listAsistencias(db, catedraPara(sesion, params.id).id, params.diaId),
      { rol, sobre: { catedra: 'id', dia: 'diaId' }, ...delDia() },
    )
    .get(
      '/asistencias/anual/:year',
      ({ sesion, params }) => listAsistenciaAnual(db, catedraPara(sesion, params.id).id, params.year),
      { rol, sobre: { catedra: 'id' }, ...delAnio() },
    )
    .use(
      mountPlanilla(deps, '/asistencias/anual/:year/exportar', {
        rol,
        sobre: { catedra: 'id' },
        params: delAnio().params,
        make: ({ sesion, params }) =>
          exportAsistenciaAnual(deps, catedraPara(sesion, params.id), params.year),
        detail: (answer) => doc('La asistencia de un año, para una planilla de cálculo', answer),
      }),
    )
    .get('/asistencias/resumen', ({ sesion, params }) => listResumen(db, catedraPara(sesion, params.id).id), {
      rol,
      sobre: { catedra: 'id' },
      ...porAlumno(),
    })
    .get(
      '/alumnos/:alumnoId/asistencias',
      ({ sesion, params }) => readAsistenciaDe(db, catedraPara(sesion, params.id).id, params.alumnoId),
      { rol, sobre: { catedra: 'id' }, ...deAlumno() },
    )
}

/** One mark, which each role sends in a form of its own. */
export const marcaRoutes = (deps: Deps) =>
  new Elysia({ name: 'asistencia-marca' })
    .use(auth(deps))
    .post(
      '/docente/catedra/:id/diasclase/:diaId/toggle-asistencia',
      ({ sesion, params, body }) => {
        const { id: catedraId } = requireCatedraPara(deps.db, sesion, params.id)
        const lugar = { catedraId, diaId: params.diaId, sesion }
        return respuesta(EXITO.docente, markAsistencia(deps, lugar, body))
      },
      {
        rol: 'docente',
        sobre: { catedra: 'id', dia: 'diaId' },
        params: parametrosDeCatedra('id', 'diaId'),
        body: asistenciaMarcada,
        detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 409)),
      },
    )
    .post(
      '/admin/catedras/:id/asistencia',
      ({ sesion, params, body: { classDayId: diaId, studentId: alumnoId, composerId = null, ...marca } }) => {
        const { id: catedraId } = requireCatedraPara(deps.db, sesion, params.id)
        const campo = alumnoId === null ? 'composerId' : 'studentId'
        const lugar = { catedraId, diaId, sesion }
        return respuesta(EXITO.admin, markAsistencia(deps, lugar, { alumnoId, composerId, ...marca }, campo))
      },
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: asistenciaDelAdministrador,
        detail: doc('Marca a un inscrito presente o ausente', answers(marcada, 409)),
      },
    )

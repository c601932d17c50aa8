import { Elysia } from 'elysia'
import { z } from 'zod'
import { edicionDeDiaClase } from '../../../src/domain/dias-clase.ts'
import { requireCatedraDe } from '../../academia/catedras/busqueda.ts'
import { answers, message } from '../../casa/docs/answers.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { parametrosDeCatedra } from '../../plugins/params.ts'
import { diaClase, listDiasClaseContados } from './ficha.ts'
import { creacion, doc, generacion, lista } from './opciones.ts'
import { createDiaClase, deleteDiaClase, editDiaClase, generateDiasClase } from './service.ts'

const eliminado = z.object({ asistencias: z.int() })

/** The teacher's, of their own courses. */
export const diasClaseDeDocenteRoutes = (deps: Deps) => {
  const suya = (docenteId: number, id: number) => requireCatedraDe(deps.db, docenteId, id)

  return new Elysia({ name: 'dias-clase-docente' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/diasclase',
      ({ sesion, params }) => listDiasClaseContados(deps.db, suya(sesion.id, params.id).id),
      { rol: 'docente', ...lista() },
    )
    .post(
      '/docente/catedra/:id/diasclase',
      ({ sesion, params, body, status }) =>
        status(201, createDiaClase(deps, sesion, suya(sesion.id, params.id), body)),
      { rol: 'docente', ...creacion() },
    )
    .post(
      '/docente/catedra/:id/diasclase/generar',
      ({ sesion, params, body, status }) =>
        status(201, generateDiasClase(deps, sesion, suya(sesion.id, params.id), body)),
      { rol: 'docente', ...generacion() },
    )
    .put(
      '/docente/catedra/:id/diasclase/:diaId',
      ({ sesion, params, body }) =>
        editDiaClase(deps, sesion, suya(sesion.id, params.id), params.diaId, body),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'diaId'),
        body: edicionDeDiaClase,
        detail: doc(
          'Cambia los campos que se envían; la asistencia se conserva',
          answers(diaClase, 400, 401, 403, 404, 409),
        ),
      },
    )
    .delete(
      '/docente/catedra/:id/diasclase/:diaId',
      ({ sesion, params }) => deleteDiaClase(deps, sesion, suya(sesion.id, params.id), params.diaId),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'diaId'),
        detail: doc(
          'Elimina un día de clase con su asistencia',
          answers(message.extend({ eliminado }), 400, 401, 403, 404),
        ),
      },
    )
}

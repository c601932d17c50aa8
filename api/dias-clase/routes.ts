import { Elysia } from 'elysia'
import { z } from 'zod'
import { diaClaseNuevo, edicionDeDiaClase, periodoDeClases } from '../../src/domain/dias-clase.ts'
import { requireCatedra, requireCatedraDe } from '../catedras/busqueda.ts'
import type { Deps } from '../deps.ts'
import { answers, creates, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { parametrosDeCatedra } from '../plugins/params.ts'
import { diaClase, diaClaseContado, listDiasClaseContados } from './ficha.ts'
import { createDiaClase, deleteDiaClase, editDiaClase, generateDiasClase } from './service.ts'

const doc = (summary: string, responses: ReturnType<typeof answers | typeof creates>) => ({
  tags: ['Días de clase'],
  summary,
  responses,
})

const generados = message.extend({
  creados: z.array(diaClase),
  existentes: z.array(z.iso.date()),
  feriados: z.array(z.iso.date()),
})
const eliminado = z.object({ asistencias: z.int() })

/** Each route needs options of its own. */
const lista = () => ({
  params: parametrosDeCatedra('id'),
  detail: doc(
    'Los días de clase, desde el primero, con cuántos estuvieron y cuántos no',
    answers(z.array(diaClaseContado), 400, 401, 403, 404),
  ),
})
const creacion = () => ({
  params: parametrosDeCatedra('id'),
  body: diaClaseNuevo,
  detail: doc('Crea un día de clase; uno por fecha', creates(diaClase, 400, 401, 403, 404, 409)),
})
const generacion = () => ({
  params: parametrosDeCatedra('id'),
  body: periodoDeClases,
  detail: doc(
    'Crea los días de clase de un período según el horario, sin los feriados; los que ya están se dejan',
    creates(generados, 400, 401, 403, 404),
  ),
})

export const diasClaseRoutes = (deps: Deps) => {
  const suya = (docenteId: number, id: number) => requireCatedraDe(deps.db, docenteId, id)
  const una = (id: number) => requireCatedra(deps.db, id)

  return new Elysia({ name: 'dias-clase' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/diasclase',
      ({ sesion, params }) => listDiasClaseContados(deps.db, suya(sesion.id, params.id).id),
      { rol: 'docente', ...lista() },
    )
    .post(
      '/docente/catedra/:id/diasclase',
      ({ sesion, params, body, status }) =>
        status(201, createDiaClase(deps, suya(sesion.id, params.id), body)),
      { rol: 'docente', ...creacion() },
    )
    .post(
      '/docente/catedra/:id/diasclase/generar',
      ({ sesion, params, body, status }) =>
        status(201, generateDiasClase(deps, suya(sesion.id, params.id), body)),
      { rol: 'docente', ...generacion() },
    )
    .put(
      '/docente/catedra/:id/diasclase/:diaId',
      ({ sesion, params, body }) => editDiaClase(deps, suya(sesion.id, params.id), params.diaId, body),
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
      ({ sesion, params }) => deleteDiaClase(deps, suya(sesion.id, params.id), params.diaId),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id', 'diaId'),
        detail: doc(
          'Elimina un día de clase con su asistencia',
          answers(message.extend({ eliminado }), 400, 401, 403, 404),
        ),
      },
    )
    .get('/admin/catedras/:id/diasclase', ({ params }) => listDiasClaseContados(deps.db, una(params.id).id), {
      rol: 'admin',
      ...lista(),
    })
    .post(
      '/admin/catedras/:id/diasclase',
      ({ params, body, status }) => status(201, createDiaClase(deps, una(params.id), body)),
      { rol: 'admin', ...creacion() },
    )
    .post(
      '/admin/catedras/:id/diasclase/generar',
      ({ params, body, status }) => status(201, generateDiasClase(deps, una(params.id), body)),
      { rol: 'admin', ...generacion() },
    )
}

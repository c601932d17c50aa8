import { Elysia } from 'elysia'
import { z } from 'zod'
import { edicionDeDiaClase } from '../../../src/domain/clases/dias-clase.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { diaClase, listDiasClaseContados } from './ficha.ts'
import { creacion, doc, finDeSuspension, generacion, lista, quita, suspensionDeDia } from './opciones.ts'
import { removeDias } from './quita.ts'
import { createDiaClase, deleteDiaClase, editDiaClase, generateDiasClase } from './service.ts'
import { restoreDia, suspendDia } from './suspension.ts'

/** The class days of a course, by whoever runs it. */
export const diasDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `dias-clase-${rol}` })
    .use(auth(deps))
    .get(
      '/diasclase',
      ({ sesion, params }) =>
        listDiasClaseContados(deps.db, requireCatedraPara(deps.db, sesion, params.id).id),
      { rol, sobre: { catedra: 'id' }, ...lista() },
    )
    .post(
      '/diasclase',
      ({ sesion, params, body, status }) =>
        status(201, createDiaClase(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), body)),
      { rol, sobre: { catedra: 'id' }, ...creacion() },
    )
    .post(
      '/diasclase/generar',
      ({ sesion, params, body, status }) =>
        status(201, generateDiasClase(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), body)),
      { rol, sobre: { catedra: 'id' }, ...generacion() },
    )
    .post(
      '/diasclase/quitar',
      ({ sesion, params, body: { ids } }) =>
        removeDias(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), ids),
      { rol, sobre: { catedra: 'id' }, ...quita() },
    )
    .put(
      '/diasclase/:diaId/suspension',
      ({ sesion, params, body: { motivo } }) =>
        suspendDia(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), params.diaId, motivo),
      { rol, sobre: { catedra: 'id', dia: 'diaId' }, ...suspensionDeDia() },
    )
    .delete(
      '/diasclase/:diaId/suspension',
      ({ sesion, params }) =>
        restoreDia(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), params.diaId),
      { rol, sobre: { catedra: 'id', dia: 'diaId' }, ...finDeSuspension() },
    )

const eliminado = z.object({ asistencias: z.int() })

/** Only who teaches a course changes a day of it, or takes it away. */
export const diasClaseDeDocenteRoutes = (deps: Deps) =>
  new Elysia({ name: 'dias-clase-propios' })
    .use(auth(deps))
    .put(
      '/docente/catedra/:id/diasclase/:diaId',
      ({ sesion, params, body }) =>
        editDiaClase(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), params.diaId, body),
      {
        rol: 'docente',
        sobre: { catedra: 'id', dia: 'diaId' },
        params: parametrosDeCatedra('id', 'diaId'),
        body: edicionDeDiaClase,
        detail: doc('Cambia los campos que se envían; la asistencia se conserva', answers(diaClase, 409)),
      },
    )
    .delete(
      '/docente/catedra/:id/diasclase/:diaId',
      ({ sesion, params }) =>
        deleteDiaClase(deps, sesion, requireCatedraPara(deps.db, sesion, params.id), params.diaId),
      {
        rol: 'docente',
        sobre: { catedra: 'id', dia: 'diaId' },
        params: parametrosDeCatedra('id', 'diaId'),
        detail: doc('Elimina un día de clase con su asistencia', answers(message.extend({ eliminado }))),
      },
    )

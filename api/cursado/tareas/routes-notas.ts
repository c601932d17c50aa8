import { Elysia } from 'elysia'
import { z } from 'zod'
import { formularioDeRectificacion } from '../../../src/domain/rectificaciones.ts'
import { sinLeer } from '../../../src/domain/reglas.ts'
import { answers } from '../../casa/docs/answers.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import type { RolDeGestion } from '../../plugins/gestion.ts'
import { parametros } from '../../plugins/params.ts'
import { doc } from './doc.ts'
import { respuestaDeCalificacion } from './esquemas-de-entregas.ts'
import { lineaDeHistorial, readHistorialPara } from './historial.ts'
import { rectifyNota } from './rectificar.ts'

/** Of a delivery that is named alone, by whoever runs its course. */
export const notasDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `notas-${rol}` })
    .use(auth(deps))
    .post(
      '/tareasAsignaciones/:id/rectificar',
      ({ sesion, params, body }) => rectifyNota(deps, sesion, params.id, body),
      {
        rol,
        params: parametros('id'),
        // The service reads it: what is possible depends on the task.
        body: sinLeer(formularioDeRectificacion),
        detail: doc(
          'Cambia la nota de una entrega calificada, con el motivo; «antes» es la que se veía, y si ya es otra responde 409',
          answers(respuestaDeCalificacion, 409),
        ),
      },
    )
    .get(
      '/tareasAsignaciones/:id/historial',
      ({ sesion, params }) => readHistorialPara(deps, sesion, params.id),
      {
        rol,
        params: parametros('id'),
        detail: doc('Las notas que tuvo una entrega, la última primero', answers(z.array(lineaDeHistorial))),
      },
    )

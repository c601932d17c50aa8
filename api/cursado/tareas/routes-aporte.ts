import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import { datosDeCreador } from '../../../src/domain/creadores/datos-de-creador.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { addressOf } from '../../suelo/services/addresses.ts'
import { deliverAporte } from './aporte.ts'
import { aporteCompleto, readAporte } from './aporte-entregado.ts'
import { doc } from './doc.ts'
import { requireEntrega } from './entregas.ts'
import { requirePropia } from './entregas-de-alumno.ts'
import { respuestaDeCalificacion } from './esquemas-de-entregas.ts'

/** Who delivers is who contributes: the rest is as in a contribution of anybody's. */
const formulario = datosDeCreador
  .omit({
    email: true,
    is_student_contribution: true,
    student_first_name: true,
    student_last_name: true,
  })
  .extend({
    /** Of a correction: of whom, and why. */
    creadorId: z.int().optional(),
    reason: z.string().optional(),
    fuentes: z.array(z.unknown()).optional(),
  })

/** A contribution as a delivery; `:id` is the assignment's. */
export const aporteDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'aporte-de-alumno' })
    .use(auth(deps))
    .post(
      '/tareas/:id/aporte',
      ({ sesion, params, body, request, status }) =>
        status(201, deliverAporte(deps, sesion.id, params.id, body, addressOf(request))),
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        // The service reads it: what is asked for depends on the task.
        body: sinLeer(formulario),
        detail: doc(
          'Entrega un aporte a la línea de tiempo: un creador, o una corrección con «creadorId» y «reason»; queda pendiente de revisión a nombre del alumno',
          creates(respuestaDeCalificacion, 404, 409),
        ),
      },
    )
    .get(
      '/tareas/:id/aporte',
      ({ sesion, params }) => {
        requirePropia(deps.db, sesion.id, params.id, deps.now())
        return readAporte(deps, params.id)
      },
      {
        rol: 'alumno',
        sobre: { entrega: 'id' },
        params: parametros('id'),
        detail: doc('El aporte que entregué, completo', answers(aporteCompleto, 404)),
      },
    )

/** The same, for who grades it. */
export const aporteDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `aporte-de-entrega-${rol}` }).use(auth(deps)).get(
    '/tareasAsignaciones/:id/aporte',
    ({ sesion, params }) => {
      requireEntrega(deps.db, sesion, params.id, deps.now())
      return readAporte(deps, params.id)
    },
    {
      rol,
      sobre: { entrega: 'id' },
      params: parametros('id'),
      detail: doc('El aporte que se entregó, completo', answers(aporteCompleto, 404)),
    },
  )

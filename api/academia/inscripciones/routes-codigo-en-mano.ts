import { Elysia } from 'elysia'
import { soloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { codigoEnMano, giveCodigo, giveCodigoADocente } from './codigo-en-mano.ts'

const doc = docOf('Sesiones')

/** One signs in with it as with a mailed one. */
export const codigoEnManoRoutes = (deps: Deps) =>
  new Elysia({ name: 'codigo-en-mano' })
    .use(auth(deps))
    .post(
      '/docente/catedra/:id/alumnos/:alumnoId/codigo',
      ({ sesion, params }) => giveCodigo(deps, sesion, params.alumnoId, params.id),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'alumnoId'),
        detail: doc(
          'Un código de ingreso para decirle a un alumno de la cátedra: diez minutos, una vez; tres por hora y por alumno, treinta por hora y por docente',
          answers(codigoEnMano, 409, 429),
        ),
      },
    )
    .post('/admin/alumnos/:id/codigo', ({ sesion, params }) => giveCodigo(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Un código de ingreso para decirle a un alumno: diez minutos, una vez; tres por hora',
        answers(codigoEnMano, 429),
      ),
    })
    .post(
      '/admin/docentes/:id/codigo',
      ({ sesion, params, body }) => giveCodigoADocente(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { docente: 'id' },
        params: parametros('id'),
        body: soloClave,
        detail: doc(
          'Un código de ingreso para decirle a un docente, con la contraseña de la administración: diez minutos, una vez; tres por hora',
          answers(codigoEnMano, 429),
        ),
      },
    )

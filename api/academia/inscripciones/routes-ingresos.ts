import { Elysia } from 'elysia'
import { z } from 'zod'
import { invitacion } from '../../../src/domain/inscripciones/inscripciones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { requireCatedraPara } from '../catedras/busqueda.ts'
import { ingresosDeCatedra, inviteAgain, readIngresos } from './ingresos.ts'

const doc = docOf('Inscripciones')

/** Who of a course has come in, and asking those who have not. */
export const ingresosDeCatedraRoutes = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `ingresos-de-catedra-${rol}` })
    .use(auth(deps))
    .get(
      '/ingresos',
      ({ sesion, params }) => readIngresos(deps.db, requireCatedraPara(deps.db, sesion, params.id).id),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        detail: doc(
          'Cuántos alumnos de la cátedra entraron alguna vez, y quiénes no',
          answers(ingresosDeCatedra),
        ),
      },
    )
    .post('/invitar', ({ sesion, params, body }) => inviteAgain(deps, sesion, params.id, body.alumnoIds), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      body: invitacion,
      detail: doc(
        'Escribe a quienes nunca entraron, o a estos alumnos, cómo se entra; a cada uno, una vez por día',
        answers(z.object({ enviadas: z.int(), omitidas: z.int() }), 409),
      ),
    })

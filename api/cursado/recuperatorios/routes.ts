import { Elysia } from 'elysia'
import { z } from 'zod'
import { enteroEscrito, unoDe } from '../../../src/domain/base/campos.ts'
import { recuperatorioNuevo } from '../../../src/domain/nota-final/recuperatorio-nuevo.ts'
import { tiposDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { createRecuperatorio } from './creacion.ts'
import { readPorRecuperar } from './primera.ts'

const doc = docOf('Nota final')

/** What is to be made up for. */
const cual = z.object({ tipo: unoDe(tiposDePuntaje), de: enteroEscrito })

const porRecuperar = z.object({
  titulo: z.string(),
  alumnos: z.array(
    z.object({
      alumnoId: z.int(),
      nombre: z.string(),
      /** Null while it is not graded. */
      porcentaje: z.number().nullable(),
      /** Failed it, or missed it. */
      propuesto: z.boolean(),
    }),
  ),
})

const recuperatorio = z.object({ tipo: z.enum(tiposDePuntaje), id: z.int(), titulo: z.string() })

/** What makes up for a task, an evaluation or a test on paper, by whoever runs the course. */
export const recuperatoriosDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `recuperatorios-${rol}` })
    .use(auth(deps))
    .get('/por-recuperar', ({ sesion, params, query }) => readPorRecuperar(deps, sesion, params.id, query), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      query: cual,
      detail: doc('Cómo le fue a cada uno en lo que se va a recuperar', answers(porRecuperar)),
    })
    .post(
      '/recuperatorios',
      ({ sesion, params, body, status }) => status(201, createRecuperatorio(deps, sesion, params.id, body)),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: recuperatorioNuevo,
        detail: doc(
          'Copia una tarea, una evaluación o una prueba como recuperatorio, y lo asigna',
          creates(recuperatorio, 404, 409),
        ),
      },
    )

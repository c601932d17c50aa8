import { Elysia } from 'elysia'
import { z } from 'zod'
import { camposPreguntados } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { recalificacion } from '../../../src/domain/evaluaciones/recalificacion-nueva.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { consultaDePrueba, parametros } from '../../suelo/plugins/params.ts'
import { listPorRevisarDe } from './dato-preguntado.ts'
import { doc } from './doc.ts'
import { deCatedra } from './esquemas.ts'
import { regradeEvaluacion, tryRecalificacion } from './recalificar.ts'

const antesYDespues = z.object({ antes: z.int(), despues: z.int() })

/** Percentages before and after, of each student who has done it. */
const efecto = z.object({
  total: antesYDespues,
  alumnos: z.array(
    z.object({
      alumnoId: z.int(),
      nombre: z.string(),
      antes: z.number(),
      despues: z.number(),
      aciertos: antesYDespues,
    }),
  ),
})

const preguntaPorRevisar = z.object({
  preguntaId: z.int(),
  texto: z.string(),
  campo: z.enum(camposPreguntados),
  evaluacionId: z.int(),
  evaluacion: z.string(),
  catedra: deCatedra,
  creador: z.object({ id: z.int(), slug: z.string(), nombre: z.string() }),
  antes: z.string(),
  ahora: z.string().nullable(),
  /** How many have submitted the evaluation. */
  respondieron: z.int(),
})

/** What to do with a question whose datum has changed, by whoever runs its course. */
export const recalificacionDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `recalificacion-${rol}` })
    .use(auth(deps))
    .post(
      '/evaluaciones/:id/recalificar',
      ({ sesion, params, query, body }) =>
        query.prueba
          ? tryRecalificacion(deps, sesion, params.id, body)
          : regradeEvaluacion(deps, sesion, params.id, body),
      {
        rol,
        sobre: { evaluacion: 'id' },
        params: parametros('id'),
        query: consultaDePrueba,
        body: recalificacion,
        detail: doc(
          'Actualiza una pregunta al dato de hoy, da por buenas las dos respuestas, la anula o, de una corta, da por buena otra respuesta («ACEPTAR» y su «texto»), y califica otra vez a quienes la hicieron; con «prueba=1» no guarda nada y dice el antes y el después de cada alumno',
          answers(efecto.extend(message.shape), 404, 409),
        ),
      },
    )

export const preguntasPorRevisarRoutes = (deps: Deps) =>
  new Elysia({ name: 'preguntas-por-revisar' })
    .use(auth(deps))
    .get('/docente/me/preguntas-por-revisar', ({ sesion }) => listPorRevisarDe(deps.db, sesion), {
      rol: 'docente',
      detail: doc(
        'Las preguntas propias cuyo dato cambió en la línea de tiempo, evaluación por evaluación, con lo que decía y lo que dice',
        answers(z.array(preguntaPorRevisar)),
      ),
    })

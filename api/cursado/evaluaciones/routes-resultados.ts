import { Elysia } from 'elysia'
import { z } from 'zod'
import { mountPlanilla } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth, type Sobre } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { doc } from './doc.ts'
import { evaluacionDeAlumno, resultadosParaDocente } from './esquemas-de-alumno.ts'
import { listDeAlumno } from './listado.ts'
import { resultados } from './opciones.ts'
import { exportResultados } from './planilla-de-resultados.ts'
import { readResultadosDeEvaluacion } from './resultados.ts'
import { readResultadosParaDocente } from './resultados-de-alumno.ts'

const deUnAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-resultados-de-alumno' })
    .use(auth(deps))
    .get(
      '/docente/catedra/:id/alumnos/:alumnoId/evaluaciones',
      ({ sesion, params }) => listDeAlumno(deps, sesion, params.id, params.alumnoId),
      {
        rol: 'docente',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id', 'alumnoId'),
        detail: doc(
          'Las evaluaciones de un alumno; vale su alumnoId o su composerId',
          answers(z.array(evaluacionDeAlumno)),
        ),
      },
    )
    .get(
      '/docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results',
      ({ sesion, params }) => readResultadosParaDocente(deps, sesion, params),
      {
        rol: 'docente',
        sobre: { catedra: 'id', evaluacion: 'evaluacionId' },
        params: parametrosDeCatedra('id', 'alumnoId', 'evaluacionId'),
        detail: doc('Los resultados de un alumno; 404 si aún no la hizo', answers(resultadosParaDocente)),
      },
    )

const deTodosRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-resultados-de-todos' })
    .use(auth(deps))
    .get(
      '/docente/evaluaciones/:id/resultados',
      ({ sesion, params }) => readResultadosDeEvaluacion(deps, sesion, params.id),
      { rol: 'docente', sobre: { evaluacion: 'id' }, ...resultados() },
    )
    .get(
      '/admin/evaluaciones/:id/resultados',
      ({ sesion, params }) => readResultadosDeEvaluacion(deps, sesion, params.id),
      { rol: 'admin', ...resultados() },
    )
    .use(planillaDe(deps, { rol: 'docente', sobre: { evaluacion: 'id' } }))
    .use(planillaDe(deps, { rol: 'admin' }))

const planillaDe = (deps: Deps, quien: { rol: RolDeGestion; sobre?: Sobre }) =>
  mountPlanilla(deps, `/${quien.rol}/evaluaciones/:id/resultados`, {
    ...quien,
    params: parametros('id'),
    make: ({ sesion, params }) => exportResultados(deps, sesion, params.id),
    detail: (answer) => doc('Los resultados, para una planilla de cálculo', answer),
  })

/** How an evaluation went, of the own courses and of every one. */
export const resultadosDeEvaluacionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-resultados' }).use(deUnAlumnoRoutes(deps)).use(deTodosRoutes(deps))

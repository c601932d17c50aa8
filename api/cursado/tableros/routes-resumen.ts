import { Elysia } from 'elysia'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { resumenDeCatedra } from './esquemas-de-resumen.ts'
import { readResumenDeCatedra } from './resumen-de-catedra.ts'

const doc = docOf('Cátedras')

export const resumenDeCatedraRoutes = (deps: Deps) =>
  new Elysia({ name: 'resumen-de-catedra' })
    .use(auth(deps))
    .get(
      '/docente/me/catedra/:id/resumen',
      ({ sesion, params }) => readResumenDeCatedra(deps, sesion, params.id),
      {
        rol: 'docente',
        params: parametrosDeCatedra('id'),
        detail: doc(
          'Cómo está hoy una cátedra propia: sus cifras, sus primeros alumnos, lo que espera y lo último de su tablón',
          answers(resumenDeCatedra),
        ),
      },
    )

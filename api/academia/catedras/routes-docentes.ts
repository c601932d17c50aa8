import { Elysia } from 'elysia'
import { z } from 'zod'
import { docentesEscritos } from '../../../src/domain/catedras/docentes-de-catedra.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { docenteDeCatedra, writeDocentes } from './docentes.ts'

const doc = docOf('Cátedras')

export const docentesDeCatedraRoutes = (deps: Deps) =>
  new Elysia({ name: 'docentes-de-catedra' })
    .use(auth(deps))
    .put(
      '/admin/catedras/:id/docentes',
      ({ sesion, params, body }) => writeDocentes(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: docentesEscritos,
        detail: doc(
          'Quiénes dictan una cátedra: un titular y hasta cinco más, cada uno entre sus fechas',
          answers(z.array(docenteDeCatedra), 409),
        ),
      },
    )

import { Elysia } from 'elysia'
import { copiaAOtroAnio } from '../../../src/domain/catedras/otro-anio.ts'
import type { Deps } from '../../suelo/deps.ts'
import { creates, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { catedraCompleta, completa } from '../tableros/catedra-completa.ts'
import { copyCatedra } from './copia.ts'

const doc = docOf('Cátedras')

/** Only the administration makes courses. */
export const otroAnioRoutes = (deps: Deps) =>
  new Elysia({ name: 'otro-anio' })
    .use(auth(deps))
    .post(
      '/admin/catedras/:id/copiar',
      ({ sesion, params, body, status }) =>
        status(201, completa(deps, copyCatedra(deps, sesion, params.id, body))),
      {
        rol: 'admin',
        sobreAunCerrada: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: copiaAOtroAnio,
        detail: doc(
          'Copia a otro año una cátedra: planes, tareas, evaluaciones, reglas, rubros y horarios; a nadie, y ninguna nota',
          creates(catedraCompleta),
        ),
      },
    )

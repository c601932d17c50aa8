import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { requireCatedraPara } from '../catedras/busqueda.ts'
import { listSinCorreo, sinCorreo } from './sin-correo.ts'

export const sinCorreoDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `sin-correo-${rol}` })
    .use(auth(deps))
    .get(
      '/sin-correo',
      ({ sesion, params }) => listSinCorreo(deps.db, requireCatedraPara(deps.db, sesion, params.id).id),
      {
        rol,
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        detail: docOf('Correos')(
          'Los alumnos de la cátedra a quienes no les llegan los correos: el último que se les envió no salió',
          answers(z.array(sinCorreo)),
        ),
      },
    )

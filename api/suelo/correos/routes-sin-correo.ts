import { Elysia } from 'elysia'
import { z } from 'zod'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../deps.ts'
import { answers, docOf } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import type { RolDeGestion } from '../plugins/gestion.ts'
import { parametrosDeCatedra } from '../plugins/params.ts'
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

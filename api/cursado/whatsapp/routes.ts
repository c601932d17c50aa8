import { Elysia } from 'elysia'
import { z } from 'zod'
import { textoEscrito } from '../../../src/domain/base/campos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { readMensaje } from './textos.ts'

const consulta = () =>
  z.object({
    de: textoEscrito.meta({
      description:
        '`tarea:12`, `publicacion:12`, `cierre:12` (de un día de clase), `evaluacion:12`, `faltan:12` o `invitacion` (cómo se entra)',
    }),
  })

/** What whoever runs a course sends to its group. */
export const whatsappDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `whatsapp-${rol}` })
    .use(auth(deps))
    .get('/whatsapp', ({ sesion, params, query }) => readMensaje(deps, sesion, params.id, query.de), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      query: consulta(),
      detail: docOf('Cátedras')(
        'Un texto para el grupo de WhatsApp, de 700 caracteres a lo sumo y sin nombres de alumnos',
        answers(z.object({ texto: z.string() }), 404, 409),
      ),
    })

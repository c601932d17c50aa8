import { Elysia } from 'elysia'
import { z } from 'zod'
import { tiposEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import type { Deps } from '../deps.ts'
import { answers, docOf, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import type { RolDeGestion } from '../plugins/gestion.ts'
import { idEnDireccion, parametros } from '../plugins/params.ts'
import { listPapelera } from './entradas.ts'
import { identidad } from './identidad.ts'
import { restoreEntrada } from './restaurar.ts'
import { emptyEntrada } from './vaciar.ts'

const tipo = z.enum(tiposEnPapelera, 'El tipo no es uno de los que van a la papelera.')

const entrada = z.object({
  id: z.int(),
  tipo,
  titulo: z.string(),
  catedra: z.string().nullable(),
  cerrada: z.boolean().meta({ description: 'Si su cátedra está cerrada: mientras lo esté no se restaura' }),
  cuenta: z.record(z.string(), z.int()),
  por: z.string(),
  created_at: z.iso.datetime(),
  vence_en: z.iso.datetime(),
})

/** Of one thing alone, which may be there more than once: it was deleted again. */
const cual = z.object({ tipo: tipo.optional(), cosaId: idEnDireccion.optional() })

const restaurada = message.extend({ tipo, cosaId: z.int(), catedraId: z.int().nullable() })

const doc = docOf('Papelera')

/** What each of those who run courses may put back. */
export const papeleraDeGestion = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `papelera-${rol}` })
    .use(auth(deps))
    .get('/papelera', ({ sesion, query }) => listPapelera(deps, sesion, query), {
      rol,
      query: cual,
      detail: doc(
        'Lo que se eliminó y todavía se puede restaurar, lo último primero',
        answers(z.array(entrada)),
      ),
    })
    .post(
      '/papelera/:id/restaurar',
      ({ sesion, params, body }) => restoreEntrada(deps, sesion, params.id, body),
      {
        rol,
        sobre: { papelera: 'id' },
        params: parametros('id'),
        body: identidad,
        detail: doc(
          'Devuelve lo eliminado con todo lo que tenía; donde otro tomó su email o su dirección, con los que se envían',
          answers(restaurada, 409),
        ),
      },
    )

export const papeleraRoutes = (deps: Deps) =>
  new Elysia({ name: 'papelera' })
    .use(auth(deps))
    .delete('/admin/papelera/:id', ({ sesion, params }) => emptyEntrada(deps, sesion, params.id), {
      rol: 'admin',
      sobre: { papelera: 'id' },
      params: parametros('id'),
      detail: doc('Elimina para siempre lo que está en la papelera', answers(message)),
    })

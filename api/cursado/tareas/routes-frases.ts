import { Elysia } from 'elysia'
import { z } from 'zod'
import { fraseEscrita, fraseFijada } from '../../../src/domain/tareas/frases.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { doc } from './doc.ts'
import { forgetFrase, frase, listFrases, pinFrase } from './frases.ts'

const busqueda = z.object({
  tarea: z.coerce.number('La tarea no es válida.').int('La tarea no es válida.').optional(),
  q: z.string().optional(),
})

/** What a teacher wrote under what was graded before. */
export const frasesRoutes = (deps: Deps) =>
  new Elysia({ name: 'frases' })
    .use(auth(deps))
    .get('/docente/me/frases', ({ sesion, query }) => listFrases(deps.db, sesion.id, query), {
      rol: 'docente',
      query: busqueda,
      detail: doc(
        'Los comentarios propios de antes: los fijados, los de esa tarea, los de su cátedra y los demás',
        answers(z.array(frase)),
      ),
    })
    .put('/docente/me/frases', ({ sesion, body }) => pinFrase(deps.db, sesion.id, body), {
      rol: 'docente',
      body: fraseFijada,
      detail: doc('Fija una frase para tenerla siempre a mano, o la suelta', answers(message)),
    })
    .post('/docente/me/frases/olvidar', ({ sesion, body }) => forgetFrase(deps.db, sesion.id, body.texto), {
      rol: 'docente',
      body: fraseEscrita,
      detail: doc('Deja de ofrecer una frase', answers(message)),
    })

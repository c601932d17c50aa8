import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { soloLecturaDesde } from '../../suelo/services/mantenimiento.ts'
import { turnMantenimiento } from './service.ts'

const mantenimiento = z.object({
  activo: z.boolean(),
  /** Null while everything is taken. */
  desde: z.iso.datetime().nullable(),
})

const doc = docOf('Administración')

const asAnswer = (desde: string | null) => ({ activo: desde !== null, desde })

export const mantenimientoRoutes = (deps: Deps) =>
  new Elysia({ name: 'mantenimiento' })
    .use(auth(deps))
    .get('/admin/mantenimiento', () => asAnswer(soloLecturaDesde(deps.db)), {
      rol: 'admin',
      detail: doc('Si el sitio solo se lee, y desde cuándo', answers(mantenimiento)),
    })
    .post(
      '/admin/mantenimiento',
      ({ sesion, body }) => {
        const desde = turnMantenimiento(deps, sesion, body.activo)
        if (desde === null) for (const cola of [deps.outbox, deps.push]) cola.wake()
        return asAnswer(desde)
      },
      {
        rol: 'admin',
        enMantenimiento: true,
        body: z.object({ activo: z.boolean('Di si el sitio queda solo para leer.') }),
        detail: doc(
          'Deja el sitio solo para leer, mientras se lo muda, o vuelve a recibir todo; queda así aunque se reinicie',
          answers(mantenimiento),
        ),
      },
    )

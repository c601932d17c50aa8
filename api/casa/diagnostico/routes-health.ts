import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

export const healthRoutes = ({ version, sqlite }: Pick<Deps, 'version' | 'sqlite'>) => {
  const readData = sqlite.prepare('SELECT count(*) FROM ajustes')

  return new Elysia({ name: 'health' }).get(
    '/health',
    () => {
      try {
        readData.get()
      } catch (error) {
        console.error('La base de datos no responde.', error)
        throw new AppError(503, 'sin_base_de_datos', 'La base de datos no responde.')
      }
      return { ok: true, version }
    },
    {
      detail: {
        tags: ['Estado'],
        summary: 'Si el servidor y su base de datos están en pie, y qué versión corre',
        responses: answers(z.object({ ok: z.literal(true), version: z.string() }), 503),
      },
    },
  )
}

import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { answers } from '../docs/answers.ts'

export const healthRoutes = ({ version }: Deps) =>
  new Elysia({ name: 'health' }).get('/health', () => ({ ok: true, version }), {
    detail: {
      tags: ['Estado'],
      summary: 'Si el servidor está en pie, y qué versión corre',
      responses: answers(z.object({ ok: z.literal(true), version: z.string() })),
    },
  })

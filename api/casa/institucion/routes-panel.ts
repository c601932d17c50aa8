import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { answers } from '../docs/answers.ts'
import { readCifras } from './panel.ts'

const cifras = z.object({
  aportesPendientes: z.int(),
  sugerenciasPendientes: z.int(),
  tareasEntregadas: z.int(),
  tareasCalificadas: z.int(),
  catedras: z.int(),
  alumnos: z.int(),
  docentes: z.int(),
  compositores: z.int(),
  /** Why the last copy by itself was not made. */
  copiaFallida: z.object({ cuando: z.iso.datetime(), motivo: z.string() }).nullable(),
})

const tags = ['Administración']

export const panelRoutes = (deps: Deps) =>
  new Elysia({ name: 'panel' }).use(auth(deps)).get('/admin/dashboard-counts', () => readCifras(deps), {
    rol: 'admin',
    detail: { tags, summary: 'Las cifras del panel', responses: answers(cifras) },
  })

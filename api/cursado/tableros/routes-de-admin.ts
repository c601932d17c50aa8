import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { readCifras } from './cifras-de-admin.ts'
import { panelDeAdmin, readPanelDeAdmin } from './panel-de-admin.ts'

const cifras = z.object({
  aportesPendientes: z.int(),
  sugerenciasPendientes: z.int(),
  pedidosDeDatos: z.int(),
  tareasEntregadas: z.int(),
  tareasCalificadas: z.int(),
  catedras: z.int(),
  alumnos: z.int(),
  docentes: z.int(),
  compositores: z.int(),
  /** Why the last copy by itself was not made. */
  copiaFallida: z.object({ cuando: z.iso.datetime(), motivo: z.string() }).nullable(),
})

const doc = docOf('Administración')

export const panelRoutes = (deps: Deps) =>
  new Elysia({ name: 'panel' })
    .use(auth(deps))
    .get('/admin/dashboard-counts', () => readCifras(deps), {
      rol: 'admin',
      detail: doc('Las cifras del panel', answers(cifras)),
    })
    .get('/admin/panel', () => readPanelDeAdmin(deps), {
      rol: 'admin',
      detail: doc(
        'Quiénes deben, las clases de hoy, la última copia y la última que se comprobó',
        answers(panelDeAdmin),
      ),
    })

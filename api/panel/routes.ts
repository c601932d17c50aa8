import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { answers } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { readCifras } from './service.ts'

const cifras = z.object({
  aportesPendientes: z.int(),
  sugerenciasPendientes: z.int(),
  tareasEntregadas: z.int(),
  tareasCalificadas: z.int(),
  catedras: z.int(),
  alumnos: z.int(),
  docentes: z.int(),
  compositores: z.int(),
})

/** As the specification's submitted task has it. */
const tarea = z.object({
  id: z.int(),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  catedra: z.object({ nombre: z.string(), anio: z.int() }),
  alumno: z.object({ nombre: z.string(), apellido: z.string(), email: z.string() }),
  submission_date: z.iso.datetime(),
  submission_path: z.string().nullable(),
  puntos_posibles: z.int(),
  puntos_obtenidos: z.int().nullable(),
  feedback: z.string().nullable(),
  estado: z.string(),
})
type Tarea = z.infer<typeof tarea>

const tags = ['Administración']

export const panelRoutes = (deps: Deps) =>
  new Elysia({ name: 'panel' })
    .use(auth(deps))
    .get('/admin/dashboard-counts', () => readCifras(deps), {
      rol: 'admin',
      detail: { tags, summary: 'Las cifras del panel', responses: answers(cifras, 401, 403) },
    })
    .get('/admin/tareas/entregadas', (): Tarea[] => [], {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Las tareas entregadas que esperan calificación',
        responses: answers(z.array(tarea), 401, 403),
      },
    })
    .get('/admin/tareas/calificadas', (): Tarea[] => [], {
      rol: 'admin',
      detail: {
        tags,
        summary: 'Las tareas calificadas, primero las últimas entregadas',
        responses: answers(z.array(tarea), 401, 403),
      },
    })

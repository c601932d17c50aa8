import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { listCopiasConPrueba } from './listado.ts'

const probada = z.union([
  z.object({ cuando: z.iso.datetime(), segundos: z.number(), archivos: z.int() }),
  z.object({ cuando: z.iso.datetime(), error: z.string() }),
])

const copia = z.object({
  nombre: z.string(),
  bytes: z.int(),
  cuando: z.iso.datetime(),
  /** Null until it is put back to see. */
  probada: probada.nullable(),
})

const doc = docOf('Administración')

export const copiasRoutes = (deps: Deps) =>
  new Elysia({ name: 'copias' }).use(auth(deps)).get('/admin/copias', () => listCopiasConPrueba(deps), {
    rol: 'admin',
    detail: doc(
      'Las copias que el programa hizo por sí mismo, la más nueva primero, y si alguna vez arrancó con ellas',
      answers(z.array(copia)),
    ),
  })

import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { readAlmacenamiento } from './lectura.ts'

const almacenamiento = z.object({
  total: z.int(),
  disco_libre: z.int(),
  subidas_a_medias: z.int(),
  papelera: z.int(),
  catedras: z.array(
    z.object({
      id: z.int(),
      nombre: z.string(),
      anio: z.int(),
      bytes: z.int(),
      archivos: z.int(),
      media_bytes: z.int().meta({ description: 'De ellos, de audio y video' }),
    }),
  ),
  sin_catedra: z.int(),
})

const doc = docOf('Administración')

export const almacenamientoRoutes = (deps: Deps) =>
  new Elysia({ name: 'almacenamiento' })
    .use(auth(deps))
    .get('/admin/almacenamiento', () => readAlmacenamiento(deps), {
      rol: 'admin',
      detail: doc(
        'Cuánto ocupan los archivos subidos, en bytes, por cátedra: primero la que ocupa más',
        answers(almacenamiento),
      ),
    })

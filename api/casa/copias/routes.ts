import { Elysia } from 'elysia'
import { z } from 'zod'
import { estadosDeCopia } from '../../../src/domain/casa/copias.ts'
import { soloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, begins, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { startCopia } from './a-pedido.ts'
import { createEnlace } from './descarga.ts'
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
  estado: z.enum(estadosDeCopia),
  /** Why it could not be made. */
  motivo: z.string().nullable(),
})

const pedida = z.object({ nombre: z.string() })
const enlace = z.object({ enlace: z.string(), vence_en: z.iso.datetime() })

const doc = docOf('Administración')

export const copiasRoutes = (deps: Deps) =>
  new Elysia({ name: 'copias' })
    .use(auth(deps))
    .get('/admin/copias', () => listCopiasConPrueba(deps), {
      rol: 'admin',
      detail: doc(
        'Las copias de seguridad, la más nueva primero, si están listas, y si alguna vez arrancó con ellas',
        answers(z.array(copia)),
      ),
    })
    .post('/admin/copias', async ({ sesion, status }) => status(202, await startCopia(deps, sesion)), {
      rol: 'admin',
      detail: doc('Comienza a hacer una copia; la lista dice cómo va', begins(pedida, 409)),
    })
    .post(
      '/admin/copias/:nombre/descarga',
      ({ sesion, params, body }) => createEnlace(deps, sesion, params.nombre, body),
      {
        rol: 'admin',
        params: z.object({ nombre: z.string() }),
        body: soloClave,
        detail: doc(
          'Un enlace para descargarla entera, con la contraseña de la administración: quince minutos, en el navegador que lo pidió',
          answers(enlace, 404, 409, 429),
        ),
      },
    )

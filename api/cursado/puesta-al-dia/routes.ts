import { Elysia } from 'elysia'
import { z } from 'zod'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { listDadas } from './pendientes.ts'

const cuenta = z.object({ tareas: z.int(), evaluaciones: z.int() })
const porAsignar = z.object({ POR_VENCER: cuenta, TODAS: cuenta })

function countPorAsignar({ db, now }: Deps, id: number): z.infer<typeof porAsignar> {
  const { id: catedraId } = requireCatedra(db, id)
  const countDe = (asignar: keyof z.infer<typeof porAsignar>) => {
    const cuales = { catedraId, asignar, ahora: now() }
    return {
      tareas: listDadas.tareas(db, cuales).length,
      evaluaciones: listDadas.evaluaciones(db, cuales).length,
    }
  }
  return { POR_VENCER: countDe('POR_VENCER'), TODAS: countDe('TODAS') }
}

export const puestaAlDiaRoutes = (deps: Deps) =>
  new Elysia({ name: 'puesta-al-dia' })
    .use(auth(deps))
    .get('/admin/catedras/:id/por-asignar', ({ params }) => countPorAsignar(deps, params.id), {
      rol: 'admin',
      params: parametrosDeCatedra('id'),
      detail: docOf('Inscripciones')(
        'Cuánto tienen asignado los demás, que a quien se inscribe se le puede asignar de una vez',
        answers(porAsignar),
      ),
    })

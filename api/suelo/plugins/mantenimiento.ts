import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { createSoloLectura, enMantenimiento, refuseWhileMoving } from '../services/mantenimiento.ts'
import type { PalabrasDe } from './palabras.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** While the site is moved, what would write is refused before it is read. */
export const mantenimiento = (deps: Pick<Deps, 'db' | 'changes'>, palabras: PalabrasDe) => {
  const isSoloLectura = createSoloLectura(deps)
  refuseWhileMoving(deps.db)
  return new Elysia({ name: 'en-mantenimiento' }).onRequest(({ request }) => {
    if (READS.has(request.method) || !isSoloLectura()) return
    if (!palabras.of(request.method, new URL(request.url).pathname).enMantenimiento) throw enMantenimiento()
  })
}

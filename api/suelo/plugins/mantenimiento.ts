import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { createSoloLectura, enMantenimiento, refuseWhileMoving } from '../services/mantenimiento.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The administrator gets in, and ends it; whoever leaves has left. */
const TAKEN = new Set(['/api/login', '/api/logout', '/api/admin/mantenimiento'])

/** While the site is moved, what would write is refused before it is read. */
export const mantenimiento = (deps: Pick<Deps, 'db' | 'changes'>) => {
  const isSoloLectura = createSoloLectura(deps)
  refuseWhileMoving(deps.db)
  return new Elysia({ name: 'en-mantenimiento' }).onRequest(({ request }) => {
    if (READS.has(request.method) || !isSoloLectura()) return
    if (!TAKEN.has(new URL(request.url).pathname)) throw enMantenimiento()
  })
}

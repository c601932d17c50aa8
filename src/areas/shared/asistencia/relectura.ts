import type { Guardadas } from './marcas-guardadas'

/** How long another tab may go on sending, before what it has sent is read. */
const PAUSA_MS = 1200

const porReleer = new Set<number>()
let reloj: ReturnType<typeof setTimeout> | undefined

/** What another tab has sent is no mark any more, and not in the lists that this one has read. */
export const catedrasDeLasQueFaltan = (habia: Guardadas, quedan: Guardadas): number[] =>
  Object.entries(habia).flatMap(([clave, { catedraId }]) => (clave in quedan ? [] : [catedraId]))

/** Once for many: another tab goes down its list. */
export function releerLuego(catedraIds: readonly number[], releer: (catedraId: number) => void) {
  for (const catedraId of catedraIds) porReleer.add(catedraId)
  clearTimeout(reloj)
  reloj = setTimeout(() => {
    for (const catedraId of porReleer) releer(catedraId)
    porReleer.clear()
  }, PAUSA_MS)
}

import type { Guardada, Guardadas, Marca } from './marcas-guardadas'

/** How long another tab may go on sending, before what it has sent is read. */
const PAUSA_MS = 1200

const porReleer = new Set<number>()
let reloj: ReturnType<typeof setTimeout> | undefined

/** What another tab has sent is no mark any more, and not in the lists that this one has read. */
export const lasQueFaltan = (habia: Guardadas, quedan: Guardadas): Guardada[] =>
  Object.entries(habia).flatMap(([clave, una]) => (clave in quedan ? [] : [una]))

/** Once for many: another tab goes down its list. */
export function releerLuego(marcas: readonly Marca[], releer: (catedraId: number) => void) {
  for (const { catedraId } of marcas) porReleer.add(catedraId)
  clearTimeout(reloj)
  reloj = setTimeout(() => {
    for (const catedraId of porReleer) releer(catedraId)
    porReleer.clear()
  }, PAUSA_MS)
}

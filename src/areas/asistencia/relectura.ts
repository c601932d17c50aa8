import type { Marca } from './marcas-guardadas'

/** How long another tab may go on sending, before what it has sent is read. */
const PAUSA_MS = 1200

const porReleer = new Set<number>()
let reloj: ReturnType<typeof setTimeout> | undefined

/**
 * What another tab has sent is no mark any more, and not in the lists that this one has read. Once for many: the other
 * goes down its list.
 */
export function refetchLater(marcas: readonly Marca[], refetch: (catedraId: number) => void) {
  for (const { catedraId } of marcas) porReleer.add(catedraId)
  clearTimeout(reloj)
  reloj = setTimeout(() => {
    for (const catedraId of porReleer) refetch(catedraId)
    porReleer.clear()
  }, PAUSA_MS)
}

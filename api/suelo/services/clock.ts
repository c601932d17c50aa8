import { type Db, transactAnyway } from '../../../db/client.ts'
import { readAjustes, writeAjuste } from './ajustes.ts'

/** Among those that no page shows: it changes with each hour. */
const CLAVE = 'copia_reloj'

const HOUR_MS = 3_600_000
const JUMP_MS = 48 * HOUR_MS
const WAIT_MS = 24 * HOUR_MS

interface Reloj {
  /** The last instant that was taken for true. */
  creido: number
  /** After a jump ahead: when the clock was looked at last, and until when it has to go on as it is. */
  salto?: { visto: number; hasta: number }
}

/**
 * Whether what is old by the clock may go for good now; all that deletes by age asks it. A clock that is far ahead of
 * where it was when it was asked last may be wrong: it is believed once it has gone on so for a day. One that was set
 * back is believed at once.
 */
export function mayForget({ db, now }: { db: Db; now: () => number }): boolean {
  const written = readAjustes(db, [CLAVE])[CLAVE]
  const antes: Reloj | undefined = written ? JSON.parse(written) : undefined
  const reloj = look(antes, now())
  if (isWorthNoting(antes, reloj)) transactAnyway(db, (tx) => writeAjuste(tx, CLAVE, JSON.stringify(reloj)))
  return reloj.salto === undefined
}

function look({ creido, salto }: Reloj = { creido: Number.POSITIVE_INFINITY }, now: number): Reloj {
  if (now - creido <= JUMP_MS) return { creido: now }
  const isAsItWas = salto !== undefined && Math.abs(now - salto.visto) <= JUMP_MS
  const hasta = isAsItWas ? salto.hasta : now + WAIT_MS
  return now < hasta ? { creido, salto: { visto: now, hasta } } : { creido: now }
}

/** It is asked each minute: not each is written down. */
function isWorthNoting(antes: Reloj | undefined, { creido, salto }: Reloj): boolean {
  const isFar = (a = 0, b = 0) => Math.abs(a - b) >= HOUR_MS
  return (
    antes === undefined ||
    antes.salto?.hasta !== salto?.hasta ||
    isFar(antes.creido, creido) ||
    isFar(antes.salto?.visto, salto?.visto)
  )
}

import { and, type Column, eq, exists, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { consulta, hueco } from '../../db/consulta.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { AppError } from './plugins/app-error.ts'

/** Once a course's acta is made nothing of it changes, whoever asks; what is of no course may. */
export function requireAbierta(tx: Reader, catedraId: number | undefined): void {
  if (catedraId !== undefined && isCerrada(tx, catedraId)) throw catedraCerrada()
}

export const catedraCerrada = () => new AppError(409, 'catedra_cerrada', 'La cátedra está cerrada.')

export const isCerrada = (tx: Reader, catedraId: number): boolean => findCierre(tx, catedraId) !== null

const findCierre = (tx: Reader, catedraId: number): number | null => cierre(tx).get({ catedraId })?.en ?? null

const cierre = consulta((tx) =>
  tx
    .select({ en: catedras.cerrada_en })
    .from(catedras)
    .where(eq(catedras.id, hueco('catedraId'))),
)

interface Reloj {
  now: () => number
  readonly zona: string
}

/** A course's clock, which stops when it is closed: what follows from the day or the instant stands still with it. */
export const relojDe = (reloj: Reloj, tx: Reader, catedraId: number): Reloj =>
  relojHasta(reloj, findCierre(tx, catedraId))

/** The same of a course that was read. */
export const relojHasta = ({ now, zona }: Reloj, cerrada_en: number | null): Reloj => ({
  now: () => cerrada_en ?? now(),
  zona,
})

/** What a course's clock says, of those that a query goes over. */
export const instanteEn = (ahora: number | Placeholder): SQL<number> =>
  sql<number>`coalesce(${catedras.cerrada_en}, ${ahora})`

/** Of what waits for somebody: in a course that is closed nothing does. */
export const isDeAbierta = (tx: Reader, catedraId: Column) =>
  exists(
    tx
      .select({ uno: sql`1` })
      .from(catedras)
      .where(and(eq(catedras.id, catedraId), isNull(catedras.cerrada_en))),
  )

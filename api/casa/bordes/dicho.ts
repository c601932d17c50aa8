import { eq, notInArray } from 'drizzle-orm'
import { type Db, type Reader, transactAnyway } from '../../../db/client.ts'
import { bordes } from '../../../db/schema/bordes.ts'

/** When an edge last answered, in milliseconds since 1970, under this name beside the topics. */
const LATIDO = 'latido'

/** An edge that has been silent for so long is not told of what changes. */
export const CALLADO_MS = 30_000

/** What an edge was told of, and when it last answered. */
export function noteDicho(db: Db, borde: string, dicho: ReadonlyMap<string, number>, latido: number): void {
  const filas = [...dicho, [LATIDO, latido] as const].map(([tema, veces]) => ({ borde, tema, veces }))
  transactAnyway(db, (tx) => {
    for (const fila of filas) {
      tx.insert(bordes)
        .values(fila)
        .onConflictDoUpdate({ target: [bordes.borde, bordes.tema], set: { veces: fila.veces } })
        .run()
    }
  })
}

/** Those that were set earlier are nobody's edges any more; a new one is waited for from now on. */
export function awaitBordes(db: Db, nombres: readonly string[], now: number): void {
  transactAnyway(db, (tx) => {
    tx.delete(bordes)
      .where(notInArray(bordes.borde, [...nombres]))
      .run()
    for (const borde of nombres) {
      tx.insert(bordes).values({ borde, tema: LATIDO, veces: now }).onConflictDoNothing().run()
    }
  })
}

interface Latido {
  borde: string
  /** Milliseconds since 1970. */
  cuando: number
}

export const readLatidos = (db: Reader): Latido[] =>
  db.select({ borde: bordes.borde, cuando: bordes.veces }).from(bordes).where(eq(bordes.tema, LATIDO)).all()

/** Why it is not certain that the edges show what is; null where it is. */
export function motivoDeBordes(latidos: readonly Latido[], now: number): string | null {
  const callados = latidos.filter(({ cuando }) => now - cuando > CALLADO_MS)
  if (callados.length === 0) return null
  const cuales = callados.map(
    ({ borde, cuando }) => `${borde} desde hace ${Math.round((now - cuando) / 1000)} s`,
  )
  return `No responde ${cuales.join(', ni ')}: puede mostrar algo de hasta cinco minutos y medio atrás.`
}

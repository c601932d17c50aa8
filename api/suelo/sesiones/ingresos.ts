import { and, desc, eq, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { ingresos } from '../../../db/schema/ingresos.ts'
import { modosDeIngreso } from '../../../src/domain/sesiones/codigos.ts'
import { enISO } from '../services/instants.ts'

/** No more are shown, nor kept. */
const ULTIMOS = 5

export const ingreso = z.object({ cuando: z.iso.datetime(), como: z.enum(modosDeIngreso) })
type Ingreso = z.infer<typeof ingreso>

/** Call it in the transaction that uses the code. */
export function noteIngreso(
  tx: Tx,
  alumnoId: number,
  { dadoPor }: { dadoPor: string | null },
  cuando: number,
): void {
  tx.insert(ingresos)
    .values({ alumnoId, cuando, como: dadoPor === null ? 'CORREO' : 'DOCENTE' })
    .run()
  const quedan = tx
    .select({ id: ingresos.id })
    .from(ingresos)
    .where(eq(ingresos.alumnoId, alumnoId))
    .orderBy(desc(ingresos.id))
    .limit(ULTIMOS)
  tx.delete(ingresos)
    .where(and(eq(ingresos.alumnoId, alumnoId), notInArray(ingresos.id, quedan)))
    .run()
}

/** The last times that a student signed in, the newest first. */
export function listIngresos(tx: Reader, alumnoId: number): Ingreso[] {
  return ultimos(tx)
    .all({ alumnoId })
    .map(({ cuando, como }) => ({ cuando: enISO(cuando), como }))
}

const ultimos = consulta((tx) =>
  tx
    .select({ cuando: ingresos.cuando, como: ingresos.como })
    .from(ingresos)
    .where(eq(ingresos.alumnoId, hueco('alumnoId')))
    .orderBy(desc(ingresos.id))
    .limit(ULTIMOS),
)

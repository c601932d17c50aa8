import { and, desc, eq, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { ingresos } from '../../../db/schema/ingresos.ts'
import { modosDeIngreso, type RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { enISO } from '../services/instants.ts'

/** No more are shown, nor kept. */
const ULTIMOS = 5

export const ingreso = z.object({ cuando: z.iso.datetime(), como: z.enum(modosDeIngreso) })
type Ingreso = z.infer<typeof ingreso>

/** Who signs in with a code. */
interface QuienIngresa {
  rol: RolConCodigo
  id: number
}

const columnaDe = { alumno: ingresos.alumnoId, docente: ingresos.docenteId }

/** Call it in the transaction that uses the code. */
export function noteIngreso(
  tx: Tx,
  { rol, id }: QuienIngresa,
  { dadoPor }: { dadoPor: string | null },
  cuando: number,
): void {
  tx.insert(ingresos)
    .values({ [`${rol}Id`]: id, cuando, como: dadoPor === null ? 'CORREO' : 'DOCENTE' })
    .run()
  const suyos = eq(columnaDe[rol], id)
  const quedan = tx
    .select({ id: ingresos.id })
    .from(ingresos)
    .where(suyos)
    .orderBy(desc(ingresos.id))
    .limit(ULTIMOS)
  tx.delete(ingresos)
    .where(and(suyos, notInArray(ingresos.id, quedan)))
    .run()
}

/** The last times that somebody signed in, the newest first. */
export function listIngresos(tx: Reader, { rol, id }: QuienIngresa): Ingreso[] {
  return ultimos[rol](tx)
    .all({ id })
    .map(({ cuando, como }) => ({ cuando: enISO(cuando), como }))
}

const ultimosDe = (rol: RolConCodigo) =>
  consulta((tx) =>
    tx
      .select({ cuando: ingresos.cuando, como: ingresos.como })
      .from(ingresos)
      .where(eq(columnaDe[rol], hueco('id')))
      .orderBy(desc(ingresos.id))
      .limit(ULTIMOS),
  )

const ultimos = { alumno: ultimosDe('alumno'), docente: ultimosDe('docente') }

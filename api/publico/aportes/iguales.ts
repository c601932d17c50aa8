import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import {
  claveDePropuesta,
  datosPropuestos,
  textoDeDato,
} from '../../../src/domain/aportes/datos-propuestos.ts'
import type { Propuesta } from '../../../src/domain/aportes/sugerencias.ts'
import { DE_WIKIDATA } from '../../../src/domain/creadores/de-wikidata.ts'

interface Pendiente {
  id: number
  creadorId: number
  deId: number | null
  suggester_email: string
  cambios: Propuesta
  contribuyenteId: number | null
}

const { id, creadorId, deId, suggester_email, cambios, contribuyenteId } = sugerencias
const isPendiente = eq(sugerencias.status, 'PENDING')

/**
 * Those that propose the same of one creator wait as one, the first; a name, and what a program says, as itself. What is
 * said of one that was joined goes with it where they part, and is decided by itself.
 */
export function listGrupos(db: Reader, deUno?: number): Pendiente[][] {
  const esperan = db
    .select({ id, creadorId, deId, suggester_email, cambios, contribuyenteId })
    .from(sugerencias)
    .where(and(isPendiente, deUno === undefined ? undefined : eq(creadorId, deUno)))
    .orderBy(asc(id))
    .all()
  return [...Map.groupBy(esperan, claveDe).values()]
}

const claveDe = (una: Pendiente): string =>
  una.contribuyenteId !== null || una.suggester_email === DE_WIKIDATA
    ? String(una.id)
    : `${una.creadorId} ${una.deId} ${claveDePropuesta(una.cambios)}`

/** Those that wait with one, the first of them before; none where that one does not wait. */
export function listIguales(tx: Reader, cual: number): number[] {
  const una = tx.select({ creadorId }).from(sugerencias).where(eq(id, cual)).get()
  const grupos = una ? listGrupos(tx, una.creadorId) : []
  return grupos.find((grupo) => grupo.some((otra) => otra.id === cual))?.map((otra) => otra.id) ?? []
}

/** One that was decided, and those that were decided with it, that one first. */
export const listDecididasCon = (tx: Reader, cual: number): { id: number; suggester_email: string }[] =>
  tx
    .select({ id, suggester_email })
    .from(sugerencias)
    .where(or(eq(id, cual), eq(sugerencias.igualA, cual)))
    .orderBy(asc(sugerencias.igualA), asc(id))
    .all()

export const isPrimera = isNull(sugerencias.igualA)

/** What else is proposed of the data that one proposes. */
export function listOtras(grupo: readonly Pendiente[], grupos: readonly (readonly Pendiente[])[]) {
  const [suya] = grupo
  if (!suya || suya.contribuyenteId !== null) return []
  const datos = datosPropuestos(suya.cambios)
  return grupos
    .flatMap(([otra]) => (otra && otra.id !== suya.id && otra.creadorId === suya.creadorId ? [otra] : []))
    .flatMap((otra) =>
      datosPropuestos(otra.cambios)
        .filter((campo) => datos.includes(campo))
        .map((campo) => ({
          id: otra.id,
          campo,
          texto: `Otra sugerencia propone ${textoDeDato(campo, otra.cambios)}`,
        })),
    )
}

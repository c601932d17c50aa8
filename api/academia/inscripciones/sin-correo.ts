import { and, eq, inArray, isNull, max, notInArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import { SIN_INTENTAR } from '../../suelo/correos/delivery.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { listQuienesCursan } from '../../suelo/vigentes.ts'

export const sinCorreo = z.object({
  alumnoId: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  /** When the mail was written that could not be delivered. */
  desde: z.iso.datetime(),
})
type SinCorreo = z.infer<typeof sinCorreo>

/** A course's students whose last mail, of those that are not on their way, failed for good; by last name. */
export function listSinCorreo(tx: Reader, catedraId: number): SinCorreo[] {
  const inscritos = listQuienesCursan(tx, catedraId)
  const fallidos = listFallidos(
    tx,
    inscritos.map(({ email }) => email.toLowerCase()),
  )
  return inscritos.flatMap(({ composerId: _, ...uno }) => {
    const desde = fallidos.get(uno.email.toLowerCase())
    return desde === undefined ? [] : [{ ...uno, desde: enISO(desde) }]
  })
}

/** Of each address the last mail that went out or came back. */
function listFallidos(tx: Reader, emails: string[]): Map<string, number> {
  const email = sql<string>`lower(${correos.para})`
  const ultimos = tx
    .select({ id: max(correos.id) })
    .from(correos)
    .where(and(inArray(email, emails), or(eq(correos.estado, 'enviado'), wasRefused)))
    .groupBy(email)
  const filas = tx
    .select({ email, desde: correos.created_at })
    .from(correos)
    .where(and(inArray(correos.id, ultimos), eq(correos.estado, 'fallido')))
    .all()
  return new Map(filas.map((fila) => [fila.email, fila.desde]))
}

/** And not only given up before it was tried. */
const wasRefused = and(
  eq(correos.estado, 'fallido'),
  or(
    isNull(correos.ultimoError),
    notInArray(correos.ultimoError, SIN_INTENTAR),
    sql`${correos.intentos} > 0`,
  ),
)

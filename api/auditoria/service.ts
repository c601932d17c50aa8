import { count, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { auditoria } from '../../db/schema/auditoria.ts'
import type { Deps } from '../deps.ts'

const PAGE = 'La página debe ser un número entero positivo.'
const LIMIT = 'El límite debe ser un número entero entre 1 y 200.'
const DOCENTE = 'El identificador debe ser un número entero positivo.'

export const pedido = z.object({
  page: z.coerce.number(PAGE).int(PAGE).positive(PAGE).default(1),
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(200, LIMIT).default(50),
  /** Only what this teacher changed. */
  docenteId: z.coerce.number(DOCENTE).int(DOCENTE).positive(DOCENTE).optional(),
})

export function listAuditoria({ db }: Deps, { page, limit, docenteId }: z.infer<typeof pedido>) {
  const cuales = docenteId === undefined ? undefined : eq(auditoria.docenteId, docenteId)
  const total = db.select({ total: count() }).from(auditoria).where(cuales).get()?.total ?? 0
  const rows = db
    .select()
    .from(auditoria)
    .where(cuales)
    .orderBy(desc(auditoria.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all()
  const data = rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
  return { data, total, page, totalPages: Math.max(1, Math.ceil(total / limit)) }
}

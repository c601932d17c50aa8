import { and, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { rolesAuditados } from '../../../src/domain/auditoria/auditoria.ts'
import { addDias, isFecha } from '../../../src/domain/base/fechas.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import type { Deps } from '../deps.ts'
import { busqueda, enPaginas, limiteDePagina, numeroDePagina } from '../plugins/paginas.ts'
import { idEnDireccion } from '../plugins/params.ts'
import { globDe, palabrasBuscadas } from '../services/glob.ts'
import { enISO } from '../services/instants.ts'

const ROL = 'El rol debe ser admin, docente o alumno.'

const fecha = z.string().refine(isFecha, 'La fecha debe ser un día, como 2026-03-02.').optional()

export const pedido = z.object({
  page: numeroDePagina,
  limit: limiteDePagina,
  /** Only what this teacher changed. */
  docenteId: idEnDireccion.optional(),
  rol: z.enum(rolesAuditados, ROL).optional(),
  /** Words of what was done, or of who did it. */
  q: busqueda.optional(),
  /** Days where the institution is, both included. */
  desde: fecha,
  hasta: fecha,
})
type Pedido = z.infer<typeof pedido>

export function listAuditoria({ db, zona }: Deps, consulta: Pedido) {
  const cuales = and(...condiciones(consulta, zona))
  const total = db.select({ total: count() }).from(auditoria).where(cuales).get()?.total ?? 0
  return enPaginas(consulta, total, ({ limit, offset }) =>
    db
      .select()
      .from(auditoria)
      .where(cuales)
      .orderBy(desc(auditoria.id))
      .limit(limit)
      .offset(offset)
      .all()
      .map((row) => ({ ...row, created_at: enISO(row.created_at) })),
  )
}

function condiciones({ docenteId, rol, q = '', desde, hasta }: Pedido, zona: string): (SQL | undefined)[] {
  const { id, nombre, resumen, created_at } = auditoria
  const { cortas = [], largas } = Object.groupBy(palabrasBuscadas(q), largoDe)
  return [
    docenteId === undefined ? undefined : eq(auditoria.docenteId, docenteId),
    rol && eq(auditoria.rol, rol),
    // The end of the day before, and an instant more.
    desde ? gte(created_at, instanteDePlazo(addDias(desde, -1), zona) + 1) : undefined,
    hasta ? lte(created_at, instanteDePlazo(hasta, zona)) : undefined,
    largas && sql`${id} in (select rowid from auditoria_fts where auditoria_fts match ${ftsDe(largas)})`,
    ...cortas.map((palabra) => sql`(${nombre} || ' ' || ${resumen}) GLOB ${globDe(palabra)}`),
  ]
}

/** The index has three letters at a time. */
const largoDe = (palabra: string) => ([...palabra].length < 3 ? 'cortas' : 'largas')

/** Each of them somewhere. */
const ftsDe = (palabras: string[]) => palabras.map((una) => `"${una.replaceAll('"', '""')}"`).join(' ')

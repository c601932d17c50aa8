import { and, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { rolesAuditados } from '../../../src/domain/auditoria/auditoria.ts'
import { addDias, isFecha } from '../../../src/domain/base/fechas.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import { fold } from '../../../src/domain/base/texto.ts'
import type { Deps } from '../deps.ts'
import { idEnDireccion } from '../plugins/params.ts'
import { enISO } from '../services/instants.ts'

const PAGE = 'La página debe ser un número entero positivo.'
const LIMIT = 'El límite debe ser un número entero entre 1 y 200.'
const ROL = 'El rol debe ser admin, docente o alumno.'
const Q = 'La búsqueda no puede pasar de 200 caracteres.'

const fecha = z.string().refine(isFecha, 'La fecha debe ser un día, como 2026-03-02.').optional()

export const pedido = z.object({
  page: z.coerce.number(PAGE).int(PAGE).positive(PAGE).default(1),
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(200, LIMIT).default(50),
  /** Only what this teacher changed. */
  docenteId: idEnDireccion.optional(),
  rol: z.enum(rolesAuditados, ROL).optional(),
  /** Words of what was done, or of who did it. */
  q: z.string(Q).max(200, Q).optional(),
  /** Days where the institution is, both included. */
  desde: fecha,
  hasta: fecha,
})
type Pedido = z.infer<typeof pedido>

export function listAuditoria({ db, zona }: Deps, consulta: Pedido) {
  const { page, limit } = consulta
  const cuales = and(...condiciones(consulta, zona))
  const total = db.select({ total: count() }).from(auditoria).where(cuales).get()?.total ?? 0
  const rows = db
    .select()
    .from(auditoria)
    .where(cuales)
    .orderBy(desc(auditoria.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all()
  const data = rows.map((row) => ({ ...row, created_at: enISO(row.created_at) }))
  return { data, total, page, totalPages: Math.max(1, Math.ceil(total / limit)) }
}

function condiciones({ docenteId, rol, q = '', desde, hasta }: Pedido, zona: string): (SQL | undefined)[] {
  const { id, nombre, resumen, created_at } = auditoria
  const palabras = fold(q)
    .split(/[\s\0]+/)
    .filter(Boolean)
  const { cortas = [], largas } = Object.groupBy(palabras, largoDe)
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

/** As people write them in Spanish, and in a neighbour's name. */
const VARIANTES: Record<string, string> = {
  a: 'aáàâäã',
  c: 'cç',
  e: 'eéèêëẽ',
  i: 'iíìîïĩ',
  n: 'nñ',
  o: 'oóòôöõ',
  u: 'uúùûüũ',
  y: 'yýỹ',
}

/** What holds a word without case or accents somewhere, as SQLite's GLOB reads it. */
function globDe(palabra: string): string {
  return `*${[...palabra].map(claseDe).join('')}*`
}

/** Within brackets nothing has a meaning of its own, the closing one stands first. */
function claseDe(letra: string): string {
  if (letra === ']' || letra === '^') return letra === ']' ? '[]]' : '^'
  const variantes = VARIANTES[letra] ?? letra
  return `[${variantes}${variantes.toUpperCase()}]`
}

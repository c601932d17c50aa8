import { and, count, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { comentarios, sugerencias, valoraciones } from '../../../db/schema/comunidad.ts'
import { contribuyenteEmails } from '../../../db/schema/contribuyentes.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { estadoDeAporte, readRecibo } from '../../../src/domain/aportes/recibos.ts'
import { isDeBorrada } from '../../../src/domain/casa/borradas.ts'
import { DE_WIKIDATA } from '../../../src/domain/creadores/de-wikidata.ts'
import { reciboNoEncontrado } from './errors.ts'

/** Whom a suggestion is about. */
const corregidos = alias(creadores, 'corregidos')

const columns = {
  recibo: recibos.recibo,
  clase: recibos.clase,
  nombre: recibos.nombre,
  creadorId: recibos.creadorId,
  sugerenciaId: recibos.sugerenciaId,
  created_at: recibos.created_at,
  abierto_en: recibos.abierto_en,
  decidido_en: recibos.decidido_en,
  publicado_en: recibos.publicado_en,
  retirado_en: recibos.retirado_en,
  status: sql<(typeof creadores.$inferSelect)['status'] | (typeof sugerencias.$inferSelect)['status'] | null>`
    coalesce(${creadores.status}, ${sugerencias.status})`,
  motivo: sql<string | null>`coalesce(${creadores.rejection_reason}, ${sugerencias.rejection_reason})`,
  email: sql<string | null>`coalesce(${creadores.email}, ${sugerencias.suggester_email})`,
  /** The student's name that it was signed with. */
  alumno: sql<string | null>`coalesce(
    ${creadores.student_first_name} || ' ' || ${creadores.student_last_name},
    ${sugerencias.student_first_name} || ' ' || ${sugerencias.student_last_name})`,
  /** Who claimed it, by this receipt or by its address. */
  reclamadoPor: sql<
    number | null
  >`coalesce(${recibos.contribuyenteId}, ${contribuyenteEmails.contribuyenteId})`,
  /** The creator that it is, or is about. */
  sobreId: sql<number | null>`coalesce(${creadores.id}, ${corregidos.id})`,
  /** When it came to where it waits. */
  enCola: sql<number | null>`coalesce(${creadores.created_at}, ${sugerencias.created_at})`,
  /** Whether there is anything of others with it: it is to be seen, or was and others said something of it. */
  esDeOtros: sql<number>`${creadores.published_at} is not null
    or exists (select 1 from ${valoraciones} where ${valoraciones.creadorId} = ${creadores.id})
    or exists (select 1 from ${comentarios} where ${comentarios.creadorId} = ${creadores.id})
    or exists (select 1 from sugerencias sobre where sobre.creador_id = ${creadores.id})
    or exists (
      select 1 from ${fusiones} where ${fusiones.creadorId} = ${creadores.id} and ${fusiones.deshecha_en} is null)
  `.mapWith(Boolean),
  /** Of a suggestion that was approved in part, what was taken. */
  tomados: sugerencias.tomados,
  /** Whether it is a delivery that nobody has given back. */
  entregado: sql<number>`exists (
    select 1 from ${tareaAsignaciones}
    where (${tareaAsignaciones.creadorId} = ${creadores.id} or ${tareaAsignaciones.sugerenciaId} = ${sugerencias.id})
      and ${tareaAsignaciones.estado} <> 'RECHAZADA')`.mapWith(Boolean),
  /** Of a suggestion that was sent back. */
  observada_en: sugerencias.resueltaEn,
  /** Of the creator that it is, or is about, where that one is to be seen. */
  slug: sql<string | null>`case
    when ${creadores.status} = 'PUBLISHED' then ${creadores.slug}
    when ${corregidos.status} = 'PUBLISHED' then ${corregidos.slug} end`,
}

export type Aporte = ReturnType<typeof requireAporte>

/** A contribution by its receipt, as somebody wrote it down. */
export function requireAporte(db: Reader, escrito: string) {
  const recibo = readRecibo(escrito)
  const row = recibo === null ? undefined : find(db, eq(recibos.recibo, recibo))
  if (!row) throw reciboNoEncontrado()
  // Of who was erased there is no address that could be joined to a name.
  const email = row.email !== null && isDeBorrada(row.email) ? null : row.email
  return { ...row, email, estado: estadoDeAporte(row) }
}

const find = (db: Reader, cual: SQL) =>
  db
    .select(columns)
    .from(recibos)
    .leftJoin(creadores, eq(creadores.id, recibos.creadorId))
    .leftJoin(sugerencias, eq(sugerencias.id, recibos.sugerenciaId))
    .leftJoin(corregidos, eq(corregidos.id, sugerencias.creadorId))
    .leftJoin(
      contribuyenteEmails,
      sql`${contribuyenteEmails.email} = lower(coalesce(${creadores.email}, ${sugerencias.suggester_email}))`,
    )
    .where(cual)
    .get()

const ESPERAN = {
  creadores: sql`${creadores.status} = 'PENDING_REVIEW'`,
  // Nobody waits for the answer to what Wikidata says, and a name is no contribution.
  sugerencias: and(
    sql`${sugerencias.status} = 'PENDING'`,
    ne(sugerencias.suggester_email, DE_WIKIDATA),
    isNull(sugerencias.contribuyenteId),
  ),
}

/** How many contributions and suggestions wait for the administration; those that came first, where one is named. */
export function countPendientes(
  db: Reader,
  antesDe?: Pick<Aporte, 'enCola' | 'creadorId' | 'sugerenciaId'>,
): number {
  const enCola = antesDe?.enCola ?? null
  const deCreadores = enCola === null ? undefined : isBefore(creadores, enCola, antesDe?.creadorId ?? null)
  const deSugerencias =
    enCola === null ? undefined : isBefore(sugerencias, enCola, antesDe?.sugerenciaId ?? null)
  const nuevos = db.select({ n: count() }).from(creadores).where(and(ESPERAN.creadores, deCreadores)).get()
  const cambios = db
    .select({ n: count() })
    .from(sugerencias)
    .where(and(ESPERAN.sugerencias, deSugerencias))
    .get()
  return (nuevos?.n ?? 0) + (cambios?.n ?? 0)
}

/** Of two of one moment the one that was kept first is the first. */
function isBefore(tabla: typeof creadores | typeof sugerencias, enCola: number, id: number | null) {
  const alMismoTiempo = id === null ? undefined : and(eq(tabla.created_at, enCola), lt(tabla.id, id))
  return or(lt(tabla.created_at, enCola), alMismoTiempo)
}

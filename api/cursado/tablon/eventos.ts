import { and, asc, count, eq, gt, lte, max, min } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { consulta } from '../../../db/consulta.ts'
import { publicacionComentarios, publicacionInteracciones, tablonEventos } from '../../../db/schema/tablon.ts'
import type { HechoDeTablon } from '../../../src/domain/tablon/publicaciones.ts'
import { eventOf } from '../../suelo/services/event-stream.ts'

export interface Evento {
  id: number
  catedraId: number
  publicacionId: number
  hecho: HechoDeTablon
  paraAlumnos: boolean
}

/** More than this at once is no news but another board: it is to be read again. */
export const DE_UNA_VEZ = 200

export const ultimoEvento = (db: Db): number => ultimo(db).get()?.id ?? 0

const ultimo = consulta((tx) => tx.select({ id: max(tablonEventos.id) }).from(tablonEventos))

/** What happened after one event, on all boards; where it was very much, its beginning. */
export function eventosDesde(db: Db, desde: number): Evento[] {
  return db
    .select()
    .from(tablonEventos)
    .where(gt(tablonEventos.id, desde))
    .orderBy(asc(tablonEventos.id))
    .limit(10 * DE_UNA_VEZ)
    .all()
}

/** What a reader of one board has missed since an event; null where the log doesn't go back that far. */
export function eventosPerdidos(
  db: Db,
  { catedraId, desde, hasta }: { catedraId: number; desde: number; hasta: number },
): Evento[] | null {
  if (desde > hasta) return null
  const primero =
    db
      .select({ id: min(tablonEventos.id) })
      .from(tablonEventos)
      .get()?.id ?? 1
  if (desde < primero - 1) return null
  const { id } = tablonEventos
  return db
    .select()
    .from(tablonEventos)
    .where(and(gt(id, desde), lte(id, hasta), eq(tablonEventos.catedraId, catedraId)))
    .orderBy(asc(id))
    .limit(10 * DE_UNA_VEZ)
    .all()
}

/** Of what happened to a post several times, only the last. */
export function sinRepetir(eventos: readonly Evento[]): Evento[] {
  const ultimos = new Map<string, Evento>()
  for (const evento of eventos) {
    const clave = `${evento.hecho} ${evento.publicacionId}`
    ultimos.delete(clave)
    ultimos.set(clave, evento)
  }
  return [...ultimos.values()]
}

/** An event as each audience hears it, made once; null for students who may not hear it. */
export function mensajeDe(db: Db, evento: Evento) {
  const { id, hecho, publicacionId, paraAlumnos } = evento
  const datos = { publicacionId, ...totalDe(db, evento) }
  const comun = hecho === 'oculta' ? 'publicacion' : hecho
  const docentes = eventOf(comun, datos, id)
  const alumnos = hecho === 'oculta' ? eventOf('eliminada', datos, id) : docentes
  return { docentes, alumnos: paraAlumnos ? alumnos : null }
}

/** So that a like costs its readers no call. */
function totalDe(db: Db, { hecho, publicacionId }: Evento) {
  const cuantos = (tabla: typeof publicacionComentarios | typeof publicacionInteracciones) =>
    db.select({ n: count() }).from(tabla).where(eq(tabla.publicacionId, publicacionId)).get()?.n ?? 0
  if (hecho === 'comentarios') return { totalComentarios: cuantos(publicacionComentarios) }
  return hecho === 'interacciones' ? { totalInteracciones: cuantos(publicacionInteracciones) } : {}
}

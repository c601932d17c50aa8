import { and, count, desc, eq, gt, lt, max } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { comentarios } from '../../../db/schema/comunidad.ts'
import type { Comentario, ComentarioNuevo } from '../../../src/domain/comunidad/comunidad.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { split, type TramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requirePublished } from '../creadores/escritura.ts'

const RECIENTE_MS = 60_000

const columns = {
  id: comentarios.id,
  text: comentarios.text,
  name: comentarios.name,
  created_at: comentarios.created_at,
}

/** A part of a creator's comments, the newest first, how many there are in all, and the `antes` of what follows. */
export function listComentarios({ db }: Deps, creadorId: number, { antes, limit }: TramoDeLista) {
  requirePublished(db, creadorId)
  const suyos = and(eq(comentarios.creadorId, creadorId), eq(comentarios.oculto, false))
  const filas = db
    .select(columns)
    .from(comentarios)
    .where(and(suyos, antes === undefined ? undefined : lt(comentarios.id, antes)))
    .orderBy(desc(comentarios.id))
    .limit(limit + 1)
    .all()
  const { parte, siguiente } = split(filas, limit)
  const total = db.select({ n: count() }).from(comentarios).where(suyos).get()?.n ?? 0
  return { comentarios: parte.map(toComentario), total, siguiente }
}

/** What somebody sent twice is kept once. A robot gets the answer that a person would, so that it does not try another way. */
export function createComentario(
  { db, now }: Deps,
  creadorId: number,
  { name, text, website }: ComentarioNuevo,
  ip_address: string,
): Comentario {
  const nuevo = { creadorId, name, text, ip_address, created_at: now() }
  const comentario = transact(db, (tx) => {
    requirePublished(tx, creadorId)
    const repetido = findReciente(tx, nuevo)
    if (repetido) return repetido
    if (!website) return tx.insert(comentarios).values(nuevo).returning(columns).get()
    const ultimo = tx
      .select({ id: max(comentarios.id) })
      .from(comentarios)
      .get()
    return { id: (ultimo?.id ?? 0) + 1, name, text, created_at: nuevo.created_at }
  })
  return toComentario(comentario)
}

function findReciente(tx: Tx, { creadorId, name, text, ip_address, created_at }: Nuevo) {
  return tx
    .select(columns)
    .from(comentarios)
    .where(
      and(
        eq(comentarios.creadorId, creadorId),
        gt(comentarios.created_at, created_at - RECIENTE_MS),
        eq(comentarios.name, name),
        eq(comentarios.text, text),
        eq(comentarios.ip_address, ip_address),
      ),
    )
    .get()
}

interface Nuevo {
  creadorId: number
  name: string
  text: string
  ip_address: string
  created_at: number
}

export function deleteComentario(
  deps: Deps,
  quien: Quien,
  creadorId: number,
  id: number,
): { message: string } {
  const isThisOne = and(eq(comentarios.id, id), eq(comentarios.creadorId, creadorId))
  enActo(deps, quien, {}, ({ tx, note }) => {
    const { changes: deleted } = tx.delete(comentarios).where(isThisOne).run()
    if (deleted === 0) throw comentarioNoEncontrado()
    note({ hecho: 'creadores.comentario', sobre: { creador: creadorId } })
  })
  return { message: 'Se eliminó el comentario.' }
}

const toComentario = (row: Omit<Comentario, 'created_at'> & { created_at: number }): Comentario => ({
  ...row,
  created_at: enISO(row.created_at),
})

export const comentarioNoEncontrado = () =>
  new AppError(404, 'comentario_no_encontrado', 'No existe ese comentario.')

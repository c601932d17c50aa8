import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import type { Sesion } from '../../suelo/plugins/auth.ts'

/** One of both. */
interface Anunciada {
  tareaMaestraId?: number
  evaluacionId?: number
}

interface Anuncio extends Anunciada {
  catedraId: number
  titulo: string
  /** Sanitised HTML. */
  contenido: string
}

/** Tells a course's board of a task or an evaluation that is assigned for the first time; one post each. */
export function announce(
  tx: Tx,
  { rol, id }: Pick<Sesion, 'rol' | 'id'>,
  anuncio: Anuncio,
  now: number,
): void {
  const autoria =
    rol === 'docente' ? { autor: 'docente' as const, autorDocenteId: id } : { autor: 'admin' as const }
  tx.insert(publicaciones)
    .values({
      ...anuncio,
      ...autoria,
      tipo: anuncio.tareaMaestraId ? 'TAREA' : 'EVALUACION',
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .run()
}

/** What announces a task or an evaluation has its title, unless somebody gave the post another. */
export function renamePublicacion(
  tx: Tx,
  { tareaMaestraId, evaluacionId }: Anunciada,
  antes: string,
  titulo: string,
): void {
  const anuncia =
    tareaMaestraId === undefined
      ? eq(publicaciones.evaluacionId, evaluacionId ?? 0)
      : eq(publicaciones.tareaMaestraId, tareaMaestraId)
  tx.update(publicaciones)
    .set({ titulo })
    .where(and(anuncia, eq(publicaciones.titulo, antes)))
    .run()
}

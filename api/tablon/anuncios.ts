import type { Tx } from '../../db/client.ts'
import { publicaciones } from '../../db/schema/tablon.ts'
import type { Sesion } from '../plugins/auth.ts'

interface Anuncio {
  catedraId: number
  titulo: string
  /** Sanitised HTML. */
  contenido: string
  /** What it announces: one of both. */
  tareaMaestraId?: number
  evaluacionId?: number
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

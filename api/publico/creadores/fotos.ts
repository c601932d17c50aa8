import { and, eq, isNull, like, ne, not, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { isFotoSubida, rutaDeFoto } from '../../../src/domain/archivos/fotos.ts'
import type { Creador } from '../../../src/domain/creadores/creadores.ts'
import { addUsos, isSoloEnPapelera } from '../../suelo/archivos/usos.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

/** From now on a creator has this photo, where it was uploaded here: one that nobody has, or that was its own before. */
export function claimFoto(tx: Tx, creadorId: number, direccion: string | null, now: number): void {
  if (!isFotoSubida(direccion)) return
  const uso = findUso(tx, creadorId, direccion)
  if (!uso) throw fotoPerdida()
  if (uso.creadorId === null) addUsos(tx, { creadorId }, [uso.archivoId], now)
}

/** Whether a creator may have it (again). */
export const canClaimFoto = (tx: Reader, creadorId: number, direccion: string) =>
  findUso(tx, creadorId, direccion) !== undefined

function findUso(tx: Reader, creadorId: number, direccion: string) {
  return tx
    .select({ archivoId: archivos.id, creadorId: archivoUsos.creadorId })
    .from(archivos)
    .leftJoin(archivoUsos, eq(archivoUsos.archivoId, archivos.id))
    .where(
      and(
        eq(archivos.path, rutaDeFoto(direccion)),
        or(isNull(archivoUsos.id), eq(archivoUsos.creadorId, creadorId)),
        not(isSoloEnPapelera(tx)),
      ),
    )
    .get()
}

/** How many bytes of photos nobody but the administrator sees. */
export function sumFotosQueEsperan(tx: Reader): number {
  const suma = tx
    .select({ bytes: sql<number>`coalesce(sum(${archivos.bytes}), 0)` })
    .from(archivos)
    .leftJoin(archivoUsos, eq(archivoUsos.archivoId, archivos.id))
    .leftJoin(creadores, eq(creadores.id, archivoUsos.creadorId))
    .where(
      and(
        like(archivos.path, 'uploads/fotos/%'),
        or(isNull(creadores.id), ne(creadores.status, 'PUBLISHED')),
        not(isSoloEnPapelera(tx)),
      ),
    )
    .get()
  return suma?.bytes ?? 0
}

/** One photo passes from a contribution to the creator that it becomes a suggestion for. */
export function moveFoto(tx: Tx, direccion: string, deId: number, aId: number): void {
  tx.update(archivoUsos)
    .set({ creadorId: aId })
    .where(and(eq(archivoUsos.creadorId, deId), eq(archivoUsos.archivoId, archivoDe(tx, direccion))))
    .run()
}

/** A creator has none of its photos any longer, or not this one; in `transactReleasing` their files go too. */
export function releaseFotos(tx: Tx, creadorId: number, direccion?: string): void {
  const cual = direccion === undefined ? undefined : eq(archivoUsos.archivoId, archivoDe(tx, direccion))
  tx.delete(archivoUsos)
    .where(and(eq(archivoUsos.creadorId, creadorId), cual))
    .run()
}

/** A suggestion's photo that the creator does not have goes with the suggestion. */
export function releaseFotoPropuesta(tx: Tx, creadorId: number, propuesta: string | null): void {
  if (!isFotoSubida(propuesta)) return
  const suya = and(eq(creadores.id, creadorId), eq(creadores.photo_url, propuesta))
  if (!tx.select({ id: creadores.id }).from(creadores).where(suya).get())
    releaseFotos(tx, creadorId, propuesta)
}

/** Of whom waits under another name from now on: the photo that was uploaded goes, and the creator says so. */
export function sinFoto(tx: Tx, { id, photo_url }: Pick<Creador, 'id' | 'photo_url'>) {
  releaseFotos(tx, id)
  return isFotoSubida(photo_url) ? { photo_url: null } : {}
}

const archivoDe = (tx: Tx, direccion: string) =>
  tx
    .select({ id: archivos.id })
    .from(archivos)
    .where(eq(archivos.path, rutaDeFoto(direccion)))

const fotoPerdida = () => invalidFields([['photo_url', 'Esa foto ya no está. Quítala y elige una otra vez.']])

import { eq } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { seEscucha } from '../../../src/domain/archivos/sonido.ts'
import { readDuracion } from '../../suelo/archivos/duracion.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireComentable, requireEntregado } from './acceso.ts'

/** What was delivered before files were measured is measured once somebody names a moment of it. */
export async function measureEntregado(
  { db, files, now }: Deps,
  quien: Quien,
  id: number,
  cual: string | undefined,
): Promise<void> {
  const { archivo } = requireComentable(db, quien, id, now())
  if (!archivo) return
  const { id: archivoId, path, tipo, duracion_ms } = requireEntregado(db, id, cual ?? archivo.path)
  if (duracion_ms !== null || !seEscucha(tipo)) return
  const leida = await readDuracion(files.locate(path), tipo)
  if (!leida) return
  transact(db, (tx) =>
    tx.update(archivos).set({ duracion_ms: leida }).where(eq(archivos.id, archivoId)).run(),
  )
}

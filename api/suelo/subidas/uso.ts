import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Tx } from '../../../db/client.ts'
import { type Juzgado, judge } from '../archivos/juicio.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { subidaNoEncontrada, subidaSinTerminar } from './errors.ts'
import { deleteSubida, requireSubida } from './filas.ts'
import { isGone, pathDeSubida, sizeOfSubida, syncSubida } from './piezas.ts'

/** A file that arrived in pieces, and is to be used. */
export interface Pieza {
  id: string
  path: string
}

/** The own upload that a call names, where all of it is there, judged as any file that arrives. */
export async function takeSubida(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  quien: Quien,
  enviado: Record<string, unknown>,
): Promise<Juzgado & { subida: Pieza }> {
  const { id, nombre, bytes } = requireSubida(db, quien, String(enviado.subidaId), now())
  const llegados = sizeOfSubida(files, id)
  if (llegados === undefined) throw subidaNoEncontrada()
  if (llegados !== bytes) throw subidaSinTerminar()
  const path = pathDeSubida(id)
  try {
    await syncSubida(files, id)
    const llegado = { temporary: path, nombre, bytes, sha256: await sha256Of(files.locate(path)) }
    return { ...(await judge(files, llegado, enviado)), subida: { id, path } }
  } catch (error) {
    // Another call may have used it by now.
    throw isGone(error) ? subidaNoEncontrada() : error
  }
}

/** Once, whoever else uses it at this moment. */
export function consumeSubida(tx: Tx, { id }: Pieza): void {
  if (!deleteSubida(tx, id)) throw subidaNoEncontrada()
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(piece)
  return hash.digest('hex')
}

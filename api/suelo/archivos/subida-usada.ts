import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Tx } from '../../../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { subidaNoEncontrada, subidaSinTerminar } from '../subidas/errors.ts'
import { deleteSubida, requireSubida } from '../subidas/filas.ts'
import { isGone, type Pieza, pathDeSubida, sizeOfSubida, syncSubida } from '../subidas/piezas.ts'
import type { Cabida } from './formulario.ts'
import { judge, judgeEntreVarios, type Recibido } from './recibido.ts'

type Lugar = Pick<Deps, 'db' | 'files' | 'now'>

/** The own upload that a call names, where all of it is there, judged as any file that arrives. */
export const takeSubida = (
  deps: Lugar,
  quien: Quien,
  { subidaId, ...junto }: Record<string, unknown>,
): Promise<Recibido> => take(deps, quien, subidaId, (llegado) => judge(deps.files, llegado, junto))

/** Those that a call names, in its order. */
export async function takeSubidas(
  deps: Lugar,
  quien: Quien,
  ids: unknown[],
  { cuantos, bytes, muchos, grande }: Cabida,
): Promise<Recibido[]> {
  if (ids.length > cuantos) throw muchos()
  const recibidos: Recibido[] = []
  for (const id of ids)
    recibidos.push(await take(deps, quien, id, (llegado) => judgeEntreVarios(deps.files, llegado)))
  if (recibidos.reduce((suma, uno) => suma + uno.bytes, 0) > bytes) throw grande()
  return recibidos
}

async function take(
  { db, files, now }: Lugar,
  quien: Quien,
  cual: unknown,
  judged: (llegado: Parameters<typeof judge>[1]) => Promise<Recibido>,
): Promise<Recibido> {
  const { id, nombre, bytes } = requireSubida(db, quien, String(cual), now())
  const llegados = sizeOfSubida(files, id)
  if (llegados === undefined) throw subidaNoEncontrada()
  if (llegados !== bytes) throw subidaSinTerminar()
  const path = pathDeSubida(id)
  try {
    await syncSubida(files, id)
    const llegado = { temporary: path, nombre, bytes, sha256: await sha256Of(files.locate(path)) }
    return { ...(await judged(llegado)), subida: { id, path } }
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

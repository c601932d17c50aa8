import { delMany, get, getMany, keys, setMany } from 'idb-keyval'
import type { DatosDeGrabacion } from '../../../domain/archivos/grabacion'
import { createAlmacen } from '../../../lib/almacen'
import { bearer } from '../../../lib/llaves'
import { duenoDe } from '../../../lib/persona'
import { archivoDeGrabacion } from './archivo'

/** Apart from what was read: it stays when somebody leaves, for that person alone. */
const almacen = createAlmacen('grabaciones', 'piezas')
const DOS_SEMANAS_MS = 14 * 24 * 60 * 60 * 1000

/** What is known of a recording whose pieces are kept. */
export interface Guardada extends DatosDeGrabacion {
  piezas: number
}

/** Whose a recording is, and for which task: 'alumno:3/17'. Null where nobody is signed in. */
export function claveDe(tareaId: number): string | null {
  const quien = duenoDe(bearer() ?? '')
  return quien && `${quien}/${tareaId}`
}

const clavesDePiezas = (clave: string, { piezas }: Guardada) =>
  Array.from({ length: piezas }, (_, i) => claveDePieza(clave, i))
const claveDePieza = (clave: string, i: number) => `${clave}/${i}`

/** Adds a piece to those of `guardada`, all or nothing, and gives what is kept now. Throws where it does not fit. */
export async function addPieza(
  clave: string,
  guardada: Guardada,
  pieza: Blob,
  ms: number,
): Promise<Guardada> {
  const nueva = { ...guardada, ms, piezas: guardada.piezas + 1 }
  // Not every browser keeps a Blob.
  const bytes = await pieza.arrayBuffer()
  await setMany(
    [
      [claveDePieza(clave, guardada.piezas), bytes],
      [clave, nueva],
    ],
    almacen,
  )
  return nueva
}

/** What was recorded and not delivered; null where there is nothing, or nothing can be kept. */
export async function findGrabacion(clave: string): Promise<{ archivo: File; ms: number } | null> {
  try {
    const guardada = await get<Guardada>(clave, almacen)
    if (!guardada) return null
    const piezas = await getMany<ArrayBuffer>(clavesDePiezas(clave, guardada), almacen)
    return {
      archivo: archivoDeGrabacion(new Blob(piezas.filter((una) => una !== undefined)), guardada),
      ms: guardada.ms,
    }
  } catch {
    return null
  }
}

export async function forgetGrabacion(clave: string): Promise<void> {
  try {
    const todas = await keys<string>(almacen)
    const suyas = todas.filter((una) => una === clave || una.startsWith(`${clave}/`))
    await delMany(suyas, almacen)
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
}

/** What nobody came back for, whoever it was of. */
export async function forgetViejas(ahora: number): Promise<void> {
  const todas = await keys<string>(almacen).catch(() => [])
  for (const clave of todas.filter((una) => DE_GRABACION.test(una))) {
    const { empezada } = (await get<Guardada>(clave, almacen)) ?? { empezada: ahora }
    if (ahora - empezada > DOS_SEMANAS_MS) await forgetGrabacion(clave)
  }
}

/** Not of one of its pieces. */
const DE_GRABACION = /^[^/]+\/\d+$/

/** One tab at a time records a task. */
export const turnoDe = (clave: string) => `grabacion ${clave}`

/** Once no tab is at it: what another one keeps is not left over. Rejects where `cancelacion` is aborted before. */
export async function waitForTurno(clave: string, cancelacion: AbortSignal): Promise<void> {
  await navigator.locks?.request(turnoDe(clave), { mode: 'shared', signal: cancelacion }, () => {})
  cancelacion.throwIfAborted()
}

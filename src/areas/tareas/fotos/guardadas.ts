import { del, get, set } from 'idb-keyval'
import { createAlmacen } from '../../../lib/almacen'
import { claveDe } from '../grabacion/piezas'

/** Whose they are, and for which task; they stay when somebody leaves, for that person alone. */
const almacen = createAlmacen('elegidos', 'archivos')

interface Guardado {
  nombre: string
  tipo: string
  contenido: ArrayBuffer
}

/** What was chosen for a task and not delivered. */
export async function findElegidos(tareaId: number): Promise<File[]> {
  const clave = claveDe(tareaId)
  const guardados = clave ? await get<Guardado[]>(clave, almacen).catch(() => undefined) : undefined
  return (guardados ?? []).map(({ nombre, tipo, contenido }) => new File([contenido], nombre, { type: tipo }))
}

/** Where they don't fit, only a reload asks for them again. */
export async function keepElegidos(tareaId: number, archivos: readonly File[]): Promise<void> {
  const clave = claveDe(tareaId)
  if (!clave) return
  try {
    if (archivos.length === 0) return await del(clave, almacen)
    // Not every browser keeps a Blob.
    const guardados = await Promise.all(
      archivos.map(async (uno) => ({ nombre: uno.name, tipo: uno.type, contenido: await uno.arrayBuffer() })),
    )
    await set(clave, guardados, almacen)
  } catch {
    // There is no room, or nothing may be kept.
  }
}

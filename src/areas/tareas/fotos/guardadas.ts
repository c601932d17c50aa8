import { del, get, keys, set } from 'idb-keyval'
import { createAlmacen } from '../../../lib/almacen'
import { claveDe } from '../grabacion/piezas'

/** Whose they are, and for which task; they stay when somebody leaves, for that person alone. */
const almacen = createAlmacen('elegidos', 'archivos')

interface Guardado {
  nombre: string
  tipo: string
  contenido: ArrayBuffer
}

interface Guardados {
  desde: number
  archivos: Guardado[]
}

const UN_MES_MS = 30 * 24 * 60 * 60 * 1000

/** What was chosen for a task and not delivered. */
export async function findElegidos(tareaId: number): Promise<File[]> {
  const clave = claveDe(tareaId)
  await forgetViejos().catch(() => {})
  const guardados = clave ? await get<Guardados>(clave, almacen).catch(() => undefined) : undefined
  return (guardados?.archivos ?? []).map(
    ({ nombre, tipo, contenido }) => new File([contenido], nombre, { type: tipo }),
  )
}

/** What nobody came back for, whoever it was of. */
async function forgetViejos(): Promise<void> {
  for (const clave of await keys(almacen)) {
    const { desde = 0 } = (await get<Guardados>(clave, almacen)) ?? {}
    if (Date.now() - desde > UN_MES_MS) await del(clave, almacen)
  }
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
    await set(clave, { desde: Date.now(), archivos: guardados } satisfies Guardados, almacen)
  } catch {
    // There is no room, or nothing may be kept.
  }
}

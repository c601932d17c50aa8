import { del, entries, get, set } from 'idb-keyval'
import { VIDA_DE_SUBIDA_MS } from '../../../domain/archivos/subidas'
import { createAlmacen } from '../../../lib/almacen'
import { bearer } from '../../../lib/llaves'
import { duenoDe } from '../../../lib/persona'

/** So much of a file is kept beside what is known of it; a larger one has to be chosen again after a reload. */
const MAXIMO_GUARDADO = 32 * 1024 * 1024

const almacen = createAlmacen('subidas', 'archivos')

/** What is known of a file that began to be sent. */
export interface Guardada {
  /** Where its pieces go. */
  url: string
  nombre: string
  tipo: string
  bytes: number
  modificado: number
  muestra: string
  empezada: number
}

/** As long as the page: where the browser keeps nothing, a cut loses nothing either. */
const enMemoria = new Map<string, Guardada>()

/** Whose it is and for what: 'alumno:3 /tareas/17/submit'. */
const claveDe = (lugar: string) => `${duenoDe(bearer() ?? '') ?? ''} ${lugar}`
const claveDeContenido = (clave: string) => `${clave} contenido`

export async function findGuardada(lugar: string): Promise<Guardada | null> {
  const clave = claveDe(lugar)
  const guardada = enMemoria.get(clave) ?? (await get<Guardada>(clave, almacen).catch(() => undefined))
  if (!guardada || !isViva(guardada)) return null
  enMemoria.set(clave, guardada)
  return guardada
}

const isViva = ({ empezada }: Guardada) => Date.now() - empezada < VIDA_DE_SUBIDA_MS

/** Whether a file that was chosen is the one that began to be sent; a telephone may say another date each time. */
export const isElMismo = async ({ nombre, bytes, muestra }: Guardada, archivo: File): Promise<boolean> =>
  archivo.name === nombre && archivo.size === bytes && (await muestraDe(archivo)) === muestra

const LARGO_DE_MUESTRA = 4096

/** Some of its bytes: of its beginning, its middle and its end. */
async function muestraDe(archivo: File): Promise<string> {
  const desde = [0, archivo.size / 2, archivo.size - LARGO_DE_MUESTRA].map((at) =>
    Math.max(0, Math.floor(at)),
  )
  const partes = desde.map((at) => archivo.slice(at, at + LARGO_DE_MUESTRA))
  const bytes = new Uint8Array(await new Blob(partes).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}

/** Where it does not fit, it goes on without. */
export async function keepSubida(lugar: string, url: string, archivo: File): Promise<void> {
  const clave = claveDe(lugar)
  // Going on with it, it is kept already.
  if (enMemoria.get(clave)?.url === url) return
  const { name: nombre, type: tipo, size: bytes, lastModified: modificado } = archivo
  try {
    const muestra = await muestraDe(archivo)
    const guardada: Guardada = { url, nombre, tipo, bytes, modificado, muestra, empezada: Date.now() }
    enMemoria.set(clave, guardada)
    await forgetViejas()
    await set(clave, guardada, almacen)
    if (bytes <= MAXIMO_GUARDADO) await set(claveDeContenido(clave), await archivo.arrayBuffer(), almacen)
  } catch {
    // There is no room, or nothing may be kept: only a reload asks for the file again.
  }
}

/** The file itself, where it was kept. */
export async function readArchivo(
  lugar: string,
  { nombre, tipo, modificado, bytes }: Guardada,
): Promise<File | null> {
  const contenido = await get<ArrayBuffer>(claveDeContenido(claveDe(lugar)), almacen).catch(() => undefined)
  if (contenido?.byteLength !== bytes) return null
  return new File([contenido], nombre, { type: tipo, lastModified: modificado })
}

export async function forgetGuardada(lugar: string): Promise<void> {
  const clave = claveDe(lugar)
  enMemoria.delete(clave)
  await forget(clave).catch(() => {})
}

async function forget(clave: string): Promise<void> {
  await del(clave, almacen)
  await del(claveDeContenido(clave), almacen)
}

/** What the server has forgotten by now, whoever it was of. */
async function forgetViejas(): Promise<void> {
  for (const [clave, una] of await entries<string, Guardada | ArrayBuffer>(almacen)) {
    if ('url' in una && !isViva(una)) await forget(clave)
  }
}

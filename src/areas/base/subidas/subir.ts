import { seEscucha } from '../../../domain/archivos/sonido'
import { ApiError, receive, sinConexion } from '../../../lib/api'
import { bearer } from '../../../lib/llaves'
import type { SonidoDeArchivo } from '../../../lib/picos'
import { sendAtOnce } from './de-una-vez'
import { read } from './respuesta'

/** What is under way: it moves, somebody stopped it, or the connection did and it goes on by itself. */
export type Estado = 'ENVIANDO' | 'PAUSADA' | 'ESPERANDO'

/** How what is under way is stopped, and goes on. */
export interface Mando {
  pause: () => void
  goOn: () => void
}

export interface Envio {
  /** The API's call, '/docente/upload/multimedia'; what is left half sent is known by it. */
  direccion: string
  archivo: File
  /** What goes with it, in its order. */
  otros?: readonly File[]
  /** Between 0 and 1. */
  onAdvance: (parte: number) => void
  onState: (estado: Estado) => void
  /** Of what can be stopped; null once it can't any more. */
  onControl: (mando: Mando | null) => void
  cancelacion: AbortSignal
}

/** What is smaller has arrived before anybody would go on with it. */
const DESDE = 1024 * 1024

const isPorPartes = ({ archivo }: Pick<Envio, 'archivo'>) => archivo.size > DESDE

/**
 * Sends a file, in pieces where it is large, and uses it. What the server refuses, and a connection that is cut, are an
 * ApiError, as in any other call; where it was cancelled there is no answer at all.
 */
export async function upload<T>(envio: Envio): Promise<T | null> {
  const { archivo, direccion, cancelacion, otros = [] } = envio
  if (otros.length > 0) return uploadAll<T>(envio, [archivo, ...otros])
  const sonido = readSonido(archivo)
  const modulo = isPorPartes(envio) ? await import('./por-partes').catch(() => null) : null
  if (!modulo) return sendAtOnce<T>(envio, await sonido)
  const subidaId = await modulo.sendInPieces(envio)
  const junto = await sonido
  if (subidaId === null || cancelacion.aborted) return null
  try {
    const hecho = await use<T>(direccion, { subidaId, ...junto })
    await modulo.forgetGuardada(direccion)
    return hecho
  } catch (error) {
    if (error instanceof ApiError && SIN_REMEDIO.includes(error.status)) void modulo.dropSubida(direccion)
    throw error
  }
}

/** One after the other, whatever their size, so that a cut in the middle loses none; then all are used at once. */
async function uploadAll<T>(envio: Envio, archivos: readonly File[]): Promise<T | null> {
  const { direccion, cancelacion } = envio
  const modulo = await import('./por-partes').catch(() => null)
  if (!modulo) return sendAtOnce<T>(envio, null)
  const enTodo = archivos.reduce((suma, { size }) => suma + size, 0)
  const subidaIds: string[] = []
  let enviados = 0
  for (const [i, archivo] of archivos.entries()) {
    const onAdvance = (parte: number) => envio.onAdvance((enviados + parte * archivo.size) / enTodo)
    const id = await modulo.sendInPieces({ ...envio, archivo, direccion: lugarDe(direccion, i), onAdvance })
    if (id === null || cancelacion.aborted) return null
    subidaIds.push(id)
    enviados += archivo.size
  }
  const hecho = await use<T>(direccion, { subidaIds })
  for (const i of archivos.keys()) await modulo.forgetGuardada(lugarDe(direccion, i))
  return hecho
}

/** What each of several is known by while it is sent. */
const lugarDe = (direccion: string, i: number) => `${direccion} ${i + 1}`

/** What a form says of a file: the file itself or, of a large one, how it is known. */
export type Previo = { file: File } | { subidaId: string }

/** Sends a large file before the form that it goes with, which then says only how it is known. */
export async function sendBefore({ onBegin, ...envio }: Envio & { onBegin: () => void }): Promise<Previo> {
  const modulo = isPorPartes(envio) ? await import('./por-partes').catch(() => null) : null
  if (!modulo) return { file: envio.archivo }
  onBegin()
  const subidaId = await modulo.sendInPieces(envio)
  // Whoever left the form sends nothing any more.
  if (subidaId === null) throw sinConexion()
  return { subidaId }
}

/** It was used, or is not wanted any more. */
export function forgetPrevio(direccion: string): void {
  import('./por-partes').then(
    ({ forgetGuardada }) => forgetGuardada(direccion),
    () => {},
  )
}

/** Nobody will use it: it is too large or of another kind, or it is not asked for any more. */
const SIN_REMEDIO = [403, 409, 413, 415]

/** What was begun to be sent there is not wanted any more. */
export function dropUpload(envio: Pick<Envio, 'archivo' | 'otros' | 'direccion'>): void {
  const { direccion, otros = [] } = envio
  const lugares =
    otros.length > 0 ? [0, ...otros.map((_, i) => i + 1)].map((i) => lugarDe(direccion, i)) : [direccion]
  if (lugares.length === 1 && !isPorPartes(envio)) return
  import('./por-partes').then(
    ({ dropSubida }) => lugares.map(dropSubida),
    () => {},
  )
}

/** How long a sound lasts and its waveform, which travel beside it; its code comes where one is sent. */
async function readSonido(archivo: File): Promise<SonidoDeArchivo | null> {
  if (!seEscucha(archivo.type)) return null
  const modulo = await import('../../../lib/picos').catch(() => null)
  return (await modulo?.picosDe(archivo)) ?? null
}

async function use<T>(direccion: string, cuerpo: object): Promise<T> {
  const token = bearer()
  const pedido = fetch(`/api${direccion}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(cuerpo),
  }).catch(() => {
    throw sinConexion()
  })
  const respuesta = await receive(pedido)
  const { status, headers } = respuesta
  return read<T>({ status, texto: await respuesta.text(), espera: headers.get('retry-after'), token })
}

import { seEscucha } from '../../../domain/sonido'
import { receive, sinConexion, unwrap } from '../../../lib/api'
import { bearer } from '../../../lib/llaves'
import type { SonidoDeArchivo } from '../../../lib/picos'

interface Opciones {
  /** The API's call: '/docente/upload/multimedia'. */
  direccion: string
  archivo: File
  /** Between 0 and 1. */
  onAdvance: (parte: number) => void
  cancelacion: AbortSignal
}

/**
 * Sends a file and says how far it is, which `fetch` can't. What the server refuses, and a connection that is cut, are
 * an ApiError, as in any other call; where it was cancelled there is no answer at all.
 */
export async function upload<T>(opciones: Opciones): Promise<T | null> {
  const response = await send(opciones, await readSonido(opciones.archivo))
  if (!response) return null
  await receive(Promise.resolve(response))
  const cuerpo: unknown = await response.json().catch(() => null)
  return unwrap<T>(
    Promise.resolve(
      response.ok
        ? { data: cuerpo as T, error: null, response }
        : { data: null, error: { status: response.status, value: cuerpo }, response },
    ),
  )
}

/** How long a sound lasts and its waveform, which travel beside it; its code comes where one is sent. */
async function readSonido(archivo: File): Promise<SonidoDeArchivo | null> {
  if (!seEscucha(archivo.type)) return null
  const modulo = await import('../../../lib/picos').catch(() => null)
  return (await modulo?.picosDe(archivo)) ?? null
}

function send(
  { direccion, archivo, onAdvance, cancelacion }: Opciones,
  sonido: SonidoDeArchivo | null,
): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    if (cancelacion.aborted) return resolve(null)
    const pedido = new XMLHttpRequest()
    pedido.open('POST', `/api${direccion}`)
    pedido.setRequestHeader('authorization', `Bearer ${bearer()}`)
    pedido.upload.onprogress = ({ loaded, total }) => onAdvance(total === 0 ? 0 : loaded / total)
    pedido.onload = () => resolve(respuestaDe(pedido))
    pedido.onerror = () => reject(sinConexion())
    pedido.onabort = () => resolve(null)
    cancelacion.addEventListener('abort', () => pedido.abort())
    const formulario = new FormData()
    formulario.set('file', archivo)
    for (const [campo, valor] of Object.entries(sonido ?? {})) formulario.set(campo, String(valor))
    pedido.send(formulario)
  })
}

const respuestaDe = (pedido: XMLHttpRequest) =>
  new Response(pedido.responseText, {
    status: pedido.status,
    headers: { 'content-type': pedido.getResponseHeader('content-type') ?? '' },
  })

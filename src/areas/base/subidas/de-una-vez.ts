import { receive, sinConexion } from '../../../lib/api'
import { bearer } from '../../../lib/llaves'
import type { SonidoDeArchivo } from '../../../lib/picos'
import { read } from './respuesta'
import type { Envio } from './subir'

/** Sends a file in a form and says how far it is, which `fetch` can't; null where it was cancelled. */
export async function sendAtOnce<T>(envio: Envio, sonido: SonidoDeArchivo | null): Promise<T | null> {
  const token = bearer()
  const pedido = await send(envio, sonido, token)
  if (!pedido) return null
  const tipo = pedido.getResponseHeader('content-type') ?? ''
  await receive(
    Promise.resolve(new Response(null, { status: pedido.status, headers: { 'content-type': tipo } })),
  )
  const espera = pedido.getResponseHeader('retry-after')
  return read<T>({ status: pedido.status, texto: pedido.responseText, espera, token })
}

function send(
  { direccion, archivo, otros = [], onAdvance, cancelacion }: Envio,
  sonido: SonidoDeArchivo | null,
  token: string | undefined,
): Promise<XMLHttpRequest | null> {
  return new Promise((resolve, reject) => {
    if (cancelacion.aborted) return resolve(null)
    const pedido = new XMLHttpRequest()
    pedido.open('POST', `/api${direccion}`)
    pedido.setRequestHeader('authorization', `Bearer ${token}`)
    pedido.upload.onprogress = ({ loaded, total }) => onAdvance(total === 0 ? 0 : loaded / total)
    pedido.onload = () => resolve(pedido)
    pedido.onerror = () => reject(sinConexion())
    pedido.onabort = () => resolve(null)
    cancelacion.addEventListener('abort', () => pedido.abort())
    const formulario = new FormData()
    for (const uno of [archivo, ...otros]) formulario.append('file', uno)
    for (const [campo, valor] of Object.entries(sonido ?? {})) formulario.set(campo, String(valor))
    pedido.send(formulario)
  })
}

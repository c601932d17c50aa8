import { bearer } from '../../../lib/llaves'
import { NO_PASAN } from './fallas-de-tus'
import { findGuardada, forgetGuardada, type Guardada, isElMismo } from './guardadas'
import type { Envio } from './subir'
import { sendByTus } from './tus'

/**
 * Sends a file in pieces, and goes on by itself after a cut, from where the server says that it is; the answer is the
 * id by which it is used. Null where it was cancelled: what has arrived waits for a day.
 */
export async function sendInPieces(envio: Envio): Promise<string | null> {
  const { archivo, direccion, cancelacion } = envio
  const previa = await findGuardada(direccion)
  const sigue = previa !== null && (await isElMismo(previa, archivo))
  if (previa && !sigue) await dropSubida(direccion)
  if (cancelacion.aborted) return null
  return sendByTus(envio, sigue ? previa.url : null)
}

export { forgetGuardada }

/** How far what was left is, from 0 to 1; the server may have forgotten it, or not be reached. */
export async function askAvance({ url, bytes }: Guardada): Promise<number | 'NO_ESTA' | 'NO_SE_SABE'> {
  const respuesta = await call('HEAD', url)
  if (respuesta?.status === 404) return 'NO_ESTA'
  return respuesta?.ok ? Number(respuesta.headers.get('Upload-Offset')) / bytes : 'NO_SE_SABE'
}

/** It is not wanted any more, here nor on the server. */
export async function dropSubida(lugar: string): Promise<void> {
  const guardada = await findGuardada(lugar)
  if (!guardada) return
  await forgetGuardada(lugar)
  const { status } = (await call('DELETE', guardada.url)) ?? {}
  if (status && NO_PASAN.includes(status))
    await call('POST', guardada.url, { 'x-http-method-override': 'DELETE' })
}

const call = (method: string, url: string, otras: Record<string, string> = {}) =>
  fetch(url, {
    method,
    headers: { authorization: `Bearer ${bearer()}`, 'tus-resumable': '1.0.0', ...otras },
  }).catch(() => null)

import { setTimeout as sleep } from 'node:timers/promises'
import { isRead, lengthOf } from './steady.ts'

/** With what nobody has read a connection is reset, and who is still sending needs a moment to see the answer. */
const LINGER_MS = 500

/** Refusals of what is too large, and of what comes too slowly. */
const LAST = new Set([408, 413])

/**
 * An answer to who may still be sending: where that is refused, may be more than any call takes, or has an end that nobody
 * knows, nothing more of it is read, and with the answer the connection ends.
 */
export async function parting(
  request: Request,
  answered: Response | Promise<Response>,
  mostLetGo: number,
): Promise<Response> {
  const response = await answered
  const { status, headers } = response
  const isLetGo = request.headers.has('content-length') && lengthOf(request) <= mostLetGo
  if (isRead(request) || (isLetGo && !LAST.has(status))) return response
  headers.set('connection', 'close')
  const lingering = new TransformStream({ flush: () => sleep(LINGER_MS) })
  return new Response(response.body?.pipeThrough(lingering) ?? null, { status, headers })
}

import { answerTo, unwrap } from '../../../lib/api'

/** An answer that did not come by `fetch`. */
export interface Llegada {
  status: number
  texto: string
  /** Its `Retry-After`. */
  espera?: string | null | undefined
  /** With which it was asked for. */
  token: string | undefined
}

/** What it says, or an ApiError. */
export async function read<T>({ status, texto, espera, token }: Llegada): Promise<T> {
  const cuerpo = parsed(texto)
  const headers: HeadersInit = espera ? { 'retry-after': espera } : {}
  const response = answerTo(token, new Response(null, { status: status === 204 ? 200 : status, headers }))
  return unwrap<T>(
    Promise.resolve(
      status < 400
        ? { data: cuerpo as T, error: null, response }
        : { data: null, error: { status, value: cuerpo }, response },
    ),
  )
}

/** The ApiError of a refusal. */
export const failureIn = (llegada: Llegada): Promise<unknown> =>
  read(llegada).catch((error: unknown) => error)

function parsed(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}

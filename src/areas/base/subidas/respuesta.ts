import { unwrap } from '../../../lib/api'

/** What an answer says that did not come by `fetch`, or an ApiError. */
export async function read<T>(status: number, texto: string, espera?: string | null): Promise<T> {
  const cuerpo = parsed(texto)
  const response = new Response(null, {
    status: status === 204 ? 200 : status,
    headers: espera ? { 'retry-after': espera } : {},
  })
  return unwrap<T>(
    Promise.resolve(
      status < 400
        ? { data: cuerpo as T, error: null, response }
        : { data: null, error: { status, value: cuerpo }, response },
    ),
  )
}

/** The ApiError of a refusal. */
export const failureIn = (status: number, texto: string, espera?: string | null): Promise<unknown> =>
  read(status, texto, espera).catch((error: unknown) => error)

function parsed(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}

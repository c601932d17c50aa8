import { bearer } from './llaves'

/** Headers that ask for the short form of an answer that has one (RFC 7240). */
export const EN_BREVE = { prefer: 'return=minimal' }

const adelantadas = new Map<string, Promise<Response>>()

/** Calls the API before the screen that is going to is there; `url` is what that will ask for, to the letter. */
export function prefetchLlamada(url: string): void {
  const respuesta = fetch(url, { headers: { ...EN_BREVE, authorization: `Bearer ${bearer()}` } })
  // Who takes it hears of its failure.
  respuesta.catch(() => {})
  adelantadas.set(url, respuesta)
}

/** The answer that was asked for beforehand, once. */
export function takeAdelantada(url: string, { method }: RequestInit): Promise<Response> | undefined {
  if (method !== 'GET') return undefined
  const respuesta = adelantadas.get(url)
  adelantadas.delete(url)
  return respuesta
}

/** What nobody took would be old by the time that somebody did. */
export const forgetAdelantadas = () => adelantadas.clear()

import { bearer } from './llaves'

/** Headers that ask for the short form of an answer that has one (RFC 7240). */
export const EN_BREVE = { prefer: 'return=minimal' }

/** What the screen at an address is going to read, as the shell page hands it to its first script. */
export interface Lecturas {
  /** For which address: the page may have been kept for another. */
  ruta: string
  siempre: readonly string[]
  tab: Record<string, readonly string[]>
  /** The tab where the address names none: that of what it opens, or the first. */
  abren: Record<string, string>
  inicial?: string
}

/** What is read where this is the rest of the address. */
export function leidasEn({ siempre, tab, abren, inicial }: Lecturas, parametros: URLSearchParams): string[] {
  const abierta = Object.keys(abren).find((uno) => parametros.has(uno))
  const elegida = parametros.get('tab') ?? (abierta ? abren[abierta] : inicial)
  return [...siempre, ...((elegida && tab[elegida]) || [])]
}

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

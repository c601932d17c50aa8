import { enUnaLinea, escrito } from './campos.ts'

/** Rows as a form says them; a form that sends text only, as JSON. Rows that say nothing are none. */
export const filasEscritas = <T>(
  tipo: string,
  readFila: (fila: Record<string, unknown>) => T | undefined,
  saysAnything: (fila: T) => boolean,
) =>
  escrito<T[]>([], tipo, (valor) => {
    const lista = typeof valor === 'string' ? parse(valor) : valor
    if (!Array.isArray(lista)) return undefined
    const leidas = lista.map((una) => (isFila(una) ? readFila(una) : undefined))
    return leidas.every((una) => una !== undefined) ? leidas.filter(saysAnything) : undefined
  })

function parse(texto: string): unknown {
  if (texto.trim() === '') return []
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}

const isFila = (una: unknown): una is Record<string, unknown> =>
  typeof una === 'object' && una !== null && !Array.isArray(una)

/** Of a row, a text that may be missing; undefined where it is none. */
export function linea(valor: unknown): string | undefined {
  if (valor === null || valor === undefined) return ''
  return typeof valor === 'string' ? enUnaLinea(valor) : undefined
}

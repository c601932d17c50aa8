import { gunzipSync, gzipSync } from 'node:zlib'

/** As JSON can say it: the bytes of a blob are text. */
export type Valor = string | number | null | { base64: string }

/** Rows of one table. */
export interface Filas {
  tabla: string
  columnas: string[]
  filas: Valor[][]
}

/** Where a row that stayed named one that went: in which row, and what. */
export interface Sueltas {
  tabla: string
  columna: string
  filas: [fila: number, valor: Valor][]
}

/** What was deleted at once; the first row is that of the thing itself. */
export interface Contenido {
  tablas: Filas[]
  sueltas: Sueltas[]
}

/** As it is kept; with what else its keeper has to know of it. */
export const pack = <C extends Contenido>(contenido: C): Buffer => gzipSync(JSON.stringify(contenido))

export const unpack = <C extends Contenido>(bytes: Uint8Array): C => JSON.parse(gunzipSync(bytes).toString())

export const toValor = (leido: unknown): Valor =>
  leido instanceof Uint8Array ? { base64: Buffer.from(leido).toString('base64') } : (leido as Valor)

export const fromValor = (valor: Valor): string | number | null | Buffer =>
  typeof valor === 'object' && valor !== null ? Buffer.from(valor.base64, 'base64') : valor

/** What a column of these rows says, each once; nothing where there is none. */
export function listValores({ columnas, filas }: Filas, columna: string): Valor[] {
  const en = columnas.indexOf(columna)
  return [...new Set(filas.map((fila) => fila[en] ?? null))].filter((valor) => valor !== null)
}

export function countFilas({ tablas }: Contenido): Record<string, number> {
  return Object.fromEntries(tablas.map(({ tabla, filas }) => [tabla, filas.length]))
}

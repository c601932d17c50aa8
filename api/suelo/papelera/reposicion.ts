import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { type Contenido, type Filas, fromValor, type Valor } from './contenido.ts'

/** So many at once; of what can't go as JSON, as many values as SQLite takes in one statement at least. */
const MOST_FILAS = 5000
const MOST_VALUES = 32_000

/** That rows could not be put back, of which this is the first. */
export class FilaRechazada extends Error {
  constructor(
    readonly tabla: string,
    readonly fila: Record<string, unknown>,
    override readonly cause: unknown,
  ) {
    super(`No se pudo reponer una fila de ${tabla}.`)
  }
}

/** Writes the rows with the ids that they had; at the end of the transaction every reference has to hold. */
export function putBack(tx: Tx, { tablas, sueltas }: Contenido): void {
  tx.run(sql`PRAGMA defer_foreign_keys = ON`)
  for (const filas of tablas) insertFilas(tx, filas)
  for (const { tabla, columna, filas } of sueltas) {
    const [donde, cual] = [sql.identifier(tabla), sql.identifier(columna)]
    for (const [fila, valor] of filas) {
      tx.run(sql`UPDATE ${donde} SET ${cual} = ${fromValor(valor)} WHERE rowid = ${fila} AND ${cual} IS NULL`)
    }
  }
}

export function insertFilas(tx: Tx, { tabla, columnas, filas }: Filas): void {
  const nombres = listed(columnas.map((columna) => sql.identifier(columna)))
  const isPlain = filas.every((fila) => fila.every(isExactInJson))
  const aLaVez = isPlain ? MOST_FILAS : Math.floor(MOST_VALUES / columnas.length)
  const valuesOf = isPlain ? enJson : enParametros
  for (let desde = 0; desde < filas.length; desde += aLaVez) {
    const tramo = filas.slice(desde, desde + aLaVez)
    try {
      tx.run(sql`INSERT INTO ${sql.identifier(tabla)} (${nombres}) ${valuesOf(tramo)}`)
    } catch (error) {
      throw new FilaRechazada(
        tabla,
        Object.fromEntries(columnas.map((una, i) => [una, tramo[0]?.[i]])),
        error,
      )
    }
  }
}

/** What SQLite reads from JSON as it was: a number with decimals it may round, and a text end at a null. */
const isExactInJson = (valor: Valor) =>
  typeof valor === 'string' ? !valor.includes('\0') : valor === null || Number.isSafeInteger(valor)

/** By far the quickest. */
function enJson(filas: Valor[][]): SQL {
  const columnas = (filas[0] ?? []).map((_, i) => sql.raw(`json_extract(value, '$[${i}]')`))
  return sql`SELECT ${listed(columnas)} FROM json_each(${JSON.stringify(filas)})`
}

const enParametros = (filas: Valor[][]): SQL =>
  sql`VALUES ${listed(filas.map((fila) => sql`(${listed(fila.map((valor) => sql`${fromValor(valor)}`))})`))}`

const listed = (partes: Parameters<typeof sql.join>[0]): SQL => sql.join(partes, sql`, `)

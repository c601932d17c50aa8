import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { type Contenido, type Filas, fromValor, type Valor } from './contenido.ts'

/** As many as SQLite takes in one statement, at least. */
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
  const aLaVez = Math.floor(MOST_VALUES / columnas.length)
  for (let desde = 0; desde < filas.length; desde += aLaVez) {
    const tramo = filas.slice(desde, desde + aLaVez)
    try {
      tx.run(sql`INSERT INTO ${sql.identifier(tabla)} (${nombres}) VALUES ${listed(tramo.map(escrita))}`)
    } catch (error) {
      throw new FilaRechazada(
        tabla,
        Object.fromEntries(columnas.map((una, i) => [una, tramo[0]?.[i]])),
        error,
      )
    }
  }
}

const escrita = (fila: Valor[]): SQL => sql`(${listed(fila.map((valor) => sql`${fromValor(valor)}`))})`

const listed = (partes: Parameters<typeof sql.join>[0]): SQL => sql.join(partes, sql`, `)

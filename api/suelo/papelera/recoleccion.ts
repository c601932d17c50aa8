import type { Database } from '../../../db/sqlite.ts'
import { type Contenido, type Filas, type Sueltas, toValor } from './contenido.ts'
import { listColumnas, listReferencias, type Referencia } from './referencias.ts'

/** The rows of each table, by the number that SQLite gives them. */
type Alcanzadas = Map<string, Set<number>>

/** Reads a row with all that would go with it, and which rows would name it no more. */
export function collect(sqlite: Database, tabla: string, id: number): Contenido {
  const referencias = listReferencias(sqlite)
  const alcanzadas = reach(sqlite, referencias, tabla, id)
  return {
    tablas: [...alcanzadas].map(([cual, filas]) => readFilas(sqlite, cual, [...filas])),
    sueltas: referencias
      .filter(({ padre, alEliminar }) => alEliminar === 'SET NULL' && alcanzadas.has(padre))
      .map((referencia) => readSueltas(sqlite, referencia, alcanzadas))
      .filter(({ filas }) => filas.length > 0),
  }
}

function reach(sqlite: Database, referencias: Referencia[], tabla: string, id: number): Alcanzadas {
  const alcanzadas: Alcanzadas = new Map([[tabla, new Set([id])]])
  const porMirar: [tabla: string, filas: number[]][] = [[tabla, [id]]]
  for (const [padre, filas] of porMirar) {
    for (const una of referencias.filter((r) => r.padre === padre && r.alEliminar === 'CASCADE')) {
      const suyas = alcanzadas.get(una.tabla) ?? new Set()
      const nuevas = listQueNombran(sqlite, una, filas).filter((fila) => !suyas.has(fila))
      if (nuevas.length === 0) continue
      alcanzadas.set(una.tabla, suyas)
      for (const fila of nuevas) suyas.add(fila)
      porMirar.push([una.tabla, nuevas])
    }
  }
  return alcanzadas
}

/** The condition that a row names one of those whose numbers are bound, in JSON. */
const nombra = ({ columna, padre, clave }: Referencia) =>
  `"${columna}" IN (SELECT "${clave}" FROM "${padre}" WHERE rowid IN (SELECT value FROM json_each(?)))`

const listQueNombran = (sqlite: Database, referencia: Referencia, filas: number[]): number[] =>
  sqlite
    .prepare<[string], number>(`SELECT rowid FROM "${referencia.tabla}" WHERE ${nombra(referencia)}`)
    .pluck()
    .all(JSON.stringify(filas)) as number[]

const readFilas = (sqlite: Database, tabla: string, filas: number[]): Filas =>
  readDonde(sqlite, tabla, 'rowid IN (SELECT value FROM json_each(?))', JSON.stringify(filas))

/** All of its rows. */
export const readTabla = (sqlite: Database, tabla: string): Filas => readDonde(sqlite, tabla, '?', 1)

/** Those of a table that meet a condition with one value. */
export function readDonde(sqlite: Database, tabla: string, donde: string, dato: string | number): Filas {
  const columnas = listColumnas(sqlite, tabla)
  const nombres = columnas.map((columna) => `"${columna}"`).join(', ')
  const leidas = sqlite
    .prepare<[string | number], unknown[]>(`SELECT ${nombres} FROM "${tabla}" WHERE ${donde} ORDER BY rowid`)
    .raw()
    .all(dato)
  return { tabla, columnas, filas: leidas.map((fila) => fila.map(toValor)) }
}

/** Of what goes too, its own row says it. */
function readSueltas(sqlite: Database, referencia: Referencia, alcanzadas: Alcanzadas): Sueltas {
  const { tabla, columna, padre } = referencia
  const filas = sqlite
    .prepare<[string], [number, unknown]>(
      `SELECT rowid, "${columna}" FROM "${tabla}" WHERE ${nombra(referencia)} ORDER BY rowid`,
    )
    .raw()
    .all(JSON.stringify([...(alcanzadas.get(padre) ?? [])]))
  const quedan = filas.filter(([fila]) => !alcanzadas.get(tabla)?.has(fila))
  return { tabla, columna, filas: quedan.map(([fila, valor]) => [fila, toValor(valor)]) }
}

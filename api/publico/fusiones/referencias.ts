import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import type { Database } from '../../../db/sqlite.ts'
import type { Deps } from '../../suelo/deps.ts'
import { fromValor, toValor } from '../../suelo/papelera/contenido.ts'
import type { Movida } from '../../suelo/papelera/fusionadas.ts'
import { changeGuardadas, mapFilas } from '../../suelo/papelera/guardadas.ts'
import { listColumnas, listReferencias, type Referencia } from '../../suelo/papelera/referencias.ts'

type Needs = Pick<Deps, 'sqlite'>

interface Par {
  de: number
  a: number
}

const listDeCreador = (sqlite: Database) =>
  listReferencias(sqlite).filter(({ padre }) => padre === 'creadores')

/**
 * Whatever names one creator names another from now on. A row that would be there twice, as the vote of who voted on
 * both, stays as it was.
 */
export function moveReferencias({ sqlite }: Needs, tx: Tx, { de, a }: Par): Movida[] {
  return listDeCreador(sqlite)
    .map((referencia) => {
      const antes = readMovida(sqlite, referencia, de)
      const { tabla, columna } = referencia
      const [donde, cual] = [sql.identifier(tabla), sql.identifier(columna)]
      tx.run(sql`UPDATE OR IGNORE ${donde} SET ${cual} = ${a} WHERE ${cual} = ${de}`)
      const quedan = new Set(readMovida(sqlite, referencia, de).filas.map((fila) => JSON.stringify(fila)))
      return { ...antes, filas: antes.filas.filter((fila) => !quedan.has(JSON.stringify(fila))) }
    })
    .filter(({ filas }) => filas.length > 0)
}

/**
 * Each of these rows that still names the one it was moved to, also where it is in the bin meanwhile; what has been added
 * since stays there.
 */
export function moveBack(
  deps: Pick<Deps, 'sqlite' | 'version'>,
  tx: Tx,
  movidas: readonly Movida[],
  { de, a }: Par,
): void {
  const { sqlite } = deps
  for (const { tabla, columna, claves, filas } of movidas.filter((una) => isThere(sqlite, una))) {
    const [donde, cual] = [sql.identifier(tabla), sql.identifier(columna)]
    for (const fila of filas) {
      const suya = claves.map(
        (clave, i) => sql` AND ${sql.identifier(clave)} = ${fromValor(fila[i] ?? null)}`,
      )
      tx.run(sql`UPDATE ${donde} SET ${cual} = ${a} WHERE ${cual} = ${de}${sql.join(suya)}`)
    }
    const suyas = new Set(filas.map((fila) => JSON.stringify(fila)))
    changeGuardadas(deps, tx, tabla, (contenido) =>
      mapFilas(contenido, tabla, (fila) => {
        const isSuya = fila[columna] === de && suyas.has(JSON.stringify(claves.map((clave) => fila[clave])))
        return isSuya ? { [columna]: a } : undefined
      }),
    )
  }
}

/** How many rows of each table name a creator, where some do. */
export function countReferencias(sqlite: Database, creadorId: number): Record<string, number> {
  const cuentas = listDeCreador(sqlite).map(({ tabla, columna }) => {
    const cuenta = sqlite.prepare(`SELECT count(*) FROM "${tabla}" WHERE "${columna}" = ?`)
    return [tabla, cuenta.pluck().get(creadorId) as number] as const
  })
  return Object.fromEntries(cuentas.filter(([, cuantas]) => cuantas > 0))
}

function readMovida(sqlite: Database, { tabla, columna }: Referencia, creadorId: number): Movida {
  const claves = listClaves(sqlite, tabla).filter((clave) => clave !== columna)
  const nombres = claves.map((clave) => `"${clave}"`).join(', ') || '1'
  const filas = sqlite
    .prepare<[number], unknown[]>(`SELECT ${nombres} FROM "${tabla}" WHERE "${columna}" = ?`)
    .raw()
    .all(creadorId)
  return { tabla, columna, claves, filas: filas.map((fila) => fila.slice(0, claves.length).map(toValor)) }
}

/** By what its rows are told apart. */
function listClaves(sqlite: Database, tabla: string): string[] {
  const suyas = sqlite
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .pluck()
    .all(tabla) as string[]
  return suyas.length > 0 ? suyas : ['rowid']
}

/** A migration may have taken a column away since. */
const isThere = (sqlite: Database, { tabla, columna }: Movida) =>
  listColumnas(sqlite, tabla).includes(columna)

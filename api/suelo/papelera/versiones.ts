import { openAnterior } from '../../../db/anterior.ts'
import { migrate, transact } from '../../../db/client.ts'
import { migrations } from '../../../db/migrations/index.ts'
import type { Database } from '../../../db/sqlite.ts'
import type { Contenido, Filas, Sueltas } from './contenido.ts'
import { readTabla } from './recoleccion.ts'
import { listColumnas, listReferencias } from './referencias.ts'
import { insertFilas } from './reposicion.ts'

/** How many migrations the database of this program has had. */
export const MIGRACIONES = migrations.length

/**
 * What was deleted before some migrations, as they leave it: its rows go through them in a database of their own. Throws
 * where one of them can't do with these rows alone.
 */
export function update(contenido: Contenido, desde: number): Contenido {
  if (desde === MIGRACIONES) return contenido
  const { db, sqlite } = openAnterior(desde)
  try {
    sqlite.pragma('foreign_keys = OFF')
    transact(db, (tx) => {
      for (const filas of contenido.tablas) insertFilas(tx, filas)
    })
    migrate(db)
    return { tablas: readTodas(sqlite, contenido), sueltas: listVigentes(sqlite, contenido.sueltas) }
  } finally {
    sqlite.close()
  }
}

/** Of all tables that hang on others, and of the thing's own, which comes first. */
function readTodas(sqlite: Database, { tablas: [raiz] }: Contenido): Filas[] {
  const referencias = listReferencias(sqlite)
  const colgadas = referencias.flatMap(({ tabla, padre }) => [padre, tabla])
  return [...new Set([...(raiz ? [raiz.tabla] : []), ...colgadas])]
    .map((tabla) => readTabla(sqlite, tabla))
    .filter(({ filas }) => filas.length > 0)
}

const listVigentes = (sqlite: Database, sueltas: Sueltas[]) =>
  sueltas.filter(({ tabla, columna }) => listColumnas(sqlite, tabla).includes(columna))

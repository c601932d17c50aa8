import type { Tx } from '../../../db/client.ts'
import type { Database } from '../../../db/sqlite.ts'
import type { Deps } from '../deps.ts'
import { type Contenido, listValores, type Sueltas, type Valor } from './contenido.ts'
import { changeGuardadas, mapFilas } from './guardadas.ts'
import { listReferencias } from './referencias.ts'

/** Links that rows lost as they came back, and to what. */
interface Anuladas extends Sueltas {
  padre: string
  clave: string
}

/**
 * After something was put back: a row of it that named what is in the bin gets that again when it comes back too, and a
 * row in the bin that named what is back now will say so. `guardado` is what its rows said, `contenido` what was put back.
 */
export function keepVinculos(
  deps: Pick<Deps, 'sqlite' | 'version'>,
  tx: Tx,
  guardado: Contenido,
  contenido: Contenido,
): void {
  const { sqlite } = deps
  for (const anuladas of listAnuladas(sqlite, guardado, contenido)) {
    changeGuardadas(deps, tx, anuladas.padre, (otro) => withSueltas(otro, anuladas))
  }
  for (const sueltas of contenido.sueltas.filter((una) => isSomeAway(sqlite, una))) {
    changeGuardadas(deps, tx, sueltas.tabla, (otro) => withVinculos(otro, sueltas))
  }
}

function listAnuladas(sqlite: Database, antes: Contenido, despues: Contenido): Anuladas[] {
  return listReferencias(sqlite)
    .filter(({ alEliminar }) => alEliminar === 'SET NULL')
    .map(({ tabla, columna, padre, clave }) => {
      const quedan = readVinculos(despues, tabla, columna)
      const filas = [...readVinculos(antes, tabla, columna)].filter(
        ([fila, valor]) => valor !== null && quedan.get(fila) === null,
      )
      return { tabla, columna, padre, clave, filas }
    })
    .filter(({ filas }) => filas.length > 0)
}

/** What each row of a table says in a column, by its number: its id, of all that are ever deleted. */
function readVinculos({ tablas }: Contenido, tabla: string, columna: string): Map<number, Valor> {
  const suya = tablas.find((una) => una.tabla === tabla)
  if (!suya) return new Map()
  const [id, en] = [suya.columnas.indexOf('id'), suya.columnas.indexOf(columna)]
  return new Map(suya.filas.map((fila) => [fila[id] as number, fila[en] ?? null]))
}

/** Of these, what names a row of this content. */
function withSueltas(contenido: Contenido, { padre, clave, tabla, columna, filas }: Anuladas): Contenido {
  const rows = contenido.tablas.find((una) => una.tabla === padre)
  const suyos = new Set(rows ? listValores(rows, clave) : [])
  const suyas = filas.filter(([, valor]) => suyos.has(valor))
  if (suyas.length === 0) return contenido
  return { ...contenido, sueltas: [...contenido.sueltas, { tabla, columna, filas: suyas }] }
}

/** What a row names since is not replaced. */
function withVinculos(contenido: Contenido, { tabla, columna, filas }: Sueltas): Contenido {
  const valores = new Map(filas)
  return mapFilas(contenido, tabla, (fila) => {
    const valor = valores.get(fila.id as number)
    return valor !== undefined && fila[columna] === null ? { [columna]: valor } : undefined
  })
}

function isSomeAway(sqlite: Database, { tabla, filas }: Sueltas): boolean {
  const ids = JSON.stringify(filas.map(([fila]) => fila))
  const estan = sqlite
    .prepare(`SELECT count(*) FROM "${tabla}" WHERE rowid IN (SELECT value FROM json_each(?))`)
    .pluck()
    .get(ids) as number
  return estan < filas.length
}

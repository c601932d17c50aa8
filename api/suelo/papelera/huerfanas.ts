import type { Database } from '../../../db/sqlite.ts'
import { type Contenido, type Filas, listValores, type Valor } from './contenido.ts'
import { listReferencias, type Referencia } from './referencias.ts'

/** Refuses where what a row hangs on can still come back: it was deleted after it. */
export type RequirePerdidas = (padre: string, clave: string, valores: Valor[]) => void

/**
 * What can be put back into the database as it is now. A row that hung on what is gone for good goes as it would have
 * gone then; one that only named it, names nothing.
 */
export function withoutPerdidas(
  sqlite: Database,
  contenido: Contenido,
  requirePerdidas: RequirePerdidas,
): Contenido {
  const referencias = listReferencias(sqlite)
  for (let tablas = contenido.tablas; ; ) {
    const quedan = tablas.map((filas) => {
      const suyas = referencias.filter(({ tabla }) => tabla === filas.tabla)
      return suyas.reduce((hasta, una) => applyPerdidas(sqlite, tablas, hasta, una, requirePerdidas), filas)
    })
    if (countTodas(quedan) === countTodas(tablas)) return { ...contenido, tablas: quedan }
    tablas = quedan
  }
}

function applyPerdidas(
  sqlite: Database,
  tablas: Filas[],
  filas: Filas,
  referencia: Referencia,
  requirePerdidas: RequirePerdidas,
): Filas {
  const perdidas = listPerdidas(sqlite, tablas, filas, referencia)
  if (perdidas.length === 0) return filas
  const { columna, padre, clave, alEliminar } = referencia
  const en = filas.columnas.indexOf(columna)
  const isPerdida = (fila: Valor[]) => perdidas.includes(fila[en] ?? null)
  if (alEliminar === 'SET NULL') {
    return { ...filas, filas: filas.filas.map((fila) => (isPerdida(fila) ? fila.with(en, null) : fila)) }
  }
  requirePerdidas(padre, clave, perdidas)
  return { ...filas, filas: filas.filas.filter((fila) => !isPerdida(fila)) }
}

/** What these rows name and neither comes back with them nor is there. */
function listPerdidas(
  sqlite: Database,
  tablas: Filas[],
  filas: Filas,
  { columna, padre, clave }: Referencia,
): Valor[] {
  const conEllas = tablas.find(({ tabla }) => tabla === padre)
  const vienen = new Set(conEllas ? listValores(conEllas, clave) : [])
  const otras = listValores(filas, columna).filter((valor) => !vienen.has(valor))
  const estan = sqlite
    .prepare<[string], Valor>(
      `SELECT "${clave}" FROM "${padre}" WHERE "${clave}" IN (SELECT value FROM json_each(?))`,
    )
    .pluck()
    .all(JSON.stringify(otras))
  return otras.filter((valor) => !new Set(estan as Valor[]).has(valor))
}

const countTodas = (tablas: Filas[]) => tablas.reduce((suma, { filas }) => suma + filas.length, 0)

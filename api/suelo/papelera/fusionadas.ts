import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import type { Deps } from '../deps.ts'
import { type Contenido, pack, unpack, type Valor } from './contenido.ts'
import { mapFilas } from './guardadas.ts'
import { listReferencias } from './referencias.ts'

/** The rows of a table that named one creator and name another since, by what else tells them apart. */
export interface Movida {
  tabla: string
  columna: string
  claves: string[]
  filas: Valor[][]
}

/** What it takes to part two creators again, as far as others name them. */
export interface DeFusion extends Contenido {
  /** What the contribution of the one that went counts as. */
  sugerenciaId: number | null
  movidas: Movida[]
}

type Fila = Record<string, Valor>

/**
 * What named a creator that was joined with another one since names the one that stayed, as all that was there then does,
 * and is given back with the rest where they are parted.
 */
export function withFusionadas({ sqlite }: Pick<Deps, 'sqlite'>, tx: Tx, contenido: Contenido): Contenido {
  return listReferencias(sqlite)
    .filter(({ padre, alEliminar }) => padre === 'creadores' && alEliminar === 'SET NULL')
    .reduce(
      (hasta, { tabla, columna }) => mapFilas(hasta, tabla, (fila) => follow(tx, tabla, columna, fila)),
      contenido,
    )
}

/** Whom it stayed with may have gone the same way. */
function follow(tx: Tx, tabla: string, columna: string, fila: Fila): Fila | undefined {
  const fusion = findFusionDe(tx, fila[columna])
  if (!fusion) return undefined
  const { id, creadorId, contenido } = fusion
  const guardado = contenido.length > 0 ? unpack<DeFusion>(contenido) : undefined
  if (guardado && tabla === 'tarea_asignaciones' && guardado.sugerenciaId !== null) {
    return { [columna]: null, sugerencia_id: guardado.sugerenciaId }
  }
  if (guardado) {
    const movidas = [...guardado.movidas, { tabla, columna, claves: ['id'], filas: [[fila.id ?? null]] }]
    const queda = pack({ ...guardado, movidas })
    tx.update(fusiones).set({ contenido: queda }).where(eq(fusiones.id, id)).run()
  }
  const suya = { ...fila, [columna]: creadorId }
  return { [columna]: creadorId, ...follow(tx, tabla, columna, suya) }
}

/** Of one that is not there, by which it went. */
function findFusionDe(tx: Reader, creadorId: Valor | undefined) {
  if (typeof creadorId !== 'number') return undefined
  const esta = tx.select({ id: creadores.id }).from(creadores).where(eq(creadores.id, creadorId)).get()
  if (esta) return undefined
  return tx
    .select()
    .from(fusiones)
    .where(and(eq(fusiones.conId, creadorId), isNull(fusiones.deshecha_en)))
    .get()
}

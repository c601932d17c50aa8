import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { valoraciones } from '../../../db/schema/comunidad.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { type Filas, pack, unpack, type Valor } from '../../suelo/papelera/contenido.ts'
import type { Movida } from '../../suelo/papelera/fusionadas.ts'
import type { Guardado } from './contenido.ts'

/**
 * Whoever voted on two that were joined with a third one had one vote there. Where that one is given back, the vote that
 * stayed behind takes its place.
 */
export function releaseVotos(tx: Tx, { id: deshecha, creadorId }: { id: number; creadorId: number }): void {
  const activas = tx
    .select({ id: fusiones.id, conId: fusiones.conId, contenido: fusiones.contenido })
    .from(fusiones)
    .where(and(eq(fusiones.creadorId, creadorId), ne(fusiones.id, deshecha), isNull(fusiones.deshecha_en)))
    .orderBy(asc(fusiones.id))
    .all()
  for (const { id, conId, contenido } of activas.filter((una) => una.contenido.length > 0)) {
    const guardado = unpack<Guardado>(contenido)
    const votos = guardado.tablas.find(({ tabla }) => tabla === 'valoraciones')
    const libres = votos ? insertLibres(tx, creadorId, conId, votos) : []
    if (!votos || libres.length === 0) continue
    const { columnas, filas } = votos
    const quedan = { ...votos, filas: filas.filter((fila) => !libres.includes(fila)) }
    const visitante = columnas.indexOf('visitante')
    const movida: Movida = {
      tabla: 'valoraciones',
      columna: 'creador_id',
      claves: ['visitante'],
      filas: libres.map((fila) => [fila[visitante] ?? null]),
    }
    const nuevo = {
      ...guardado,
      tablas: guardado.tablas.map((una) => (una === votos ? quedan : una)),
      movidas: [...guardado.movidas, movida],
    }
    tx.update(fusiones)
      .set({ contenido: pack(nuevo) })
      .where(eq(fusiones.id, id))
      .run()
  }
}

/** Those for which there is room. */
function insertLibres(tx: Tx, creadorId: number, conId: number, { columnas, filas }: Filas): Valor[][] {
  return filas.filter((fila) => {
    const voto = Object.fromEntries(columnas.map((columna, i) => [columna, fila[i] ?? null]))
    if (voto.creador_id !== conId) return false
    const { changes } = tx
      .insert(valoraciones)
      .values({
        creadorId,
        visitante: String(voto.visitante),
        estrellas: Number(voto.estrellas),
        created_at: Number(voto.created_at),
      })
      .onConflictDoNothing()
      .run() as unknown as { changes: number }
    return changes > 0
  })
}

import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { cuotas } from '../../../src/domain/archivos/cuotas.ts'
import { sinLugar, sumArchivosDe } from '../../suelo/archivos/cuotas.ts'
import type { Deps } from '../../suelo/deps.ts'

type Needs = Pick<Deps, 'temas'>

/** How much of what there is a student has put there, in bytes, and how much it may be. */
export function readUso(deps: Needs, tx: Reader, alumnoId: number) {
  return {
    archivos: sumArchivosDe(tx, alumnoId),
    textos: sumTextos(deps, tx, alumnoId),
    cuota_archivos: cuotas.archivos,
    cuota_textos: cuotas.textos,
  }
}

/** Refuses where all that a student has written is too much. */
export function requireLugarDeTexto(deps: Needs, tx: Reader, alumnoId: number): void {
  if (sumTextos(deps, tx, alumnoId) > cuotas.textos) throw sinLugar()
}

function sumTextos({ temas }: Needs, tx: Reader, alumnoId: number): number {
  const sumas = temas.textos.map(({ texto, autor }) =>
    tx
      .select({ n: sql<number>`coalesce(sum(length(${texto})), 0)` })
      .from(texto.table)
      .where(eq(autor, alumnoId))
      .get(),
  )
  return sumas.reduce((todos, suma) => todos + (suma?.n ?? 0), 0)
}

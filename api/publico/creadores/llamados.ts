import type { Database } from '../../../db/sqlite.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { slugsDeClaves } from '../../../src/domain/creadores/otros-nombres.ts'
import type { Changes } from '../../suelo/services/changes.ts'
import { createMemo } from '../../suelo/services/memo.ts'

/** Who is called so, by the name or by another one, in the order of the names, which are written as they are put in order. */
export function createLlamados(sqlite: Database, changes: Changes) {
  const deNombre = sqlite
    .prepare<[string], [id: number, sort_name: string]>(
      `SELECT id, sort_name FROM creadores INDEXED BY creadores_nombre_ix
       WHERE status = 'PUBLISHED' AND sort_name IN (SELECT value FROM json_each(?))`,
    )
    .raw()
  const deOtros = sqlite
    .prepare<[], [id: number, otros_claves: string]>(
      `SELECT id, otros_claves FROM creadores INDEXED BY creadores_otros_ix
       WHERE status = 'PUBLISHED' AND otros_claves <> ''`,
    )
    .raw()
  const memo = createMemo(changes, ['catalogo'], 1)

  return (nombres: readonly string[]): number[] => {
    const porNombre = Map.groupBy(deNombre.all(JSON.stringify(nombres)), ([, nombre]) => nombre)
    const porOtro = memo('otros', () => porSlug(deOtros.all()))
    const ids = nombres.flatMap((uno) => [
      ...(porNombre.get(uno) ?? []).map(([id]) => id),
      // In the order an ñ is 'n~', in an address n.
      ...(porOtro.get(slugDe(uno.replaceAll('~', ''))) ?? []),
    ])
    return [...new Set(ids)]
  }
}

function porSlug(filas: readonly (readonly [id: number, claves: string])[]): Map<string, number[]> {
  const ids = new Map<string, number[]>()
  for (const [id, claves] of filas)
    for (const slug of slugsDeClaves(claves)) ids.set(slug, [...(ids.get(slug) ?? []), id])
  return ids
}

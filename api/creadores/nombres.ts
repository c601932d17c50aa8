import type { Database } from '../../db/sqlite.ts'
import type { Changes } from '../services/changes.ts'

/**
 * Finds the published creators whose name has each of some words somewhere: 'cisco' is in Francisco. The names are
 * kept from one search to the next, and read again where the catalogue has changed.
 */
export function createNombres(sqlite: Database, changes: Changes) {
  // In the order an ñ is 'n~', in a word n.
  const select = sqlite.prepare(
    `SELECT id, replace(sort_name, '~', '') AS nombre FROM creadores INDEXED BY creadores_nombre_ix
     WHERE status = 'PUBLISHED'`,
  )
  let nombres: { id: number; nombre: string }[] = []
  let leidos = -1

  return (palabras: string[]): number[] => {
    const ahora = changes.stamp(['catalogo'])
    if (leidos !== ahora) nombres = select.all() as typeof nombres
    leidos = ahora
    const tieneTodas = ({ nombre }: { nombre: string }) => palabras.every((una) => nombre.includes(una))
    return nombres.filter(tieneTodas).map(({ id }) => id)
  }
}

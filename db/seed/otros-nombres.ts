import type { FichaDeCatalogo } from '../../src/domain/creadores/catalogo.ts'
import { clavesDeOtros } from '../../src/domain/creadores/otros-nombres.ts'
import type { Database } from '../sqlite.ts'

/** Of a creator who was loaded when the file said no other names, says them; not where somebody has said some since. */
export function createOtrosNombres(sqlite: Database, now: number) {
  const update = sqlite.prepare(`
    UPDATE creadores SET otros_nombres = ?, otros_claves = ?, updated_at = ?
    WHERE catalogo_clave = ? AND otros_nombres = '[]' AND NOT EXISTS (
      SELECT 1 FROM creador_versiones WHERE creador_id = creadores.id AND antes -> '$.otros_nombres' IS NOT NULL)`)

  return ({ otros_nombres }: FichaDeCatalogo, clave: string): void => {
    if (otros_nombres.length === 0) return
    update.run(JSON.stringify(otros_nombres), clavesDeOtros(otros_nombres), now, clave)
  }
}

import type { FichaDeCatalogo } from '../../src/domain/creadores/catalogo.ts'
import { edtfDeFecha, isExacta, partesDe } from '../../src/domain/creadores/edtf.ts'
import type { Database } from '../sqlite.ts'

/**
 * Of a creator who was loaded when the file could only say an exact date, says how sure it is; not where somebody has
 * changed that date since.
 */
export function createFechasInciertas(sqlite: Database, now: number) {
  const prepare = (de: 'birth' | 'death') =>
    sqlite.prepare(`
      UPDATE creadores
      SET ${de}_edtf = ?, ${de}_min = ?, ${de}_max = ?, por_confirmar = 1, updated_at = ?
      WHERE catalogo_clave = ? AND ${de}_edtf = ? AND NOT EXISTS (
        SELECT 1 FROM creador_versiones, json_each(antes)
        WHERE creador_id = creadores.id AND key IN ('${de}_year', '${de}_month', '${de}_day', '${de}_edtf'))`)
  const update = { birth: prepare('birth'), death: prepare('death') }

  return (ficha: FichaDeCatalogo, clave: string): void => {
    for (const de of ['birth', 'death'] as const) {
      const edtf = ficha[`${de}_edtf`]
      const deAntes = edtfDeFecha(partesDe(edtf))
      if (deAntes === null || isExacta(edtf)) continue
      update[de].run(edtf, ficha[`${de}_min`], ficha[`${de}_max`], now, clave, deAntes)
    }
  }
}

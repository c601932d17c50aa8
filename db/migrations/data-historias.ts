import { gunzipSync } from 'node:zlib'
import type { Database } from '../sqlite.ts'

interface Fusion {
  con_id: number
  contenido: Buffer
}

/** Says of what came from a creator that was joined with another one whose it is, and makes each proposed date a whole one. */
export function partHistorias(sqlite: Database): void {
  const activas = sqlite
    .prepare<[], Fusion>('SELECT con_id, contenido FROM fusiones WHERE deshecha_en IS NULL ORDER BY id')
    .all()
    .filter(({ contenido }) => contenido.length > 0)
  for (const fusion of activas) nameWhose(sqlite, fusion)
  for (const de of ['birth', 'death']) completeFechas(sqlite, de)
}

function nameWhose(sqlite: Database, { con_id, contenido }: Fusion): void {
  const { movidas } = JSON.parse(gunzipSync(contenido).toString()) as {
    movidas: { tabla: string; filas: [id: number][] }[]
  }
  const idsDe = (tabla: string) =>
    JSON.stringify(movidas.flatMap((una) => (una.tabla === tabla ? una.filas.map(([id]) => id) : [])))
  const suyas = 'id IN (SELECT value FROM json_each(?))'
  sqlite
    .prepare(`UPDATE creador_versiones
      SET de_id = coalesce(de_id, ?), sobre_id = coalesce(sobre_id, ?) WHERE ${suyas}`)
    .run(con_id, con_id, idsDe('creador_versiones'))
  sqlite
    .prepare(`UPDATE sugerencias SET de_id = coalesce(de_id, ?) WHERE ${suyas}`)
    .run(con_id, idsDe('sugerencias'))
  // What was approved of them since changed the one that stayed.
  sqlite
    .prepare(`UPDATE creador_versiones SET de_id = ?
      WHERE sobre_id IS NULL AND de_id IS NULL AND motivo = 'SUGERENCIA' AND (quien, created_at) IN (
        SELECT suggester_email, resuelta_en FROM sugerencias WHERE status = 'APPROVED' AND de_id = ?)`)
    .run(con_id, con_id)
}

/** What it left unsaid of a date is what the record says. */
function completeFechas(sqlite: Database, de: string): void {
  const partes = ['year', 'month', 'day'].map((parte) => `${de}_${parte}`)
  const pendientes = sqlite
    .prepare<[], Record<string, number | string | null>>(`
      SELECT s.id, s.cambios, ${partes.map((parte) => `c.${parte}`).join(', ')}
      FROM sugerencias s JOIN creadores c ON c.id = s.creador_id WHERE s.status IN ('PENDING', 'OBSERVED')`)
    .all()
  for (const { id, cambios, ...fecha } of pendientes) {
    const dichos = JSON.parse(String(cambios)) as Record<string, unknown>
    if (`${de}_edtf` in dichos || !partes.some((parte) => parte in dichos)) continue
    const enteros = Object.fromEntries(
      Object.entries({ ...fecha, ...dichos }).filter(([, valor]) => valor !== null),
    )
    sqlite.prepare('UPDATE sugerencias SET cambios = ? WHERE id = ?').run(JSON.stringify(enteros), id)
  }
}

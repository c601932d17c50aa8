import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'

const DE_UNA_VEZ = 500

/** Who is published, by name; read some at a time, while others may write. */
export function* nombresPublicados(db: Db) {
  const { id, first_name, last_name, otros_nombres, birth_year, sort_name } = creadores
  for (let ultimo = { sort_name: '', id: 0 }; ; ) {
    const tramo = db
      .select({ id, first_name, last_name, otros_nombres, birth_year, sort_name })
      .from(creadores)
      .where(and(sql`status = 'PUBLISHED'`, sql`(${sort_name}, ${id}) > (${ultimo.sort_name}, ${ultimo.id})`))
      .orderBy(sort_name, id)
      .limit(DE_UNA_VEZ)
      .all()
    yield* tramo
    const siguiente = tramo.at(-1)
    if (!siguiente) return
    ultimo = siguiente
  }
}

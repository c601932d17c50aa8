import type { WritableDb as Db } from '../../db/client.ts'
import { creadores } from '../../db/schema/creadores.ts'
import { nombreCompleto } from '../../src/domain/creadores.ts'
import { claveDeOrden, slugDe } from '../../src/domain/texto.ts'

type Datos = Partial<typeof creadores.$inferInsert>

let numero = 0

/** A published creator, of whom a test says only what it is about. */
export function insertCreador(db: Db, datos: Datos = {}) {
  numero++
  const { first_name = 'Ana', last_name = `Paz ${numero}`, status = 'PUBLISHED' } = datos
  const nombre = nombreCompleto({ first_name, last_name })
  return db
    .insert(creadores)
    .values({
      first_name,
      last_name,
      bio: 'Una vida dedicada a su oficio.',
      notable_works: 'Obra primera',
      mainRole: ['COMPOSER'],
      status,
      sort_name: claveDeOrden(nombre),
      slug: `${slugDe(nombre)}-${numero}`,
      created_at: 0,
      updated_at: 0,
      published_at: status === 'PUBLISHED' ? 0 : null,
      ...datos,
    })
    .returning({ id: creadores.id, slug: creadores.slug })
    .get()
}

import { eq } from 'drizzle-orm'
import type { WritableDb as Db } from '../../db/client.ts'
import { valoraciones } from '../../db/schema/comunidad.ts'
import { creadores } from '../../db/schema/creadores.ts'
import { claveDeOrden, slugDe } from '../../src/domain/base/texto.ts'
import { nombreCompleto } from '../../src/domain/creadores/creadores.ts'
import { columnasDeFechas } from '../../src/domain/creadores/fechas-de-vida.ts'
import { clavesDeOtros } from '../../src/domain/creadores/otros-nombres.ts'

type Datos = Partial<typeof creadores.$inferInsert>

const sinFechas = {
  birth_year: null,
  birth_month: null,
  birth_day: null,
  death_year: null,
  death_month: null,
  death_day: null,
}

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
      otros_claves: clavesDeOtros(datos.otros_nombres ?? []),
      slug: `${slugDe(nombre)}-${numero}`,
      created_at: 0,
      updated_at: 0,
      published_at: status === 'PUBLISHED' ? 0 : null,
      ...columnasDeFechas({ ...sinFechas, ...datos }),
      ...datos,
    })
    .returning({ id: creadores.id, slug: creadores.slug })
    .get()
}

/** Votes on a creator, each a visitor's, that are counted as a visitor's own are. */
export function insertVotos(db: Db, creadorId: number, estrellas: readonly number[]) {
  const votos = estrellas.map((una, i) => ({ creadorId, visitante: `v${i}`, estrellas: una, created_at: 0 }))
  if (votos.length > 0) db.insert(valoraciones).values(votos).run()
  const rating_avg = estrellas.reduce((suma, una) => suma + una, 0) / estrellas.length || 0
  db.update(creadores)
    .set({ rating_avg, rating_count: estrellas.length })
    .where(eq(creadores.id, creadorId))
    .run()
}

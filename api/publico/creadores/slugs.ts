import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { type Listado, paginaDe } from './listado.ts'

const SLUGS_POR_PAGINA = 10_000

/** Every public page of a creator, for the sitemap and the export. */
export function createSlugs(db: Db, listado: Listado) {
  const onPage = db
    .select({ slug: creadores.slug, updated_at: creadores.updated_at })
    .from(creadores)
    .where(eq(creadores.status, 'PUBLISHED'))
    .orderBy(asc(creadores.id))
    .limit(SLUGS_POR_PAGINA)
    .offset(sql.placeholder('offset'))
    .prepare()

  return (page: number) => {
    const data = onPage.all({ offset: (page - 1) * SLUGS_POR_PAGINA }).map(({ slug, updated_at }) => ({
      slug,
      updated_at: enISO(updated_at),
    }))
    return paginaDe(data, listado.count({}), page, SLUGS_POR_PAGINA)
  }
}

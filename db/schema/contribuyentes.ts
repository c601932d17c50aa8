import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { modosDeAparecer } from '../../src/domain/comunidad/modos-de-aparecer.ts'
import { id, instante } from '../columns.ts'

/** Who contributed with several addresses, and wants to appear as one. */
export const contribuyentes = sqliteTable('contribuyentes', {
  id: id(),
  como: text({ enum: modosDeAparecer }).notNull(),
  /** That the administration let stand. */
  nombre: text(),
  created_at: instante(),
})

export const contribuyenteEmails = sqliteTable(
  'contribuyente_emails',
  {
    /** In lower case; a code that was sent there was written. */
    email: text().primaryKey(),
    contribuyenteId: integer()
      .notNull()
      .references(() => contribuyentes.id, { onDelete: 'cascade' }),
  },
  (t) => [index('contribuyente_emails_ix').on(t.contribuyenteId)],
)

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { clasesDeAporte } from '../../src/domain/aportes/recibos.ts'
import { instante } from '../columns.ts'
import { sugerencias } from './comunidad.ts'
import { contribuyentes } from './contribuyentes.ts'
import { creadores } from './creadores.ts'

/** What its contributor knows a contribution by; it outlives the contribution. */
export const recibos = sqliteTable(
  'recibos',
  {
    /** 'GUA-7K3M-Q9XD' */
    recibo: text().primaryKey(),
    clase: text({ enum: clasesDeAporte }).notNull(),
    creadorId: integer().references(() => creadores.id, { onDelete: 'set null' }),
    sugerenciaId: integer().references(() => sugerencias.id, { onDelete: 'set null' }),
    /** Of whom it is about, as it was sent. */
    nombre: text().notNull(),
    created_at: instante(),
    /** When an administrator opened it first. */
    abierto_en: integer(),
    /** When it was first published, rejected or sent back. */
    decidido_en: integer(),
    /** When what was contributed was to be seen first. */
    publicado_en: integer(),
    /** When it came again, mended, after it was sent back. */
    reenviado_en: integer(),
    retirado_en: integer(),
    /** For how many days of waiting, since it came (again), the administration was reminded. */
    recordado: integer().notNull().default(0),
    /** Who claimed it; nothing where its address says whose it is. */
    contribuyenteId: integer().references(() => contribuyentes.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('recibos_creador_ix').on(t.creadorId),
    index('recibos_sugerencia_ix').on(t.sugerenciaId),
    index('recibos_decision_ix').on(t.decidido_en).where(sql`decidido_en is not null`),
    index('recibos_contribuyente_ix').on(t.contribuyenteId).where(sql`contribuyente_id is not null`),
  ],
)

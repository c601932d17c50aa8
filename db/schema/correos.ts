import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'

/** Without a provider a mail becomes a file, `en_carpeta`: nobody was sent anything. */
export const estadosDeCorreo = ['pendiente', 'enviado', 'en_carpeta', 'fallido'] as const

/** The outbox: a mail is written here in the transaction that causes it, and sent by a job. */
export const correos = sqliteTable(
  'correos',
  {
    id: id(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    html: text().notNull(),
    estado: text({ enum: estadosDeCorreo }).notNull().default('pendiente'),
    intentos: integer().notNull().default(0),
    /** When it is tried next; a program that is sending it moves it ahead, so that no other one does too. */
    proximoIntento: integer().notNull(),
    ultimoError: text(),
    created_at: instante(),
    /** When it was handed over the last time, whatever became of it. */
    enviadoEn: integer(),
    /** Of a mail with a secret: worth nothing from then on, and its text is wiped once it is sent or given up. */
    caducaEn: integer(),
    /** Of a mail with a secret, or about what fails: a newer one with the same takes its place while it waits. */
    reemplaza: text(),
    /** Of a mail that waits for the next morning: a line for each one that it tells of. */
    juntas: text({ mode: 'json' }).$type<string[]>(),
  },
  (t) => [
    index('correos_pendientes_ix').on(t.proximoIntento).where(sql`estado = 'pendiente'`),
    index('correos_para_ix').on(sql`lower(para)`, t.id),
    index('correos_salidas_ix').on(t.enviadoEn).where(sql`enviado_en is not null`),
    index('correos_reemplazo_ix').on(t.reemplaza).where(sql`reemplaza is not null`),
  ],
)

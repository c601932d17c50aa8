import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { avisos } from '../../src/domain/correos/avisos.ts'
import { bandera, id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'
import { sesiones } from './sesiones.ts'

const deQuien = () => ({
  alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
  docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
})

/** Where somebody wants to be told at once: what a browser subscribed to. */
export const dispositivos = sqliteTable(
  'dispositivos',
  {
    id: id(),
    ...deQuien(),
    /** In which it was told of. One that lapses leaves it; with one that is ended it goes. */
    sesionId: integer().references(() => sesiones.id, { onDelete: 'set null' }),
    nombre: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: instante(),
    usadoEn: instante(),
    /** How often running its service has refused what was sent. */
    rechazos: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('dispositivos_endpoint_uq').on(t.endpoint),
    index('dispositivos_alumno_ix').on(t.alumnoId),
    index('dispositivos_docente_ix').on(t.docenteId),
    index('dispositivos_sesion_ix').on(t.sesionId),
    check('dispositivos_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)

/** When somebody's devices stay silent, of who said it; on the clocks of the institution, as 21:00. */
export const silencios = sqliteTable(
  'silencios',
  {
    id: id(),
    ...deQuien(),
    activo: bandera(),
    desde: text().notNull(),
    hasta: text().notNull(),
  },
  (t) => [
    uniqueIndex('silencios_alumno_uq').on(t.alumnoId),
    uniqueIndex('silencios_docente_uq').on(t.docenteId),
    check('silencios_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)

/** What waits to be sent to each device, and what was sent in the last minutes. */
export const empujes = sqliteTable(
  'empujes',
  {
    id: id(),
    dispositivoId: integer()
      .notNull()
      .references(() => dispositivos.id, { onDelete: 'cascade' }),
    /** Without a kind it is one that was asked for, to try the device. */
    aviso: text({ enum: avisos }),
    /** What it is about: a newer one takes the place of one that waits. */
    grupo: text().notNull(),
    titulo: text().notNull(),
    texto: text().notNull(),
    enlace: text().notNull(),
    /** When it is tried next; who is sending it moves it ahead. Null once it was taken. */
    sale: integer(),
    /** From then on it is worth nothing. */
    hasta: instante(),
    intentos: integer().notNull().default(0),
    /** When it was handed over the last time, whatever became of it. */
    salioEn: integer(),
  },
  (t) => [
    index('empujes_pendientes_ix').on(t.sale).where(sql`sale is not null`),
    uniqueIndex('empujes_grupo_uq').on(t.dispositivoId, t.grupo).where(sql`sale is not null`),
    index('empujes_salidas_ix').on(t.dispositivoId, t.aviso, t.salioEn),
  ],
)

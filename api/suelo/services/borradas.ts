import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { DOMINIO_DE_BORRADAS } from '../../../src/domain/casa/borradas.ts'

/** Whose address is not of somebody who asked to be erased. */
export const isDeAlguien = (email: SQLiteColumn): SQL => sql`${email} not like ${`%${DOMINIO_DE_BORRADAS}`}`

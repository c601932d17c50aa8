import { integer, text } from 'drizzle-orm/sqlite-core'

export const id = () => integer().primaryKey({ autoIncrement: true })

/** An instant, in milliseconds since 1970. */
export const instante = () => integer().notNull()

export const bandera = () => integer({ mode: 'boolean' }).notNull().default(false)

export const lista = <T>() => text({ mode: 'json' }).$type<T[]>().notNull()

/** The one import of the driver: a compiled program replaces it by the platform's own (`better-sqlite3/linux-x64` …). */

export type { Database, Statement } from 'better-sqlite3'
export { default as Sqlite } from 'better-sqlite3'

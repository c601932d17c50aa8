import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { noteDeudas } from '../../../../api/academia/pagos/debe-desde.ts'
import { openDb, transact } from '../../../../db/client.ts'
import { catedraAlumnos } from '../../../../db/schema/inscripciones.ts'
import { type Database, Sqlite } from '../../../../db/sqlite.ts'
import { sentenciasDeCasa, sentenciasDeComunidad, sentenciasDeTablon } from './alrededor.ts'
import { sentenciasDeClases } from './clases.ts'
import { sentenciasDeArchivos, sentenciasDeEntregas } from './entregas.ts'
import { insertGente } from './gente.ts'
import { type Numeros, POR_CATEDRA } from './numeros.ts'

/** Fills a data folder that has its creators; the indexes are kept while it does, so that the file is as it grows. */
export function fillUniversidad(dataDir: string, numeros: Numeros): void {
  const sqlite = new Sqlite(join(dataDir, 'guarania.db'))
  // It is measured once it is there: what a power cut would leave of it is nobody's.
  for (const pragma of [
    'journal_mode = OFF',
    'synchronous = OFF',
    'cache_size = -1000000',
    'temp_store = MEMORY',
  ]) {
    sqlite.pragma(pragma)
  }
  sqlite.exec(`CREATE TEMP TABLE n (n INTEGER PRIMARY KEY);
    INSERT INTO n WITH RECURSIVE r(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM r WHERE n < ${POR_CATEDRA - 1}) SELECT n FROM r`)
  sqlite.transaction(() => {
    insertGente(sqlite, numeros)
    for (const sentencia of [
      ...sentenciasDeClases(numeros),
      ...sentenciasDeEntregas,
      ...sentenciasDeArchivos,
      ...sentenciasDeTablon,
      ...sentenciasDeCasa,
      ...sentenciasDeComunidad,
    ]) {
      sqlite.exec(sentencia)
    }
    writeArchivos(sqlite, dataDir)
  })()
  sqlite.pragma('journal_mode = WAL')
  sqlite.close()
  noteTodas(dataDir, numeros)
}

/** As each act would have noted it. */
function noteTodas(dataDir: string, { catedras }: Numeros) {
  const { db, sqlite } = openDb(join(dataDir, 'guarania.db'))
  transact(db, (tx) => {
    for (let id = 1; id <= catedras; id++) noteDeudas(tx, eq(catedraAlumnos.catedraId, id))
  })
  sqlite.close()
}

/** A small one for each delivery that waits. */
function writeArchivos(sqlite: Database, dataDir: string) {
  mkdirSync(join(dataDir, 'uploads/tareas'), { recursive: true })
  const note = sqlite.prepare('UPDATE archivos SET bytes = ?, sha256 = ? WHERE id = ?')
  const todos = sqlite.prepare('SELECT id, path FROM archivos').all() as { id: number; path: string }[]
  for (const { id, path } of todos) {
    const contenido = `%PDF-1.4 ${id}\n${'Un coral a cuatro voces. '.repeat(40)}`
    writeFileSync(join(dataDir, path), contenido)
    note.run(contenido.length, createHash('sha256').update(contenido).digest('hex'), id)
  }
}

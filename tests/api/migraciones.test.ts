import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteCopia, readCopiaFallida } from '../../api/casa/copias/fallida.ts'
import { copyDatabase } from '../../api/casa/copias/foto.ts'
import { openData } from '../../api/commands/command.ts'
import { openAnterior } from '../../db/anterior.ts'
import { DatabaseError, migrate, openDb } from '../../db/client.ts'
import { migrations } from '../../db/migrations/index.ts'
import { type Database, Sqlite } from '../../db/sqlite.ts'
import { versionOf } from '../../db/version.ts'
import { newCarpeta } from '../support/carpetas.ts'
import { baseConMigraciones, tablasDe } from '../support/esquemas-anteriores.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const filasDe = (sqlite: Database, tabla: string) =>
  sqlite.prepare(`SELECT * FROM ${tabla}`).all() as object[]

/** Tables with their columns, indexes and triggers: what a program relies on, however it came about. */
function formaDe(sqlite: Database) {
  const columnas = sqlite.prepare(
    'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?) ORDER BY name',
  )
  return {
    tablas: Object.fromEntries(tablasDe(sqlite).map((tabla) => [tabla, columnas.all(tabla)])),
    demas: sqlite
      .prepare(
        `SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger', 'view') ORDER BY name`,
      )
      .all(),
  }
}

const anteriores = migrations.map((_, i) => i + 1).slice(0, -1)

test.each(anteriores)('de la migración %i se llega a la última sin perder nada', (cuantas) => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), cuantas)
  const filas = tablasDe(antes).map((tabla) => [tabla, filasDe(antes, tabla)] as const)
  antes.close()

  const { sqlite } = openData(dataDir)

  const { db: nueva, sqlite: deNuevo } = openDb(':memory:')
  migrate(nueva)
  expect(versionOf(sqlite)).toEqual({ applied: migrations.length, pending: 0, isNewer: false })
  expect(formaDe(sqlite)).toEqual(formaDe(deNuevo))
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  for (const [tabla, [fila]] of filas) {
    // What it said is said by the table of sessions.
    const { sesion_version: _, ...queda } = (fila ?? {}) as Record<string, unknown>
    expect(filasDe(sqlite, tabla)[0], tabla).toMatchObject(queda)
  }
  sqlite.close()
})

test('a quien ya estaba se lo encuentra también sin su apóstrofo', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 9)
  antes.exec(`UPDATE creadores SET bio = 'De Tavaʼi'`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const match = sqlite.prepare('SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?').pluck()
  expect(['tavai', 'tava', 'prueba'].map((palabra) => match.all(palabra))).toEqual([[1], [1], [1]])
  sqlite.close()
})

test('de quien ya estaba se buscan también las obras, aparte de su vida', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 18)
  antes.exec(`UPDATE creadores SET notable_works = 'Che Trompo Arasá', bio = 'Nació en Limpio.'`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const match = sqlite
    .prepare('SELECT rowid FROM creadores_obras_fts WHERE creadores_obras_fts MATCH ?')
    .pluck()
  expect(['arasa', 'limpio'].map((palabra) => match.all(palabra))).toEqual([[1], []])
  sqlite.close()
})

test('desde cuándo se vio a cada uno sale de su historial', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 10)
  antes.exec(`
    DELETE FROM creador_versiones;
    INSERT INTO creadores (id, status, main_role, sort_name, slug, first_name, notable_works, bio, created_at, updated_at)
    VALUES (2, 'PUBLISHED', '["POET"]', 'b', 'b', 'B', 'Obra', 'Vida', 20, 20),
      (3, 'REJECTED', '["POET"]', 'c', 'c', 'C', 'Obra', 'Vida', 30, 30),
      (4, 'PENDING_REVIEW', '["POET"]', 'd', 'd', 'D', 'Obra', 'Vida', 40, 40);
    INSERT INTO creador_versiones (creador_id, motivo, quien, antes, created_at)
    VALUES (2, 'ESTADO', 'admin', '{"status":"NEEDS_IMPROVEMENT"}', 21),
      (2, 'ESTADO', 'admin', '{"status":"PENDING_REVIEW"}', 22),
      (2, 'EDICION', 'admin', '{"bio":"Otra"}', 23),
      (3, 'ESTADO', 'admin', '{"status":"PUBLISHED"}', 31)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const desde = sqlite.prepare('SELECT id, published_at FROM creadores ORDER BY id').raw().all()
  expect(desde).toEqual([
    [1, 1],
    [2, 22],
    [3, 30],
    [4, null],
  ])
  sqlite.close()
})

test('la dirección del calendario sigue siendo de quien es, salvo la que ya no servía', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 11)
  antes.exec(`
    UPDATE docentes SET sesion_version = 2;
    INSERT INTO calendario_enlaces (alumno_id, docente_id, hash, sesion_version, created_at)
    VALUES (NULL, 1, 'de antes de cambiarle el email', 1, 1)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  expect(filasDe(sqlite, 'calendario_enlaces')).toEqual([
    { id: 1, alumno_id: 1, docente_id: null, hash: 'hash de prueba', created_at: 1 },
  ])
  sqlite.close()
})

test('antes de migrar queda una copia, y de las copias las tres últimas', () => {
  const dataDir = newCarpeta()
  for (let vez = 0; vez < 5; vez++) {
    for (const resto of ['', '-wal', '-shm']) rmSync(join(dataDir, `guarania.db${resto}`), { force: true })
    baseConMigraciones(join(dataDir, 'guarania.db'), vez + 1).close()
    openData(dataDir).sqlite.close()
  }

  const copias = readdirSync(join(dataDir, 'antes-de-migrar')).sort()
  expect(copias.map((nombre) => nombre.replace(/^.*-migracion/, 'migracion')).sort()).toEqual([
    'migracion-3.db',
    'migracion-4.db',
    'migracion-5.db',
  ])
  const ultima = join(dataDir, 'antes-de-migrar', copias.at(-1) ?? '')
  const copia = new Sqlite(ultima, { readonly: true })
  expect(versionOf(copia).applied).toBe(5)
  expect(filasDe(copia, 'alumnos')).toHaveLength(1)
  expect(statSync(ultima).mode & 0o777).toBe(0o600)
  copia.close()
})

test('que se puso al día, y dónde está lo de antes, se dice', () => {
  const dataDir = newCarpeta()
  baseConMigraciones(join(dataDir, 'guarania.db'), 9).close()

  openData(dataDir).sqlite.close()
  openData(dataDir).sqlite.close()

  const [copia = ''] = readdirSync(join(dataDir, 'antes-de-migrar'))
  expect(vi.mocked(console.log).mock.calls).toEqual([
    [`Base de datos puesta al día. Como estaba antes quedó en ${join(dataDir, 'antes-de-migrar', copia)}`],
  ])
})

test('una base nueva, o al día, no se copia, y no se dice nada', () => {
  const dataDir = newCarpeta()

  openData(dataDir).sqlite.close()
  openData(dataDir).sqlite.close()

  expect(readdirSync(dataDir)).toEqual(['guarania.db'])
  expect(console.log).not.toHaveBeenCalled()
})

test('una marca de antes cuenta como hecha cuando se guardó, sin que se sepa de quién es', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 15)
  antes.exec('UPDATE asistencias SET updated_at = 77')
  antes.close()

  const { sqlite } = openData(dataDir)

  expect(filasDe(sqlite, 'asistencias')).toMatchObject([{ marcada_en: 77, marcada_por: null }])
  sqlite.close()
})

test('de dos programas que empiezan a la vez, uno migra y el otro espera', () => {
  const base = join(newCarpeta(), 'guarania.db')
  const [uno, otro] = [openDb(base), openDb(base)]
  otro.sqlite.pragma('busy_timeout = 0')
  expect.assertions(2)

  migrate(uno.db, () => {
    expect(() => migrate(otro.db)).toThrow(
      new DatabaseError(`Otro programa tiene ocupada la base de datos ${base}.`),
    )
  })
  migrate(otro.db)

  expect(versionOf(otro.sqlite)).toEqual({ applied: migrations.length, pending: 0, isNewer: false })
})

test('de una copia que se cortó no queda nada después de la que sí se hizo', () => {
  const dataDir = newCarpeta()
  const copias = join(dataDir, 'antes-de-migrar')
  baseConMigraciones(join(dataDir, 'guarania.db'), 9).close()
  mkdirSync(copias)
  for (const resto of ['', '-journal']) {
    writeFileSync(join(copias, `2026-03-02T12-00-00-migracion-9.db.parcial${resto}`), '')
  }

  openData(dataDir).sqlite.close()

  expect(readdirSync(copias)).toEqual([expect.stringMatching(/-migracion-9\.db$/)])
})

test('una copia que no se pudo terminar no deja nada', () => {
  const dataDir = newCarpeta()
  const base = join(dataDir, 'guarania.db')
  baseConMigraciones(base, 9).close()
  const bytes = readFileSync(base)
  writeFileSync(base, bytes.fill(0x5a, bytes.length / 2))
  const sqlite = new Sqlite(base)

  expect(() => copyDatabase(sqlite, join(dataDir, 'copia.db'))).toThrow('malformed')

  expect(readdirSync(dataDir).filter((nombre) => nombre.startsWith('copia'))).toEqual([])
  sqlite.close()
})

test('una base de un programa más nuevo se deja como está', () => {
  const dataDir = newCarpeta()
  const { sqlite } = openData(dataDir)
  sqlite.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`)
  sqlite.close()

  expect(() => openData(dataDir)).toThrow(
    new DatabaseError(
      `La base de datos ${join(dataDir, 'guarania.db')} es de una versión más nueva de Guarania: hay que actualizar el programa.`,
    ),
  )
})

test('la copia que falló en una versión anterior sigue dicha hasta que otra sale bien', () => {
  const base = join(newCarpeta(), 'guarania.db')
  const cuando = '2026-03-02T12:00:00.000Z'
  const antes = openAnterior(22, base)
  antes.sqlite
    .prepare(`INSERT INTO ajustes VALUES ('copia_fallo', ?)`)
    .run(JSON.stringify({ cuando, motivo: 'No queda espacio.' }))
  antes.sqlite.close()

  const { db, sqlite } = openData(dirname(base))
  const alSubir = readCopiaFallida(db)
  noteCopia(db, null, Date.now())

  expect(alSubir).toEqual({ cuando, motivo: 'No queda espacio.' })
  expect(readCopiaFallida(db)).toBeNull()
  expect(filasDe(sqlite, 'ajustes').map((fila) => (fila as { clave: string }).clave)).toEqual(['copia_hecha'])
  sqlite.close()
})

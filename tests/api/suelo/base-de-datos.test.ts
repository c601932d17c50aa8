import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseError, migrate, openDb } from '../../../db/client.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { testApi } from '../../support/api.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { catalogoGrande } from '../../support/catalogo-grande.ts'
import { insertCreador } from '../../support/creadores.ts'
import { soloLectura } from '../../support/poco-lugar.ts'

function conDatos() {
  const path = join(newCarpeta(), 'guarania.db')
  const { db, sqlite } = openDb(path)
  migrate(db)
  seedCatalogo(sqlite, catalogoGrande(300))
  sqlite.close()
  return path
}

test('migrar dos veces es como migrar una', () => {
  const { db, sqlite } = openDb(conDatos())

  migrate(db)

  expect(sqlite.prepare('SELECT count(*) FROM creadores').pluck().get()).toBe(300)
  expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(2)
})

test('un archivo que no es una base de datos se dice en español', () => {
  const path = join(newCarpeta(), 'guarania.db')
  writeFileSync(path, 'esto no es una base de datos\n'.repeat(200))

  expect(() => openDb(path)).toThrow(new DatabaseError(`La base de datos ${path} está dañada.`))
})

test.each([1, 3])('una base con basura desde la página %i se reconoce como dañada', (pagina) => {
  const path = conDatos()
  const bytes = readFileSync(path)
  bytes.fill(0x5a, pagina * 4096)
  writeFileSync(path, bytes)

  expect(() => openDb(path)).toThrow(new DatabaseError(`La base de datos ${path} está dañada.`))
})

test.each([10, 25, 40, 50, 60, 75, 90])('4 KB de ruido al %i %% del archivo se reconocen', (parte) => {
  const path = conDatos()
  const bytes = readFileSync(path)
  const { entero } = azarDe(parte)
  const desde = Math.floor((bytes.length * parte) / 100)
  for (let i = desde; i < desde + 4096; i++) bytes[i] = entero(0, 255)
  writeFileSync(path, bytes)

  expect(() => openDb(path)).toThrow(new DatabaseError(`La base de datos ${path} está dañada.`))
})

test('una base cortada se reconoce como dañada', () => {
  const path = conDatos()
  writeFileSync(path, readFileSync(path).subarray(0, 10_000))

  expect(() => openDb(path)).toThrow(new DatabaseError(`La base de datos ${path} está dañada.`))
})

test.each([0, 20, 31, 5000, 20_000, 40_001, 60_000])(
  'con el registro de escrituras cortado a los %i bytes se lee lo que hasta ahí estaba entero',
  (bytes) => {
    const { sqlite } = openDb(conDatos())
    sqlite.pragma('wal_autocheckpoint = 0')
    for (let i = 1; i <= 20; i++)
      sqlite.prepare('INSERT INTO ajustes (clave, valor) VALUES (?, ?)').run(`${i}`, 'x')
    const cortada = join(newCarpeta(), 'guarania.db')
    copyFileSync(sqlite.name, cortada)
    writeFileSync(`${cortada}-wal`, readFileSync(`${sqlite.name}-wal`).subarray(0, bytes))
    sqlite.close()

    const data = openDb(cortada)
    const leidas = data.sqlite.prepare('SELECT clave FROM ajustes ORDER BY rowid').pluck().all()

    expect(leidas).toEqual(leidas.map((_, i) => `${i + 1}`))
    expect(leidas.length).toBeGreaterThanOrEqual(bytes < 60_000 ? 0 : 4)
    expect(data.sqlite.prepare('PRAGMA integrity_check').pluck().all()).toEqual(['ok'])
    expect(data.sqlite.prepare('SELECT count(*) FROM creadores').pluck().get()).toBe(300)
  },
)

test('una carpeta que no existe se dice en español', () => {
  expect(() => openDb('/no/existe/guarania.db')).toThrow(
    new DatabaseError('No se puede escribir en la carpeta /no/existe.'),
  )
})

test('una carpeta de solo lectura se dice en español', ({ skip }) => {
  const soloSeLee = soloLectura()
  if (!soloSeLee) return skip('root escribe en todas partes, y aquí no puede montar un disco')
  const { dataDir, drop } = soloSeLee

  const open = () => openDb(join(dataDir, 'guarania.db'))

  expect(open).toThrow(new DatabaseError(`No se puede escribir en la carpeta ${dataDir}.`))
  drop()
})

test('un disco que se llena mientras se migra se dice en español', () => {
  const { db, sqlite } = openDb(':memory:')
  sqlite.pragma('max_page_count = 40')

  expect(() => migrate(db)).toThrow(
    new DatabaseError(
      'No queda espacio en el disco para la base de datos :memory:. Libera lugar y prueba otra vez.',
    ),
  )
})

test.each([
  ['status', 'OTRO'],
  ['period', 'BARROCO'],
  ['quality', 'E'],
  ['birth_month', 13],
  ['death_day', 32],
])('la base de datos no admite %s = %s', (campo, valor) => {
  const { db, sqlite } = testApi()
  insertCreador(db)

  expect(() => sqlite.prepare(`UPDATE creadores SET ${campo} = ?`).run(valor)).toThrow(/CHECK/)
})

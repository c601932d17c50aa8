import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createChanges, type Topic } from '../../../api/suelo/services/changes.ts'
import { migrate, openDb, transact } from '../../../db/client.ts'
import { insertCatedra } from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'

const temas: Topic[] = ['catalogo', 'comunidad', 'ranking', 'institucion']
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** What a program that serves notices of another one's writes. */
function conOtro() {
  const folder = mkdtempSync(join(tmpdir(), 'guarania-cambios-'))
  folders.push(folder)
  const path = join(folder, 'guarania.db')
  const otro = openDb(path)
  migrate(otro.db)
  const publicado = insertCreador(otro.db, { status: 'PUBLISHED' })
  const pendiente = insertCreador(otro.db, { status: 'PENDING_REVIEW' })
  let instante = 0
  vi.spyOn(performance, 'now').mockImplementation(() => instante)
  const changes = createChanges(openDb(path))

  return {
    ...otro,
    path,
    publicado,
    pendiente,
    notados(write: () => void): Topic[] {
      const antes = temas.map((tema) => changes.stamp([tema]))
      write()
      // It looks at most every ten milliseconds.
      instante += 10
      return temas.filter((tema, i) => changes.stamp([tema]) !== antes[i])
    },
  }
}

test('de lo que escribe otro programa se nota qué cambió, también a mano', () => {
  const { sqlite, publicado, notados } = conOtro()
  const make = (sql: string) => notados(() => void sqlite.prepare(sql).run())

  expect(make(`UPDATE creadores SET first_name = 'Otra' WHERE id = ${publicado.id}`)).toEqual([
    'catalogo',
    'ranking',
  ])
  expect(make(`UPDATE creadores SET rating_avg = 4, rating_count = 1`)).toEqual(['comunidad'])
  expect(
    make(
      `INSERT INTO comentarios (creador_id, name, text, created_at) VALUES (${publicado.id}, 'Ana', 'Sí', 0)`,
    ),
  ).toEqual(['comunidad'])
  expect(make('DELETE FROM comentarios')).toEqual(['comunidad'])
  expect(make("INSERT INTO ajustes (clave, valor) VALUES ('institucion_nombre', 'Aula')")).toEqual([
    'institucion',
  ])
  expect(make(`DELETE FROM creadores WHERE id = ${publicado.id}`)).toEqual(['catalogo', 'ranking'])
})

test('lo que escribe otro proceso del mismo puerto se nota en el acto', () => {
  const { sqlite, path } = conOtro()
  const changes = createChanges(openDb(path), { othersAnswer: true })

  for (let vez = 1; vez <= 100; vez++) {
    const antes = changes.stamp(['catalogo'])
    sqlite.prepare('UPDATE creadores SET first_name = ?').run(`Ana ${vez}`)
    expect(changes.stamp(['catalogo'])).toBeGreaterThan(antes)
  }
})

test('lo que nadie ve en las páginas no las hace viejas', () => {
  const { db, sqlite, pendiente, notados } = conOtro()

  expect(
    notados(() => void sqlite.prepare(`UPDATE creadores SET bio = 'x' WHERE id = ${pendiente.id}`).run()),
  ).toEqual([])
  expect(notados(() => void insertCatedra(db))).toEqual([])
})

test('un aporte que se publica se nota', () => {
  const { sqlite, pendiente, notados } = conOtro()

  expect(
    notados(
      () => void sqlite.prepare(`UPDATE creadores SET status = 'PUBLISHED' WHERE id = ${pendiente.id}`).run(),
    ),
  ).toEqual(['catalogo', 'ranking'])
})

test('lo propio se nota al confirmarlo, sin que nadie lo diga; lo que falla, no', () => {
  const propia = openDb(':memory:')
  migrate(propia.db)
  const changes = createChanges(propia)
  const notados = (write: () => void) => {
    const antes = temas.map((tema) => changes.stamp([tema]))
    write()
    return temas.filter((tema, i) => changes.stamp([tema]) !== antes[i])
  }

  expect(notados(() => transact(propia.db, () => void insertCreador(propia.db)))).toEqual([
    'catalogo',
    'ranking',
  ])
  expect(notados(() => transact(propia.db, () => void insertCatedra(propia.db)))).toEqual([])
  const fallida = () =>
    transact(propia.db, () => {
      insertCreador(propia.db)
      throw new Error('no')
    })
  expect(notados(() => expect(fallida).toThrow('no'))).toEqual([])
})

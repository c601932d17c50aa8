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

test.each<[string, Topic[]]>([
  [`UPDATE sugerencias SET student_first_name = NULL`, ['ranking']],
  [`UPDATE sugerencias SET suggester_email = 'otra@x.py'`, ['ranking']],
  [`UPDATE sugerencias SET resuelta_en = 9`, ['ranking']],
  [
    `INSERT INTO sugerencias (creador_id, status, reason, suggester_email, cambios, created_at)
     VALUES (1, 'APPROVED', 'x', 'una@x.py', '{}', 0)`,
    ['ranking'],
  ],
  [`DELETE FROM sugerencias`, ['ranking']],
  [`UPDATE comentarios SET name = 'Persona borrada 1'`, ['comunidad']],
  [`UPDATE recibos SET creador_id = 1`, ['ranking']],
  [`UPDATE creadores SET published_at = 9`, ['catalogo', 'ranking']],
  [`UPDATE creadores SET updated_at = 9`, ['catalogo', 'ranking']],
  [`UPDATE creador_slugs SET slug = 'otra'`, ['catalogo']],
])('lo que leen el ranking y las páginas se nota: %s', (sql, cambian) => {
  const { sqlite, publicado, notados } = conOtro()
  sqlite.exec(`INSERT INTO sugerencias (creador_id, status, reason, suggester_email, student_first_name, cambios, created_at)
      VALUES (${publicado.id}, 'APPROVED', 'x', 'una@x.py', 'Zoila', '{}', 0);
    INSERT INTO comentarios (creador_id, name, text, created_at) VALUES (${publicado.id}, 'Zoila', 'Sí', 0);
    INSERT INTO recibos (recibo, clase, nombre, created_at) VALUES ('GUA-7K3M-Q9XD', 'CREADOR', 'Luz', 0);
    INSERT INTO creador_slugs (slug, creador_id) VALUES ('una', ${publicado.id})`)

  notados(() => {})
  expect(notados(() => void sqlite.exec(sql))).toEqual(cambian)
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

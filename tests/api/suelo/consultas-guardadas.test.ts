import { join } from 'node:path'
import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { migrate, openDb, transact } from '../../../db/client.ts'
import { consulta, conValor, estaEn, hueco } from '../../../db/consulta.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { unpeeked } from '../../../db/statements.ts'
import { insertAlumno } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { newCarpeta } from '../../support/carpetas.ts'

test('una consulta guardada no se compila otra vez', () => {
  const { sqlite } = testApi()
  const texto = `select * from catedra_alumnos i join catedras c on c.id = i.catedra_id join alumnos a on a.id = i.alumno_id
    join docentes d on d.id = c.docente_id where c.anio = ? and a.es_menor = ? and i.dia_cobro = ? and d.email = ? limit ?`
  const consultas = { tal: sqlite.prepare(texto), sinMirar: sqlite.prepare(unpeeked(texto)) }
  const costOf = (consulta: (typeof consultas)['tal']) => {
    const antes = performance.now()
    for (let vez = 0; vez < 100; vez++) consulta.all(2026, 0, 5, 'ana@sitio.py', 10)
    return performance.now() - antes
  }
  const menorDeTres = (consulta: (typeof consultas)['tal']) =>
    Math.min(...Array.from({ length: 3 }, () => costOf(consulta)))

  // Compiled each time it takes a hundred times as long: no machine is busy enough to hide that.
  expect(menorDeTres(consultas.sinMirar)).toBeLessThan(menorDeTres(consultas.tal) / 2)
})

test('de la misma consulta cada quien recibe las filas como las pidió', () => {
  const { db } = testApi()
  const { id } = insertAlumno(db, { nombre: 'Ana' })
  const consulta = () => db.select({ nombre: alumnos.nombre }).from(alumnos).where(eq(alumnos.id, id))
  const suelta = sql`select "nombre" from "alumnos" where "alumnos"."id" = ${id}`

  expect(consulta().get()).toEqual({ nombre: 'Ana' })
  expect(db.get(suelta)).toEqual({ nombre: 'Ana' })
  expect(consulta().values()).toEqual([['Ana']])
  expect(db.all(suelta)).toEqual([{ nombre: 'Ana' }])
})

test('otra conexión cambia las tablas entre dos usos de una consulta', () => {
  const path = join(newCarpeta(), 'guarania.db')
  const { db } = openDb(path)
  migrate(db)
  const { id } = insertAlumno(db, { nombre: 'Ana' })
  const read = () => db.select().from(alumnos).where(eq(alumnos.id, id)).get()
  expect(read()?.nombre).toBe('Ana')

  const { sqlite: otra } = openDb(path)
  otra.exec('ALTER TABLE alumnos ADD prueba text; CREATE INDEX prueba_ix ON alumnos (prueba, id)')
  otra.prepare("UPDATE alumnos SET nombre = 'Ana María'").run()

  expect(read()?.nombre).toBe('Ana María')
})

test('más consultas de las que se guardan responden todas', () => {
  const { db } = testApi()
  const { id } = insertAlumno(db)
  const read = (n: number) =>
    db
      .select({ n: sql<number>`${sql.raw(String(n))}` })
      .from(alumnos)
      .where(eq(alumnos.id, id))
      .get()
  const primera = db
    .select({ id: alumnos.id })
    .from(alumnos)
    .where(eq(alumnos.id, sql.placeholder('id')))
    .prepare()

  const dichas = Array.from({ length: 700 }, (_, n) => read(n)?.n)

  expect(dichas).toEqual(Array.from({ length: 700 }, (_, n) => n))
  expect(primera.get({ id })).toEqual({ id })
})

test('lo que tiene un índice de algunas filas se halla por él, aunque no se mire el valor', () => {
  const { db, sqlite } = testApi()
  const planDe = (cuales: SQL) => {
    const { sql: texto } = db.select({ id: creadores.id }).from(creadores).where(cuales).toSQL()
    return JSON.stringify(sqlite.prepare(`explain query plan ${unpeeked(texto)}`).all([]))
  }

  expect(planDe(conValor(creadores.status, 'PENDING_REVIEW'))).toContain('creadores_pendientes_ix')
  expect(planDe(conValor(creadores.status, "O'Leary"))).not.toContain('creadores_pendientes_ix')
})

describe('lo que se escribe una vez', () => {
  const porNombre = consulta((tx) =>
    tx
      .select({ id: alumnos.id })
      .from(alumnos)
      .where(eq(alumnos.nombre, hueco('nombre'))),
  )
  const algunos = consulta((tx, cuales) =>
    tx.select({ nombre: alumnos.nombre }).from(alumnos).where(cuales).orderBy(alumnos.id),
  )
  const estos = estaEn(alumnos.id, hueco('ids'))

  test('cada conexión pregunta a su base, también después de cambiar sus tablas', () => {
    const [una, otra] = [testApi(), testApi()]
    const { id } = insertAlumno(una.db, { nombre: 'Ana' })
    insertAlumno(otra.db, { nombre: 'Beto' })
    expect(porNombre(otra.db).all({ nombre: 'Ana' })).toEqual([])

    una.sqlite.exec('ALTER TABLE alumnos ADD prueba text; CREATE INDEX prueba_ix ON alumnos (nombre)')

    expect(porNombre(una.db).all({ nombre: 'Ana' })).toEqual([{ id }])
    expect(transact(una.db, (tx) => porNombre(tx).get({ nombre: 'Ana' }))).toEqual({ id })
  })

  test('la misma se pregunta entre las filas de la misma', () => {
    const { db } = testApi()
    const ids = ['Ana', 'Beto', 'Ana'].map((nombre) => insertAlumno(db, { nombre }).id)
    const tocayos = (id: number) =>
      algunos(db, estos)
        .all({ ids: JSON.stringify([id]) })
        .flatMap((uno) => porNombre(db).all(uno).length)

    const todos = porNombre(db).all({ nombre: 'Ana' })

    expect(todos.flatMap(({ id }) => tocayos(id))).toEqual([2, 2])
    expect(ids.flatMap(tocayos)).toEqual([2, 1, 2])
  })

  test('cada condición es otra consulta; una lista puede ser vacía o de miles', () => {
    const { db } = testApi()
    const { id } = insertAlumno(db, { nombre: 'Ana' })
    const de = (ids: number[]) => algunos(db, estos).all({ ids: JSON.stringify(ids) })

    expect(algunos(db).all()).toEqual([{ nombre: 'Ana' }])
    expect(algunos(db, eq(alumnos.id, id + 1)).all()).toEqual([])
    expect(algunos(db, eq(alumnos.id, id)).all()).toEqual([{ nombre: 'Ana' }])
    expect(de([])).toEqual([])
    expect(de(Array.from({ length: 40_000 }, (_, i) => i))).toEqual([{ nombre: 'Ana' }])
    expect(() => algunos(db, estos).all()).toThrow('ids')
  })
})

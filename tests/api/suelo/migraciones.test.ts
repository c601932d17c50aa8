import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteCopia, readCopiaFallida } from '../../../api/casa/copias/fallida.ts'
import { copyDatabase } from '../../../api/casa/copias/foto.ts'
import { checkDeudas } from '../../../api/casa/diagnostico/deudas.ts'
import { openData } from '../../../api/commands/command.ts'
import { archivosAnteriores, archivosEntregados } from '../../../api/cursado/tareas/archivos-entregados.ts'
import { type Contenido, pack } from '../../../api/suelo/papelera/contenido.ts'
import { openAnterior } from '../../../db/anterior.ts'
import { DatabaseError, migrate, openDb } from '../../../db/client.ts'
import { migrations } from '../../../db/migrations/index.ts'
import journal from '../../../db/migrations/meta/_journal.json'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import catalogo from '../../../db/seed/creadores.json'
import { claveDeCatalogo } from '../../../db/seed/identidades.ts'
import { type Database, Sqlite } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { readRecibo } from '../../../src/domain/aportes/recibos.ts'
import { claveDeOrden } from '../../../src/domain/base/texto.ts'
import { ordenDePersona } from '../../../src/domain/personas/personas.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { baseConMigraciones, tablasDe } from '../../support/esquemas-anteriores.ts'

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

/** What a new database is like. */
let formaDeHoy: ReturnType<typeof formaDe>
beforeAll(() => {
  const { db, sqlite } = openDb(':memory:')
  migrate(db)
  formaDeHoy = formaDe(sqlite)
})

const ANTES_DE_SEPARAR = journal.entries.findIndex(({ tag }) => tag.endsWith('separa_historias'))
const ANTES_DE_ANOTAR = journal.entries.findIndex(({ tag }) => tag.endsWith('anota_deudas_y_busca_hechos'))
const ANTES_DE_DECISIONES = journal.entries.findIndex(({ tag }) => tag.endsWith('guarda_decisiones'))
const ANTES_DE_LIMPIAR = journal.entries.findIndex(({ tag }) => tag.endsWith('data_invisibles'))

const anteriores = migrations.map((_, i) => i + 1).slice(0, -1)

test.each(anteriores)('de la migración %i se llega a la última sin perder nada', (cuantas) => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), cuantas)
  const filas = tablasDe(antes).map((tabla) => [tabla, filasDe(antes, tabla)] as const)
  antes.close()

  const { sqlite } = openData(dataDir)

  expect(versionOf(sqlite)).toEqual({ applied: migrations.length, pending: 0, isNewer: false })
  expect(formaDe(sqlite)).toEqual(formaDeHoy)
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  for (const [tabla, [fila]] of filas) {
    // What these said is said by the tables of sessions and of stays.
    if (tabla === 'inscripciones_anteriores') continue
    const { sesion_version: _, fecha_inscripcion: __, ...queda } = (fila ?? {}) as Record<string, unknown>
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

test('quien ya estaba tiene sus nombres por decir, y se lo encuentra por el que se le diga', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 51)
  antes.exec(`UPDATE creadores SET catalogo_clave = 'ermelinda pedroso (perla)|1951'`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const match = sqlite.prepare('SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?').pluck()
  expect(
    sqlite.prepare('SELECT otros_nombres, otros_claves, catalogo_clave FROM creadores').raw().all(),
  ).toEqual([['[]', '', 'ermelinda pedroso|1951']])
  expect(match.all('prueba')).toEqual([1])
  sqlite.exec(`UPDATE creadores SET otros_nombres = '[{"nombre":"Kambaʼi","clase":"ARTISTICO"}]'`)
  expect(['kambai', 'kamba'].map((palabra) => match.all(palabra))).toEqual([[1], [1]])
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

test('quien ya estaba queda por apellido y después por nombre, también con dos apellidos', () => {
  const { db, sqlite } = openAnterior(25)
  const personas = [
    { nombre: 'Rosa', apellido: 'Agüero' },
    { nombre: 'Ana María', apellido: 'Agüero Gómez' },
    { nombre: 'Íñigo', apellido: 'De  la \u00a0 Peña' },
    { nombre: 'María de los Ángeles', apellido: 'Núñez' },
  ]
  for (const tabla of ['alumnos', 'docentes']) {
    const insert = sqlite.prepare(
      `INSERT INTO ${tabla} (nombre, apellido, email, orden, created_at, updated_at) VALUES (?, ?, ?, ?, 1, 1)`,
    )
    for (const { nombre, apellido } of personas) {
      insert.run(nombre, apellido, `${nombre}@prueba.py`, claveDeOrden(`${apellido} ${nombre}`))
    }
  }

  migrate(db)

  for (const tabla of ['alumnos', 'docentes']) {
    const ordenes = sqlite.prepare(`SELECT orden FROM ${tabla} ORDER BY id`).pluck().all()
    expect(ordenes, tabla).toEqual(personas.map(ordenDePersona))
  }
  sqlite.close()
})

test('cada día de clase tiene las horas del horario de hoy, y ninguna donde no hay', () => {
  const { db, sqlite } = openAnterior(30)
  sqlite.exec(`
    INSERT INTO catedras (id, nombre, anio, turno, modalidad_pago, orden, created_at, updated_at)
    VALUES (1, 'Armonía', 2026, 'Noche', 'PARTICULAR', 'a', 1, 1), (2, 'Coro', 2026, 'Noche', 'PARTICULAR', 'c', 1, 1);
    INSERT INTO catedra_dia_horarios (catedra_id, dia_semana, hora_inicio, hora_fin)
    VALUES (1, 'Lunes', '19:00', '20:00'), (1, 'Lunes', '08:00', '10:00'), (2, 'Martes', '18:00', '20:00');
    INSERT INTO dias_clase (catedra_id, fecha, dia_semana, created_at)
    VALUES (1, '2026-03-02', 'Lunes', 1), (1, '2026-03-03', 'Martes', 1), (2, '2026-03-03', 'Martes', 1)`)

  migrate(db)

  const horas = sqlite.prepare('SELECT hora_desde, hora_hasta FROM dias_clase ORDER BY id').raw().all()
  expect(horas).toEqual([
    ['08:00', '20:00'],
    [null, null],
    ['18:00', '20:00'],
  ])
  sqlite.close()
})

test('un justificativo ya aceptado justifica también el día que nadie marcó, y el que está por venir', () => {
  const { db, sqlite } = openAnterior(30)
  sqlite.exec(`
    INSERT INTO alumnos (id, nombre, apellido, email, orden, created_at, updated_at) VALUES (1, 'Ana', 'Paz', 'a@b.py', 'a', 1, 1);
    INSERT INTO catedras (id, nombre, anio, turno, modalidad_pago, orden, cerrada_en, created_at, updated_at)
    VALUES (1, 'Armonía', 2026, 'Noche', 'PARTICULAR', 'a', NULL, 1, 1), (2, 'Coro', 2025, 'Noche', 'PARTICULAR', 'c', 1, 1, 1);
    INSERT INTO dias_clase (id, catedra_id, fecha, dia_semana, created_at)
    VALUES (1, 1, '2026-03-02', 'Lunes', 1), (2, 1, '2026-03-03', 'Martes', 1), (3, 1, '2026-03-04', 'Miércoles', 1),
      (4, 2, '2026-03-03', 'Martes', 1);
    INSERT INTO asistencias (dia_clase_id, alumno_id, presente, updated_at) VALUES (2, 1, 1, 1);
    INSERT INTO justificativos (id, catedra_id, alumno_id, desde, hasta, motivo, estado, resuelto_en, created_at)
    VALUES (7, 1, 1, '2026-03-02', '2026-03-03', 'Gripe', 'ACEPTADO', 9, 1), (8, 1, 1, '2026-03-04', '2026-03-04', 'Viaje', 'PENDIENTE', NULL, 1),
      (9, 2, 1, '2026-03-03', '2026-03-03', 'Gripe', 'ACEPTADO', 9, 1)`)

  migrate(db)

  const marcas = sqlite
    .prepare(
      'SELECT dia_clase_id, presente, matiz, marcada_en, marcada_por FROM asistencias ORDER BY dia_clase_id',
    )
    .raw()
    .all()
  expect(marcas).toEqual([
    [1, 0, 'JUSTIFICADO', 9, 'justificativo:7'],
    [2, 1, null, 0, null],
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

/** The catalogue as a program before the migration loaded it: all dates exact. */
function baseConCatalogo(path: string, antes = 24): Database {
  const { sqlite } = openAnterior(antes, path)
  const exactas = catalogo.map(({ birth_edtf: _, ...ficha }: (typeof catalogo)[number]) => ficha)
  insertComoAntes(sqlite, exactas)
  return sqlite
}

const deCatalogo = [
  'first_name',
  'last_name',
  'birth_year',
  'birth_month',
  'birth_day',
  'death_year',
] as const

function insertComoAntes(sqlite: Database, fichas: Record<string, unknown>[]) {
  const insert = sqlite.prepare(`
    INSERT INTO creadores (status, main_role, notable_works, created_at, updated_at, bio, sort_name, slug, catalogo_clave, ${deCatalogo.join()})
    VALUES ('PUBLISHED', '["POET"]', 'Obra', 5, 6, 'Vida', ?, ?, ?, ${deCatalogo.map(() => '?').join()})`)
  for (const [i, ficha] of fichas.entries()) {
    const nombre = `${ficha.first_name} ${ficha.last_name}`.trim()
    const clave = claveDeCatalogo(nombre, ficha.birth_year as number | null)
    insert.run(clave.split('|')[0], `c${i}`, clave, ...deCatalogo.map((campo) => ficha[campo]))
  }
}

const HACIA = ['Schmidl', 'Díaz de Guzmán', 'Bolaños', 'Yapuguay']

/** The creators as they were but for what says how sure a birth is. */
const sinCerteza = (filas: object[]) =>
  filas.map((fila) => {
    const { birth_edtf, birth_min, birth_max, por_confirmar, ...demas } = fila as Record<string, unknown>
    return demas
  })

test('los «hacia» del catálogo que vino con el programa lo son desde la migración, y nadie más cambia', () => {
  const base = join(newCarpeta(), 'guarania.db')
  const antes = baseConCatalogo(base)
  antes.exec(`INSERT INTO creadores (status, main_role, notable_works, created_at, updated_at, bio, sort_name, slug, first_name, birth_year)
    VALUES ('PUBLISHED', '["POET"]', 'Obra', 5, 6, 'Nacido hacia 1510.', 'otro', 'otro', 'Otro', 1510)`)
  const previas = filasDe(antes, 'creadores')
  antes.close()

  const { sqlite } = openData(dirname(base))

  const filas = filasDe(sqlite, 'creadores') as Record<string, unknown>[]
  expect(filas).toMatchObject(previas)
  const inciertas = filas.filter(({ birth_edtf }) => String(birth_edtf ?? '').includes('~'))
  expect(inciertas.map(({ birth_edtf, birth_min, birth_max }) => [birth_edtf, birth_min, birth_max])).toEqual(
    [
      ['1510~', 1505, 1515],
      ['1560~', 1555, 1565],
      ['1549~', 1544, 1554],
      ['1680~', 1675, 1685],
    ],
  )
  expect(inciertas).toMatchObject([
    { por_confirmar: 1 },
    { por_confirmar: 1 },
    { por_confirmar: 1 },
    { por_confirmar: 1 },
  ])
  const exactas = filas.filter((fila) => fila.birth_year !== null && !inciertas.includes(fila))
  for (const { birth_edtf, birth_min, birth_max, birth_year } of exactas) {
    expect(String(birth_edtf).slice(0, 4)).toBe(String(birth_year))
    expect([birth_min, birth_max]).toEqual([birth_year, birth_year])
  }
  sqlite.close()
})

test('de quien no puede vivir falta por confirmar cuándo falleció desde la migración', () => {
  const base = join(newCarpeta(), 'guarania.db')
  const antes = baseConCatalogo(base)
  antes.exec(`INSERT INTO creadores (status, main_role, notable_works, created_at, updated_at, bio, sort_name, slug, first_name, birth_year, "references")
    VALUES ('PUBLISHED', '["POET"]', 'Obra', 5, 6, 'Vida', 'vieja', 'vieja', 'Vieja', 1850, 'Acta'),
      ('PUBLISHED', '["POET"]', 'Obra', 5, 6, 'Vida', 'joven', 'joven', 'Joven', 1985, 'Acta'),
      ('PUBLISHED', '["ENSEMBLE_ORCHESTRA"]', 'Obra', 5, 6, 'Vida', 'banda', 'banda', 'Banda', 1850, 'Acta')`)
  antes.close()

  const { sqlite } = openData(dirname(base))

  const filas = filasDe(sqlite, 'creadores') as Record<string, unknown>[]
  expect(filas.slice(-3).map(({ first_name, por_confirmar }) => [first_name, por_confirmar])).toEqual([
    ['Vieja', 1],
    ['Joven', 0],
    ['Banda', 0],
  ])
  sqlite.close()
})

test('a quien le corrigieron la fecha no se le toca, ni al migrar ni al cargar otra vez el catálogo', () => {
  const base = join(newCarpeta(), 'guarania.db')
  const antes = baseConCatalogo(base)
  antes.exec(`INSERT INTO creador_versiones (creador_id, motivo, quien, antes, created_at)
    SELECT id, 'EDICION', 'admin', '{"birth_year":1511}', 7 FROM creadores WHERE last_name = 'Schmidl';
    INSERT INTO creador_versiones (creador_id, motivo, quien, antes, created_at)
    SELECT id, 'EDICION', 'admin', '{"bio":"Otra"}', 7 FROM creadores WHERE last_name = 'Yapuguay'`)
  antes.close()

  const { sqlite } = openData(dirname(base))
  seedCatalogo(sqlite, catalogo)

  const edtf = sqlite.prepare('SELECT birth_edtf FROM creadores WHERE last_name = ?').pluck()
  expect(HACIA.map((apellido) => edtf.get(apellido))).toEqual(['1510', '1560~', '1549~', '1680~'])
  sqlite.close()
})

test('cargar otra vez el catálogo vuelve «hacia» a los suyos, y deja a los demás byte por byte como estaban', () => {
  const { sqlite, db } = openDb(':memory:')
  migrate(db)
  const exactas = catalogo.map(({ birth_edtf: _, ...ficha }: (typeof catalogo)[number]) => ficha)
  seedCatalogo(sqlite, exactas, { now: 1 })
  const antes = filasDe(sqlite, 'creadores') as Record<string, unknown>[]

  expect(seedCatalogo(sqlite, catalogo, { now: 2 })).toEqual({ nuevos: 0, existentes: 229 })

  const despues = filasDe(sqlite, 'creadores') as Record<string, unknown>[]
  const isSuyo = ({ last_name }: Record<string, unknown>) => HACIA.includes(String(last_name))
  expect(despues.filter((fila) => !isSuyo(fila))).toEqual(antes.filter((fila) => !isSuyo(fila)))
  expect(despues.filter(isSuyo).map(({ birth_edtf }) => birth_edtf)).toEqual([
    '1510~',
    '1560~',
    '1549~',
    '1680~',
  ])
  const quitado = { birth_order: 0, birth_order_desc: 0, updated_at: 0 }
  expect(sinCerteza(despues.filter(isSuyo)).map((fila) => ({ ...fila, ...quitado }))).toEqual(
    sinCerteza(antes.filter(isSuyo)).map((fila) => ({ ...fila, ...quitado })),
  )
  sqlite.close()
})

test('lo que se aportó antes de que hubiera recibos tiene el suyo, y cuenta en lo que se promete', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 24)
  antes.exec(`DELETE FROM sugerencias; DELETE FROM creadores;
    INSERT INTO creadores (id, status, email, published_at, main_role, notable_works, created_at, updated_at, bio, sort_name, slug, first_name, last_name)
    VALUES (1, 'PENDING_REVIEW', 'a@b.py', null, '[]', 'x', 1, 9, 'x', 'a', 'a', 'Ana', 'Paz'),
      (2, 'PUBLISHED', 'a@b.py', 5, '[]', 'x', 2, 9, 'x', 'b', 'b', 'Los Gómez', ''),
      (3, 'NEEDS_IMPROVEMENT', 'a@b.py', null, '[]', 'x', 3, 9, 'x', 'c', 'c', 'Luz', 'Vera'),
      (4, 'PUBLISHED', null, 5, '[]', 'x', 4, 9, 'x', 'd', 'd', 'Eva', 'Sol');
    INSERT INTO sugerencias (creador_id, status, reason, suggester_email, cambios, created_at, resuelta_en)
    VALUES (4, 'APPROVED', 'x', 'a@b.py', '{}', 6, 8), (4, 'PENDING', 'x', 'a@b.py', '{}', 7, null)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const suyos = filasDe(sqlite, 'recibos') as Record<string, string>[]
  expect(new Set(suyos.map(({ recibo = '' }) => readRecibo(recibo) === recibo && recibo)).size).toBe(5)
  const de = (...valores: unknown[]) => {
    const [clase, creador_id, sugerencia_id, nombre, created_at, decidido_en] = valores
    return { clase, creador_id, sugerencia_id, nombre, created_at, decidido_en }
  }
  expect(suyos.toSorted((a, b) => Number(a.created_at) - Number(b.created_at))).toMatchObject([
    de('CREADOR', 1, null, 'Ana Paz', 1, null),
    de('CREADOR', 2, null, 'Los Gómez', 2, 5),
    de('CREADOR', 3, null, 'Luz Vera', 3, 9),
    de('CORRECCION', null, 2, 'Eva Sol', 6, 8),
    de('CORRECCION', null, 3, 'Eva Sol', 7, null),
  ])
  sqlite.close()
})

test('lo que Commons dice en inglés de un autor se lee en castellano, también de lo que ya estaba', () => {
  const base = join(newCarpeta(), 'guarania.db')
  const antes = baseConMigraciones(base, 25)
  const credito = (autor: string) => JSON.stringify({ autor, licencia: 'CC0', url: 'https://x.py/1' })
  antes
    .prepare('UPDATE creadores SET photo_credit = ?, audio_credit = ?')
    .run(credito('Unknown authorUnknown author'), credito('Own work'))
  antes
    .prepare(`UPDATE sugerencias SET status = 'PENDING', cambios = ?`)
    .run(`{"bio":"Own work","photo_credit":${credito('Unknown author')}}`)
  antes.close()

  const { sqlite } = openData(dirname(base))

  const leidos = (fila: unknown) =>
    Object.entries(Object(fila)).flatMap(([campo, valor]) =>
      /_credit$|^cambios$/.test(campo) ? JSON.parse(String(valor)) : [],
    )
  const deCommons = { licencia: 'CC0', url: 'https://x.py/1' }
  expect(leidos(filasDe(sqlite, 'creadores')[0])).toEqual([
    { autor: 'Autor desconocido', ...deCommons },
    { autor: 'Trabajo propio', ...deCommons },
  ])
  expect(leidos(filasDe(sqlite, 'sugerencias')[0])).toEqual([
    { bio: 'Own work', photo_credit: { autor: 'Autor desconocido', ...deCommons } },
  ])
  sqlite.close()
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

test('lo que nadie ve sale de nombres y correos, y lo que cortó queda bien', () => {
  const dataDir = newCarpeta()
  const antes = openAnterior(ANTES_DE_LIMPIAR, join(dataDir, 'guarania.db')).sqlite
  antes.exec(`
    INSERT INTO creadores (id, status, main_role, sort_name, slug, first_name, last_name, email, catalogo_clave, notable_works, bio, created_at, updated_at)
    VALUES (1, 'PUBLISHED', '["POET"]', 'her\u00admosa paz', 'her-mosa-paz', 'Her\u00admosa', 'Paz', 'ana\u200b@paz.py', 'her\u00admosa paz|1900', 'Obra', 'Vi\u00adda', 1, 1),
      (2, 'PUBLISHED', '["POET"]', 'her\u00admosa paz', 'her-mosa-paz-2', 'Her\u00admosa', 'Paz', null, null, 'Obra', 'Vida', 1, 1),
      (3, 'PUBLISHED', '["POET"]', 'hermosa paz', 'hermosa-paz', 'Hermosa', 'Paz', null, null, 'Obra', 'Vida', 1, 1),
      (4, 'PUBLISHED', '["POET"]', 'ana\u200b vera', 'la-de-luque', 'Ana\u200b', 'Vera', null, null, 'Obra', 'Vida', 1, 1);
    INSERT INTO alumnos (id, nombre, apellido, email, orden, created_at, updated_at)
    VALUES (1, 'An\u00ada', 'Paz', 'ana@paz.py', 'paz an\u00ada', 1, 1), (2, 'Beto', 'Ri\u00ados', '\u200bANA@paz.py', 'ri\u00ados beto', 1, 1),
      (3, 'Caro', 'Vera', '\u202acaro@vera.py\u202c', 'vera caro', 1, 1);
    INSERT INTO creador_versiones (creador_id, motivo, quien, antes, created_at)
    VALUES (1, 'EDICION', 'admin', '{"first_name":"Mo\u00adsa","bio":"Vi\u00adda"}', 1)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  expect(sqlite.prepare('SELECT slug, first_name, sort_name FROM creadores ORDER BY id').raw().all()).toEqual(
    [
      ['hermosa-paz-2', 'Hermosa', 'hermosa paz'],
      ['hermosa-paz-3', 'Hermosa', 'hermosa paz'],
      ['hermosa-paz', 'Hermosa', 'hermosa paz'],
      ['la-de-luque', 'Ana', 'ana vera'],
    ],
  )
  expect(sqlite.prepare('SELECT slug, creador_id FROM creador_slugs ORDER BY slug').raw().all()).toEqual([
    ['her-mosa-paz', 1],
    ['her-mosa-paz-2', 2],
  ])
  expect(sqlite.prepare('SELECT email, catalogo_clave, bio FROM creadores WHERE id = 1').get()).toEqual({
    email: 'ana@paz.py',
    catalogo_clave: 'hermosa paz|1900',
    bio: 'Vi\u00adda',
  })
  expect(
    sqlite.prepare('SELECT nombre, apellido, email, orden FROM alumnos ORDER BY id').raw().all(),
  ).toEqual([
    ['Ana', 'Paz', 'ana@paz.py', 'paz\tana'],
    ['Beto', 'Rios', '\u200bANA@paz.py', 'rios\tbeto'],
    ['Caro', 'Vera', 'caro@vera.py', 'vera\tcaro'],
  ])
  expect(sqlite.prepare('SELECT antes FROM creador_versiones').pluck().get()).toBe(
    '{"first_name":"Mosa","bio":"Vi\u00adda"}',
  )
  const match = sqlite.prepare('SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?').pluck()
  expect(match.all('hermosa')).toEqual([1, 2, 3])
  sqlite.close()
})

test('de las direcciones que alguien sumó sin que se les enviara un código queda lo que sin duda es suyo', () => {
  const dataDir = newCarpeta()
  const antes = openAnterior(27, join(dataDir, 'guarania.db')).sqlite
  const aporte = (n: number, email: string) => `
    INSERT INTO creadores (id, status, main_role, sort_name, slug, first_name, last_name, email, notable_works, bio, created_at, updated_at)
    VALUES (${n}, 'PUBLISHED', '["POET"]', 'uno ${n}', 'uno-${n}', 'Uno', '${n}', '${email}', 'Obra', 'Vida', 1, 1);
    INSERT INTO recibos (recibo, clase, creador_id, nombre, created_at) VALUES ('R${n}', 'CREADOR', ${n}, 'Uno ${n}', 1);`
  antes.exec(`${aporte(1, 'yo@x.py')}${aporte(2, 'Otra@x.py')}${aporte(3, 'mama@x.py')}${aporte(4, 'mama@x.py')}
    INSERT INTO contribuyentes (id, como, nombre, created_at) VALUES (1, 'NOMBRE', 'Presidente', 1);
    INSERT INTO contribuyente_emails (email, contribuyente_id) VALUES ('yo@x.py', 1), ('otra@x.py', 1), ('mama@x.py', 1)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  expect(sqlite.prepare('SELECT email FROM contribuyente_emails').pluck().all()).toEqual(['yo@x.py'])
  expect(sqlite.prepare('SELECT recibo, contribuyente_id FROM recibos ORDER BY recibo').raw().all()).toEqual([
    ['R1', null],
    ['R2', 1],
    ['R3', null],
    ['R4', null],
  ])
  sqlite.close()
})

test('quien estuvo en una cátedra, y quien volvió, tiene sus estadías', () => {
  const dataDir = newCarpeta()
  const cuantas = journal.entries.findIndex(({ tag }) => tag.endsWith('crea_estadias'))
  const { sqlite: antes } = openAnterior(cuantas, join(dataDir, 'guarania.db'))
  const instante = (dia: string) => Date.parse(`${dia}T23:00:00-03:00`)
  antes.pragma('foreign_keys = OFF')
  const inscribe = (id: number, fecha: string, baja: string | null, dia_cobro: number | null = 10) =>
    antes
      .prepare(
        `INSERT INTO catedra_alumnos (id, catedra_id, alumno_id, dia_cobro, fecha_inscripcion, baja_en, created_at)
         VALUES (?, 1, ?, ?, ?, ?, 0)`,
      )
      .run(id, id, dia_cobro, fecha, baja && instante(baja))
  const estuvo = (id: number, fecha: string, baja: string, vuelta: string) =>
    antes
      .prepare(
        `INSERT INTO inscripciones_anteriores (catedra_alumno_id, fecha_inscripcion, baja_en, vuelta_en)
         VALUES (?, ?, ?, ?)`,
      )
      .run(id, fecha, instante(baja), instante(vuelta))
  inscribe(1, '2026-03-01', null)
  inscribe(2, '2026-03-01', '2026-07-12')
  inscribe(3, '2026-03-01', '2026-07-12', null)
  // Came back without a date, with one, and with one from before leaving; the last one left again.
  inscribe(4, '2026-03-01', null)
  estuvo(4, '2026-03-01', '2026-07-12', '2026-09-06')
  inscribe(5, '2026-09-01', null)
  estuvo(5, '2026-03-01', '2026-07-12', '2026-09-06')
  inscribe(6, '2026-05-01', '2026-09-30')
  estuvo(6, '2026-03-01', '2026-07-12', '2026-09-06')
  // What can't have been: a date after leaving.
  inscribe(7, '2026-08-01', '2026-07-12')
  // Enrolled by mistake, for a moment, and later in earnest without a date.
  inscribe(8, '2026-03-01', null)
  estuvo(8, '2026-03-01', '2026-03-01', '2026-09-06')
  antes.close()

  const { sqlite } = openData(dataDir)

  const estadias = sqlite
    .prepare('SELECT catedra_alumno_id, desde, hasta, ultima_cuota FROM estadias ORDER BY id')
    .raw()
    .all()
  expect(estadias).toEqual([
    [1, '2026-03-01', null, null],
    [2, '2026-03-01', '2026-07-12', '2026-07'],
    [3, '2026-03-01', '2026-07-12', '2026-06'],
    [4, '2026-03-01', '2026-07-12', '2026-07'],
    [4, '2026-09-06', null, null],
    [5, '2026-03-01', '2026-07-12', '2026-07'],
    [5, '2026-09-01', null, null],
    [6, '2026-03-01', '2026-07-12', '2026-07'],
    [6, '2026-09-06', '2026-09-30', '2026-09'],
    [7, '2026-07-12', '2026-07-12', '2026-06'],
    [8, '2026-03-01', '2026-03-01', '2026-02'],
    [8, '2026-09-06', null, null],
  ])
  sqlite.close()
})

test('de lo que vino con quien se fusionó antes se sabe de quién es, y una fecha que se propuso a medias está entera', () => {
  const dataDir = newCarpeta()
  const antes = openAnterior(ANTES_DE_SEPARAR, join(dataDir, 'guarania.db')).sqlite
  const fusion = (movidas: object[]) => pack({ tablas: [], sueltas: [], movidas } as Contenido)
  const movida = (tabla: string, ...ids: number[]) => ({ tabla, filas: ids.map((id) => [id]) })
  antes.exec(`
    INSERT INTO creadores (id, status, main_role, sort_name, slug, first_name, notable_works, bio, birth_year, birth_month, birth_day, birth_edtf, created_at, updated_at)
    VALUES (1, 'PUBLISHED', '["POET"]', 'ana', 'ana', 'Ana', 'Obra', 'Vida', 1885, 5, 5, '1885-05-05', 1, 1);
    INSERT INTO creador_versiones (id, creador_id, motivo, quien, antes, created_at) VALUES
      (1, 1, 'EDICION', 'admin', '{"bio":"De C"}', 1),
      (2, 1, 'EDICION', 'admin', '{"bio":"De B"}', 1),
      (3, 1, 'SUGERENCIA', 'luz@x.py', '{"bio":"De A"}', 50),
      (4, 1, 'EDICION', 'admin', '{"bio":"Otra"}', 60);
    INSERT INTO sugerencias (id, creador_id, status, reason, suggester_email, cambios, created_at, resuelta_en) VALUES
      (1, 1, 'APPROVED', 'x', 'luz@x.py', '{"bio":"y"}', 1, 50),
      (2, 1, 'PENDING', 'x', 'luz@x.py', '{"birth_day":6,"bio":"y"}', 70, null),
      (3, 1, 'PENDING', 'x', 'luz@x.py', '{"birth_edtf":"1870~"}', 70, null)`)
  const insert =
    antes.prepare(`INSERT INTO fusiones (creador_id, con_id, titulo, por, created_at, vence_en, deshecha_en, contenido)
    VALUES (?, ?, ?, 'admin', 10, 20, ?, ?)`)
  insert.run(2, 3, 'C → B', null, fusion([movida('creador_versiones', 1)]))
  insert.run(1, 2, 'B → A', null, fusion([movida('creador_versiones', 1, 2), movida('sugerencias', 1)]))
  insert.run(1, 9, 'D → A', 15, fusion([movida('creador_versiones', 4)]))
  antes.close()

  const { sqlite } = openData(dataDir)

  expect(sqlite.prepare('SELECT id, de_id, sobre_id FROM creador_versiones ORDER BY id').raw().all()).toEqual(
    [
      [1, 3, 3],
      [2, 2, 2],
      [3, 2, null],
      [4, null, null],
    ],
  )
  expect(sqlite.prepare('SELECT id, de_id, cambios FROM sugerencias ORDER BY id').raw().all()).toEqual([
    [1, 2, '{"bio":"y"}'],
    [2, null, '{"birth_year":1885,"birth_month":5,"birth_day":6,"bio":"y"}'],
    [3, null, '{"birth_edtf":"1870~"}'],
  ])
  expect(sqlite.prepare('SELECT con_nombre FROM fusiones ORDER BY id').pluck().all()).toEqual(['C', 'B', 'D'])
  sqlite.close()
})

test('desde cuándo debe cada inscripción que ya estaba es lo que dice su cuenta', () => {
  const dataDir = newCarpeta()
  const { sqlite: antes } = openAnterior(ANTES_DE_ANOTAR, join(dataDir, 'guarania.db'))
  antes.pragma('foreign_keys = OFF')
  antes.exec(`
    CREATE TEMP TABLE n AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 500) SELECT n FROM r;
    INSERT INTO catedras (id, nombre, anio, turno, modalidad_pago, cuotas_desde, cuotas_hasta, orden, created_at, updated_at)
    SELECT n, 'Coro', 2026, 'Noche', iif(n % 9, 'PARTICULAR', 'INSTITUCIONAL'),
      iif(n % 5, null, '2025-12'), iif(n % 4, null, '2026-08'), 'coro', 0, 0 FROM n;
    INSERT INTO catedra_alumnos (id, catedra_id, alumno_id, matricula_monto, cuota_monto, created_at)
    SELECT n, n, n, n % 3 * 50, n % 7 * 10, 0 FROM n;
    INSERT INTO estadias (catedra_alumno_id, desde, hasta, ultima_cuota)
    SELECT n, printf('2026-%02d-05', n % 4 + 1), '2026-06-20', iif(n % 2, '2026-05', '2026-06') FROM n WHERE n % 8 = 0;
    INSERT INTO estadias (catedra_alumno_id, desde) SELECT n, printf('%d-%02d-11', 2026 - n % 10 / 9, n % 11 + 1) FROM n;
    INSERT INTO cuotas_de_antes SELECT n, printf('2026-%02d', n % 12 + 1), n % 4 * 10 FROM n WHERE n % 3 = 0;
    INSERT INTO pagos (catedra_alumno_id, concepto, monto, fecha, anulado_en, created_at)
    SELECT n, 'MATRICULA', n % 3 * 25 + 25, '2026-03-01', iif(n % 13, null, 1), 0 FROM n;
    INSERT INTO pagos (catedra_alumno_id, concepto, mes, monto, fecha, anulado_en, created_at)
    SELECT n.n, 'CUOTA', printf('2026-%02d', mes.n), n.n % 4 * 20 + 10, '2026-03-01', iif(n.n % 17, null, 1), 0
    FROM n, n AS mes WHERE mes.n <= n.n % 13`)
  antes.close()

  const { db, sqlite } = openData(dataDir)

  expect(checkDeudas(db)).toMatchObject({ bien: true })
  const distintas = sqlite.prepare('SELECT count(DISTINCT debe_desde) FROM catedra_alumnos').pluck().get()
  expect(distintas).toBeGreaterThan(10)
  sqlite.close()
})

test('lo que ya estaba anotado se busca; lo que se tacha o se quita, ya no', () => {
  const dataDir = newCarpeta()
  const { sqlite: antes } = openAnterior(ANTES_DE_ANOTAR, join(dataDir, 'guarania.db'))
  antes.exec(`INSERT INTO auditoria (id, rol, nombre, llamada, ids, resumen, created_at) VALUES
    (1, 'docente', 'Iván Núñez', 'x', '{}', 'Pasó lista', 0), (2, 'admin', 'Administración', 'x', '{}', 'Creó', 0)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const ids = sqlite
    .prepare('SELECT rowid FROM auditoria_fts WHERE auditoria_fts MATCH ? ORDER BY rowid')
    .pluck()
  expect([ids.all('nunez'), ids.all('ministra')]).toEqual([[1], [2]])
  sqlite.exec(`UPDATE auditoria SET nombre = 'Nadie' WHERE id = 1; DELETE FROM auditoria WHERE id = 2`)
  expect([ids.all('nunez'), ids.all('nadie'), ids.all('ministra')]).toEqual([[], [1], []])
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  sqlite.close()
})

test('de lo que se decidió antes se sabe cuándo, qué cambió y desde cuándo se vio', () => {
  const { db, sqlite } = openAnterior(ANTES_DE_DECISIONES)
  sqlite.exec(`
    INSERT INTO creadores (id, status, email, published_at, main_role, sort_name, slug, first_name, notable_works, bio, created_at, updated_at)
    VALUES (1, 'PUBLISHED', 'a@b.py', 20, '["POET"]', 'ana', 'ana', 'Ana', 'Obra', 'Vida', 1, 1),
      (2, 'REJECTED', 'a@b.py', 20, '["POET"]', 'luz', 'luz', 'Luz', 'Obra', 'Vida', 1, 1),
      (3, 'NEEDS_IMPROVEMENT', 'a@b.py', NULL, '["POET"]', 'eva', 'eva', 'Eva', 'Obra', 'Vida', 1, 1),
      (4, 'PUBLISHED', NULL, 1, '["POET"]', 'rosa', 'rosa', 'Rosa', 'Obra', 'Vida', 1, 1);
    INSERT INTO creador_versiones (id, creador_id, sobre_id, motivo, quien, antes, created_at) VALUES
      (1, 1, NULL, 'ESTADO', 'admin', '{}', 20), (2, 2, NULL, 'ESTADO', 'admin', '{}', 20),
      (3, 2, NULL, 'ESTADO', 'admin', '{}', 30), (4, 3, NULL, 'ESTADO', 'admin', '{}', 20),
      (5, 1, NULL, 'SUGERENCIA', 'luz@x.py', '{"bio":"x"}', 40), (6, 1, NULL, 'SUGERENCIA', 'eva@x.py', '{"bio":"y"}', 40),
      (7, 4, 9, 'ESTADO', 'admin', '{}', 50);
    INSERT INTO sugerencias (id, creador_id, status, reason, suggester_email, cambios, created_at, resuelta_en) VALUES
      (1, 1, 'APPROVED', 'x', 'luz@x.py', '{"bio":"y"}', 1, 40), (2, 1, 'REJECTED', 'x', 'luz@x.py', '{"bio":"z"}', 1, 40),
      (3, 1, 'APPROVED', 'x', 'ana@x.py', '{"bio":"z"}', 1, 60);
    INSERT INTO recibos (recibo, clase, creador_id, sugerencia_id, nombre, created_at) VALUES
      ('a', 'CREADOR', 1, NULL, 'Ana', 1), ('b', 'CREADOR', 3, NULL, 'Eva', 1),
      ('c', 'CORRECCION', NULL, 1, 'Ana', 1), ('d', 'CORRECCION', NULL, 2, 'Ana', 1)`)

  migrate(db)

  const columna = (cual: string) => sqlite.prepare(`SELECT ${cual}`).pluck().all()
  // What came with a record that was joined was not decided of this one.
  expect(columna('decidido_en FROM creadores ORDER BY id')).toEqual([20, 30, null, null])
  expect(columna('version_id FROM sugerencias ORDER BY id')).toEqual([5, null, null])
  expect(columna('publicado_en FROM recibos ORDER BY recibo')).toEqual([20, null, 40, null])
  sqlite.close()
})

test('lo que se entregó antes tiene un archivo, y lo anterior a eso sigue aparte', () => {
  const dataDir = newCarpeta()
  const cuantas = journal.entries.findIndex(({ tag }) => tag.endsWith('entrega_varios_archivos'))
  const { sqlite: antes } = openAnterior(cuantas, join(dataDir, 'guarania.db'))
  antes.pragma('foreign_keys = OFF')
  antes.exec(`
    INSERT INTO archivos (id, path, nombre, tipo, bytes, sha256, created_at) VALUES
      (1, 'uploads/tareas/a.pdf', 'Uno.pdf', 'application/pdf', 1, 'aa', 1000),
      (2, 'uploads/tareas/b.pdf', 'Dos.pdf', 'application/pdf', 2, 'bb', 2000);
    INSERT INTO tarea_asignaciones (id, tarea_maestra_id, alumno_id, estado, archivo_id, submission_date, created_at)
    VALUES (1, 1, 1, 'ENTREGADA', 2, 2000, 0), (2, 1, 2, 'ASIGNADA', NULL, NULL, 0);
    INSERT INTO archivo_usos (archivo_id, tarea_asignacion_id) VALUES (1, 1), (2, 1)`)
  antes.close()

  const { db, sqlite } = openData(dataDir)

  const entregado = { archivos: archivosEntregados, anteriores: archivosAnteriores }
  expect(db.select(entregado).from(tareaAsignaciones).orderBy(tareaAsignaciones.id).all()).toMatchObject([
    {
      archivos: [{ path: 'uploads/tareas/b.pdf', nombre: 'Dos.pdf', bytes: 2, sha256: 'bb', orden: 1 }],
      anteriores: [{ path: 'uploads/tareas/a.pdf', entregado_en: '1970-01-01T00:00:01.000Z' }],
    },
    { archivos: [], anteriores: [] },
  ])
  sqlite.close()
})

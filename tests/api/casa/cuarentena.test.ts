import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { motivoParaDejar } from '../../../api/suelo/archivos/cuarentena.ts'
import { isFolderOfAnother, sweepArchivos } from '../../../api/suelo/archivos/limpieza.ts'
import { createFiles } from '../../../api/suelo/services/files.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { testApi } from '../../support/api.ts'
import { insertArchivo } from '../../support/cursado.ts'

const DIA = 24 * 3_600_000
const carpetas: string[] = []
afterEach(() => {
  for (const carpeta of carpetas.splice(0)) rmSync(carpeta, { recursive: true, force: true })
})

/** A folder with so many uploads that its database knows; each is two hours old. */
function conSubidos(cuantos: number) {
  const contexto = testApi()
  const { dataDir, db, deps } = contexto
  carpetas.push(dataDir)
  const put = (path: string) => {
    const entero = join(dataDir, path)
    mkdirSync(join(entero, '..'), { recursive: true })
    writeFileSync(entero, path)
    const antes = new Date(deps.now() - 2 * 3_600_000)
    utimesSync(entero, antes, antes)
    return path
  }
  const upload = (nombre: string) => {
    const path = put(`uploads/tareas/${nombre}`)
    insertArchivo(db, { path, usado_en: null, created_at: deps.now() })
    return path
  }
  const paths = Array.from({ length: cuantos }, (_, i) => upload(`${i}.pdf`))
  const hay = (path: string) => existsSync(join(dataDir, path))
  return { ...contexto, put, upload, paths, hay }
}

/** What starts with another database on the same folder. */
function conOtraBase(dataDir: string, now: () => number) {
  const { deps } = testApi()
  return { ...deps, now, files: createFiles(dataDir, { archivo: 1024, medio: 1024 }) }
}

const eqPath = (path: string) => eq(archivos.path, path)

const enUploads = (dataDir: string) => readdirSync(join(dataDir, 'uploads/tareas')).length

test('sin su base de datos, o con una nueva, no se toca ningún archivo; con la suya sigue todo', () => {
  const { deps, dataDir, paths, hay } = conSubidos(44)
  expect(sweepArchivos(deps)).toMatchObject({ apartados: [], dejados: undefined })

  const nueva = conOtraBase(dataDir, deps.now)
  const barridas = [sweepArchivos(nueva), sweepArchivos(nueva)]

  expect(barridas.map(({ dejados }) => dejados)).toEqual([
    { cuantos: 44, motivo: 'ajena' },
    { cuantos: 44, motivo: 'ajena' },
  ])
  expect(paths.every(hay)).toBe(true)
  expect([deps, nueva].map(isFolderOfAnother)).toEqual([false, true])
  expect(sweepArchivos(deps)).toMatchObject({ apartados: [], devueltos: [], dejados: undefined })
  expect(enUploads(dataDir)).toBe(44)
})

test('una base nueva no se queda con la carpeta de otra, por recientes que sean sus archivos', () => {
  const { deps, dataDir, paths, hay } = conSubidos(3)
  sweepArchivos(deps)
  for (const path of paths) utimesSync(join(dataDir, path), new Date(deps.now()), new Date(deps.now()))
  const despues = () => deps.now() + 2 * 3_600_000

  const nueva = conOtraBase(dataDir, deps.now)
  sweepArchivos(nueva)
  const barrida = sweepArchivos({ ...nueva, now: despues })

  expect(barrida).toMatchObject({ apartados: [], dejados: { cuantos: 3, motivo: 'ajena' } })
  expect(paths.every(hay)).toBe(true)
})

test('se barre toda carpeta de subidas, también una en otro disco, y ninguna que puso el sistema', () => {
  const { deps, dataDir, put, hay } = conSubidos(3)
  sweepArchivos(deps)
  const enOtroDisco = mkdtempSync(join(tmpdir(), 'guarania-disco-'))
  carpetas.push(enOtroDisco)
  symlinkSync(enOtroDisco, join(dataDir, 'uploads/sonidos'))
  const sobran = [put('uploads/certificados/1.pdf'), put('uploads/sonidos/1.ogg')]
  const ajenos = [put('uploads/lost+found/1'), put('uploads/notas')]

  const { apartados } = sweepArchivos(deps)

  expect(apartados.toSorted()).toEqual(sobran)
  expect(ajenos.every(hay)).toBe(true)
})

test('de una carpeta que todavía no dice de quién es, una base nueva no toca nada, tampoco poco', () => {
  const { deps, dataDir, paths, hay } = conSubidos(2)

  const barrida = sweepArchivos(conOtraBase(dataDir, deps.now))

  expect(barrida.dejados).toEqual({ cuantos: 2, motivo: 'ajena' })
  expect(paths.every(hay)).toBe(true)
})

test('con una base anterior lo más nuevo va a la cuarentena, y vuelve cuando vuelve la suya', () => {
  const { deps, db, dataDir, upload, hay } = conSubidos(44)
  sweepArchivos(deps)
  const nuevo = upload('nuevo.pdf')
  const [fila] = db.select().from(archivos).all().slice(-1)
  db.delete(archivos).where(eqPath(nuevo)).run()

  const primera = sweepArchivos(deps)
  const apartado = [hay(nuevo), hay(`cuarentena/${nuevo}`)]
  db.insert(archivos)
    .values(fila as typeof archivos.$inferInsert)
    .run()
  const segunda = sweepArchivos(deps)

  expect(primera.apartados).toEqual([nuevo])
  expect(apartado).toEqual([false, true])
  expect(segunda.devueltos).toEqual([nuevo])
  expect([hay(nuevo), hay(`cuarentena/${nuevo}`)]).toEqual([true, false])
  expect(enUploads(dataDir)).toBe(45)
})

test('con una base anterior, lo que en ella nadie usó y después sí también vuelve', () => {
  const { deps, db, upload, hay, advance } = conSubidos(3)
  sweepArchivos(deps)
  const usado = upload('usado-despues.pdf')
  const [fila] = db.select().from(archivos).all().slice(-1)
  advance(2 * DIA)

  sweepArchivos(deps, deps.now())
  const apartado = [hay(usado), hay(`cuarentena/${usado}`)]
  db.insert(archivos)
    .values({ ...fila, created_at: deps.now() } as typeof archivos.$inferInsert)
    .run()
  const { devueltos } = sweepArchivos(deps, deps.now())

  expect(apartado).toEqual([false, true])
  expect(devueltos).toEqual([usado])
  expect(hay(usado)).toBe(true)
})

test('donde lo desconocido es mucho no se aparta nada', () => {
  const { deps, db, paths, hay } = conSubidos(44)
  sweepArchivos(deps)
  for (const path of paths.slice(0, 6)) db.delete(archivos).where(eqPath(path)).run()

  expect(sweepArchivos(deps).dejados).toEqual({ cuantos: 6, motivo: 'demasiados' })
  expect(paths.every(hay)).toBe(true)
})

test('lo que está sesenta días en cuarentena se va', () => {
  const { deps, advance, put, hay } = conSubidos(1)
  const path = put('uploads/recursos/perdido.png')
  sweepArchivos(deps)

  advance(59 * DIA)
  sweepArchivos(deps)
  const antes = hay(`cuarentena/${path}`)
  advance(2 * DIA)
  sweepArchivos(deps)

  expect([antes, hay(`cuarentena/${path}`)]).toEqual([true, false])
})

test.each([
  ['nada desconocido', 0, 0, false, undefined],
  ['de otra base, aunque sea uno', 1, 1000, false, 'ajena'],
  ['unos pocos', 5, 5, true, undefined],
  ['más de unos pocos', 6, 44, true, 'demasiados'],
  ['el cinco por ciento', 50, 1000, true, undefined],
  ['más del cinco por ciento', 51, 1000, true, 'demasiados'],
])('%s', (_caso, desconocidos, total, isSuya, motivo) => {
  expect(motivoParaDejar({ desconocidos, total, isSuya })).toBe(motivo)
})

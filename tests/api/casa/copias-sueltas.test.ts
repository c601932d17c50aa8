import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCopia } from '../../../api/casa/copias/crear.ts'
import { orderCopias } from '../../../api/casa/copias/ordenar.ts'
import { restoreCopia } from '../../../api/casa/copias/restaurar.ts'
import { createSueltos } from '../../../api/casa/copias/sueltos.ts'
import { sizeOfNext } from '../../../api/casa/copias/tamano.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { copiasProbadas } from '../../../db/schema/copias.ts'
import { createDatosEnUso } from '../../support/carpetas.ts'

const sumaDe = (contenido: string) => createHash('sha256').update(contenido).digest('hex')
const MB = 1024 * 1024
const now = () => Date.parse('2026-03-02T12:00:00Z')

/** A data folder and the folder of its daily copies. */
function createDiarias() {
  const datos = createDatosEnUso()
  const dir = join(datos.raiz, 'copias')
  mkdirSync(dir)
  const fileOf = (dia: number) => join(dir, `guarania-2026-03-0${dia}T12-00-00.tar`)
  const sueltoDe = (contenido: string) => {
    const suma = sumaDe(contenido)
    return join(dir, 'archivos', suma.slice(0, 2), suma)
  }
  return {
    ...datos,
    dir,
    fileOf,
    sueltoDe,
    copy: (dia: number) =>
      createCopia({ dataDir: datos.dataDir, file: fileOf(dia), now, sueltos: createSueltos(dir) }),
    /** As it is named where people upload. */
    subir: (path: string, contenido: string) => {
      datos.upload(path, contenido)
      const { length: bytes } = Buffer.from(contenido)
      const sha256 = sumaDe(contenido)
      datos.db.update(archivos).set({ bytes, sha256 }).where(eq(archivos.path, path)).run()
    },
    sueltos: () =>
      existsSync(join(dir, 'archivos'))
        ? readdirSync(join(dir, 'archivos'), { recursive: true, encoding: 'utf8' }).filter(
            (nombre) => nombre.length > 2,
          )
        : [],
  }
}

test('lo subido queda una vez al lado, y vuelve entero con la misma orden que una copia entera', async () => {
  const { raiz, copy, fileOf, sueltoDe, subir } = createDiarias()
  subir('uploads/recursos/a.txt', 'lo mismo')
  subir('uploads/recursos/b.txt', 'lo mismo')

  const { manifiesto, faltan } = await copy(1)
  await restoreCopia({ file: fileOf(1), dataDir: join(raiz, 'otra'), force: false, now })

  expect(faltan).toEqual([])
  expect(manifiesto).toMatchObject({ formato: 2, filas: { alumnos: 1, archivos: 3 } })
  expect(statSync(sueltoDe('una entrega')).mode & 0o777).toBe(0o600)
  expect(readFileSync(fileOf(1)).includes('una entrega')).toBe(false)
  expect(readFileSync(join(raiz, 'otra/uploads/tareas/entrega-de-ana.pdf'), 'utf8')).toBe('una entrega')
  expect(readFileSync(join(raiz, 'otra/uploads/recursos/b.txt'), 'utf8')).toBe('lo mismo')
})

test('siete copias de los mismos 4 MB ocupan poco más que una', async () => {
  const { dir, copy, subir, sueltos } = createDiarias()
  for (let i = 0; i < 4; i++) subir(`uploads/recursos/${i}.txt`, `${i}`.repeat(MB))

  for (let dia = 1; dia <= 7; dia++) await copy(dia)

  const bytes = sueltos().reduce((suma, nombre) => suma + statSync(join(dir, 'archivos', nombre)).size, 0)
  expect(bytes).toBeLessThan(4 * MB + 100)
})

test('lo que una copia ya tiene no se vuelve a leer ni a contar para el lugar que hace falta', async () => {
  const { dataDir, dir, copy, subir, fileOf, raiz } = createDiarias()
  subir('uploads/recursos/grande.txt', 'x'.repeat(MB))
  const base = () => statSync(join(dataDir, 'guarania.db')).size
  const antes = await sizeOfNext({ dataDir, dir })
  await copy(1)
  const despues = await sizeOfNext({ dataDir, dir })
  rmSync(join(dataDir, 'uploads/recursos/grande.txt'))

  const { faltan } = await copy(2)
  await restoreCopia({ file: fileOf(2), dataDir: join(raiz, 'otra'), force: false, now })

  expect([antes > base() + MB, despues]).toEqual([true, base()])
  expect(faltan).toEqual([])
  expect(statSync(join(raiz, 'otra/uploads/recursos/grande.txt')).size).toBe(MB)
})

test('se va lo que ninguna copia nombra, y nada mientras otra está en camino o no se lee', async () => {
  const { dir, copy, fileOf, subir, sueltos, sueltoDe, db, dataDir } = createDiarias()
  subir('uploads/recursos/viejo.txt', 'viejo')
  await copy(1)
  db.delete(archivos).where(eq(archivos.path, 'uploads/recursos/viejo.txt')).run()
  rmSync(join(dataDir, 'uploads/recursos/viejo.txt'))
  await copy(2)
  const order = async () => {
    await orderCopias(dir, Date.now())
    return existsSync(sueltoDe('viejo'))
  }

  expect(await order()).toBe(true)
  rmSync(fileOf(1))
  writeFileSync(`${fileOf(3)}.parcial`, '')
  expect(await order()).toBe(true)
  rmSync(`${fileOf(3)}.parcial`)
  writeFileSync(fileOf(4), 'no es una copia')
  expect(await order()).toBe(true)
  rmSync(fileOf(4))
  expect(await order()).toBe(false)
  expect(sueltos()).toHaveLength(1)
})

test('lo que quedó a medio escribir se quita al día siguiente', async () => {
  const { dir, copy, sueltoDe } = createDiarias()
  await copy(1)
  const [deHoy, deAyer] = [`${sueltoDe('una entrega')}.parcial-1`, `${sueltoDe('una entrega')}.parcial-2`]
  for (const path of [deHoy, deAyer]) writeFileSync(path, '')
  const ayer = Date.now() / 1000 - 25 * 3600
  utimesSync(deAyer, ayer, ayer)

  await orderCopias(dir, Date.now())

  expect([deHoy, deAyer].map(existsSync)).toEqual([true, false])
})

test.each([
  ['falta', (path: string) => rmSync(path), /le falta uploads\/tareas\/entrega-de-ana.pdf, que tendría/],
  ['está cortado', (path: string) => writeFileSync(path, 'una'), /entrega-de-ana.pdf está dañado, en/],
  ['es otro', (path: string) => writeFileSync(path, 'UNA ENTREGA'), /entrega-de-ana.pdf está dañado, en/],
])('si uno de los archivos %s no se restaura nada', async (_caso, damage, linea) => {
  const { raiz, copy, fileOf, sueltoDe } = createDiarias()
  await copy(1)
  damage(sueltoDe('una entrega'))

  for (const link of [false, true]) {
    const otra = { file: fileOf(1), dataDir: join(raiz, 'otra'), force: false, now, link }
    await expect(restoreCopia(otra)).rejects.toThrow(linea)
  }
  expect(readdirSync(raiz).sort()).toEqual(['copias', 'datos'])
})

test('después de una prueba que falló se vuelve a leer lo que hay al lado, y lo dañado se repone', async () => {
  const { db, copy, subir, sueltoDe } = createDiarias()
  subir('uploads/recursos/a.txt', 'apunte')
  await copy(1)
  writeFileSync(sueltoDe('apunte'), 'APUNTE')
  await copy(2)
  expect(readFileSync(sueltoDe('apunte'), 'utf8')).toBe('APUNTE')

  db.insert(copiasProbadas).values({ nombre: 'una', cuando: 1, segundos: 1, error: 'está dañada' }).run()
  await copy(3)

  expect(readFileSync(sueltoDe('apunte'), 'utf8')).toBe('apunte')
})

test('con segundos nombres la restaurada no ocupa lo subido otra vez', async () => {
  const { raiz, copy, fileOf, sueltoDe } = createDiarias()
  await copy(1)

  await restoreCopia({ file: fileOf(1), dataDir: join(raiz, 'otra'), force: false, now, link: true })

  const { ino, nlink } = statSync(join(raiz, 'otra/uploads/tareas/entrega-de-ana.pdf'))
  expect([ino, nlink]).toEqual([statSync(sueltoDe('una entrega')).ino, 2])
})

test('un programa anterior no toma por entera una copia sin lo subido', async () => {
  const { raiz, copy, fileOf } = createDiarias()
  await copy(1)
  const bytes = readFileSync(fileOf(1))
  const at = bytes.indexOf('"formato": 2')
  bytes.write('3', at + '"formato": '.length)
  writeFileSync(fileOf(2), bytes)

  await expect(
    restoreCopia({ file: fileOf(2), dataDir: join(raiz, 'otra'), force: false, now }),
  ).rejects.toThrow(/su manifiesto no se entiende; quizás es de una versión más nueva. No se cambió nada/)
})

test('lo subido no es el mismo archivo que su copia: una falla del disco no toca a los dos', async () => {
  const { dataDir, copy, sueltoDe } = createDiarias()
  await copy(1)

  expect(statSync(sueltoDe('una entrega')).ino).not.toBe(
    statSync(join(dataDir, 'uploads/tareas/entrega-de-ana.pdf')).ino,
  )
})

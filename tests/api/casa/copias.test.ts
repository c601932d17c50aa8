import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCopia } from '../../../api/casa/copias/crear.ts'
import { removeInterrumpidas } from '../../../api/casa/copias/interrumpida.ts'
import { restoreCopia } from '../../../api/casa/copias/restaurar.ts'
import { DatabaseError, migrate, openDb } from '../../../db/client.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { correos } from '../../../db/schema/correos.ts'
import { Sqlite } from '../../../db/sqlite.ts'
import { insertAlumno } from '../../support/academia.ts'
import { createDatosEnUso, newCarpeta } from '../../support/carpetas.ts'
import { insertArchivo } from '../../support/cursado.ts'
import { soloLectura } from '../../support/poco-lugar.ts'

const now = () => Date.parse('2026-03-02T12:00:00Z')

const nombresEn = (dataDir: string) => {
  const sqlite = new Sqlite(join(dataDir, 'guarania.db'), { readonly: true })
  const nombres = sqlite.prepare('SELECT nombre FROM alumnos').pluck().all()
  sqlite.close()
  return nombres
}

test('lo copiado mientras se atiende vuelve entero: datos, archivos y secreto', async () => {
  const { raiz, dataDir, file } = createDatosEnUso()
  const nueva = join(raiz, 'otra', 'carpeta')

  const { manifiesto, faltan } = await createCopia({ dataDir, file, now })
  const { anterior } = await restoreCopia({ file, dataDir: nueva, force: false, now })

  expect(faltan).toEqual([])
  expect(manifiesto.archivos.map(({ path }) => path)).toEqual([
    'guarania.db',
    'secret',
    'vapid',
    'uploads/tareas/entrega-de-ana.pdf',
  ])
  expect(anterior).toBeUndefined()
  expect(nombresEn(nueva)).toEqual(['Ana'])
  expect(readFileSync(join(nueva, 'secret'), 'utf8')).toBe('el secreto')
  expect(readFileSync(join(nueva, 'vapid'), 'utf8')).toBe(readFileSync(join(dataDir, 'vapid'), 'utf8'))
  expect(statSync(join(nueva, 'vapid')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(nueva, 'uploads/tareas/entrega-de-ana.pdf'), 'utf8')).toBe('una entrega')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(raiz).sort()).toEqual(['copia.tar', 'datos', 'otra'])
  expect(readdirSync(dataDir).filter((nombre) => nombre.startsWith('.'))).toEqual([])
})

test('una copia no lleva códigos de un solo uso, ni borrados', async () => {
  const { db, dataDir, file } = createDatosEnUso()
  const correo = { para: 'ana@prueba.py', asunto: 'Tu código', proximoIntento: 0, created_at: 0 }
  db.insert(correos)
    .values({ ...correo, texto: 'Tu código es 417902.', html: '<p>417902</p>', caducaEn: now() + 60_000 })
    .run()
  db.insert(correos)
    .values({ ...correo, texto: 'Sin secretos.', html: '<p>Hola</p>' })
    .run()
  const hash = createHash('sha256').update('417902').digest('hex')
  const codigo = { rol: 'alumno', email: 'ana@prueba.py', hash, venceEn: now(), created_at: 0 } as const
  db.insert(codigos).values(codigo).run()

  await createCopia({ dataDir, file, now })

  const bytes = readFileSync(file)
  for (const secreto of ['417902', hash]) expect(bytes.includes(secreto), secreto).toBe(false)
  expect(bytes.includes('Sin secretos.')).toBe(true)
})

test('un archivo que el disco ya había perdido se dice, y lo demás se copia', async () => {
  const { db, dataDir, file } = createDatosEnUso()
  insertArchivo(db, { path: 'uploads/recursos/perdido.pdf' })

  const { faltan } = await createCopia({ dataDir, file, now })

  expect(faltan).toEqual(['uploads/recursos/perdido.pdf'])
  expect(existsSync(file)).toBe(true)
})

test('lo que se borra mientras se copia está igual en la copia', async () => {
  const { raiz, dataDir, sqlite, upload, file } = createDatosEnUso()
  for (let i = 0; i < 50; i++) upload(`uploads/recursos/unidad-${i}.txt`, `contenido ${i}`)

  const copia = createCopia({ dataDir, file, now })
  sqlite.exec('DELETE FROM archivos')
  rmSync(join(dataDir, 'uploads'), { recursive: true })
  const { faltan } = await copia
  await restoreCopia({ file, dataDir: join(raiz, 'otra'), force: false, now })

  expect(faltan).toEqual([])
  expect(readFileSync(join(raiz, 'otra/uploads/recursos/unidad-49.txt'), 'utf8')).toBe('contenido 49')
})

test('una carpeta usada se reemplaza solo con --force, y lo anterior queda al lado', async () => {
  const { raiz, dataDir, db, sqlite, file } = createDatosEnUso()
  await createCopia({ dataDir, file, now })
  insertAlumno(db, { nombre: 'Beto' })
  sqlite.close()

  await expect(restoreCopia({ file, dataDir, force: false, now })).rejects.toThrow(
    /ya tiene datos. Con --force/,
  )
  const { anterior } = await restoreCopia({ file, dataDir, force: true, now })

  expect(nombresEn(dataDir)).toEqual(['Ana'])
  expect(anterior).toBe(join(raiz, 'datos.anterior-2026-03-02T12-00-00'))
  expect(nombresEn(anterior ?? '')).toEqual(['Ana', 'Beto'])
})

test('un volumen no se reemplaza, y se dice dónde reponer la copia', async ({ skip, onTestFinished }) => {
  const { dataDir: origen, file } = createDatosEnUso()
  await createCopia({ dataDir: origen, file, now })
  const dataDir = mkdtempSync(join(tmpdir(), 'guarania-volumen-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir])
  onTestFinished(() => {
    spawnSync('umount', ['-l', dataDir])
    rmSync(dataDir, { recursive: true, force: true })
  })
  if (status !== 0) return skip('aquí no se puede montar un disco')
  const nueva = join(dataDir, 'repuesta')

  await expect(restoreCopia({ file, dataDir, force: false, now })).rejects.toThrow(
    `No se puede reemplazar ${dataDir}: es un volumen, o está en una carpeta de otro usuario. No se cambió nada. Repón la copia en una nueva, como ${nueva}, y que DATA_DIR diga esa.`,
  )
  await restoreCopia({ file, dataDir: nueva, force: false, now })

  expect(nombresEn(nueva)).toEqual(['Ana'])
})

test('no se restaura debajo de un programa que atiende', async () => {
  const { dataDir, sqlite, file } = createDatosEnUso()
  await createCopia({ dataDir, file, now })

  await expect(restoreCopia({ file, dataDir, force: true, now })).rejects.toThrow(/Otro programa está usando/)
  sqlite.close()

  await expect(restoreCopia({ file, dataDir, force: true, now })).resolves.toBeDefined()
})

test('una copia dañada, en cualquier byte, no reemplaza nada', async () => {
  const { dataDir, sqlite, file } = createDatosEnUso()
  await createCopia({ dataDir, file, now })
  sqlite.close()
  const buena = readFileSync(file)
  const mala = `${file}.mala`
  const manifiesto = buena.indexOf('manifiesto.json')
  const huella = buena.indexOf('"sha256"', manifiesto) + 20
  const lugares = [0, 130, 600, 4096, 60_000, manifiesto - 512, manifiesto + 5, huella]

  for (const lugar of lugares) {
    const bytes = Buffer.from(buena)
    bytes[lugar] = (bytes[lugar] ?? 0) ^ 0x20
    writeFileSync(mala, bytes)
    await expect(restoreCopia({ file: mala, dataDir, force: true, now }), String(lugar)).rejects.toThrow(
      /no sirve: .*No se cambió nada/,
    )
    expect(nombresEn(dataDir)).toEqual(['Ana'])
  }
})

test.each([0, 100, 5000, 200_000])('cortada a los %i bytes no se restaura', async (bytes) => {
  const { raiz, dataDir, file } = createDatosEnUso()
  await createCopia({ dataDir, file, now })
  writeFileSync(file, readFileSync(file).subarray(0, bytes))

  await expect(restoreCopia({ file, dataDir: join(raiz, 'otra'), force: false, now })).rejects.toThrow(
    `La copia ${file} no sirve: no es una copia de Guarania, o está cortada. No se cambió nada.`,
  )
  expect(existsSync(join(raiz, 'otra'))).toBe(false)
  expect(readdirSync(raiz).sort()).toEqual(['copia.tar', 'datos'])
})

test('la copia de un programa más nuevo pide actualizar', async () => {
  const { raiz, dataDir, sqlite, file } = createDatosEnUso()
  sqlite.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`)
  await createCopia({ dataDir, file, now })

  await expect(restoreCopia({ file, dataDir: join(raiz, 'otra'), force: false, now })).rejects.toThrow(
    /más nueva de Guarania; hay que actualizar el programa/,
  )
})

test.each([
  ['no/hay/carpeta/copia.tar', /No se puede leer o escribir en/],
  ['datos', /No se puede leer o escribir en/],
])('una copia que no se puede escribir en %s se dice en una línea', async (donde, linea) => {
  const { raiz, dataDir } = createDatosEnUso()

  await expect(createCopia({ dataDir, file: join(raiz, donde), now })).rejects.toThrow(linea)
  expect(readdirSync(raiz)).toEqual(['datos'])
})

test('de una carpeta que no se puede escribir se culpa a ella, no a la copia', async ({
  skip,
  onTestFinished,
}) => {
  const soloSeLee = soloLectura((dataDir) => {
    const { db, sqlite } = openDb(join(dataDir, 'guarania.db'))
    migrate(db)
    sqlite.close()
  })
  if (!soloSeLee) return skip('root escribe en todas partes, y aquí no puede montar un disco')
  const { dataDir, drop } = soloSeLee
  onTestFinished(drop)

  const copia = createCopia({ dataDir, file: join(newCarpeta(), 'copia.tar'), now })

  await expect(copia).rejects.toThrow(new DatabaseError(`No se puede escribir en la carpeta ${dataDir}.`))
})

test('sin datos no hay copia, y sin copia no se restaura', async () => {
  const raiz = newCarpeta()

  await expect(createCopia({ dataDir: raiz, file: join(raiz, 'c.tar'), now })).rejects.toThrow(
    `No hay datos de Guarania en ${raiz}.`,
  )
  await expect(
    restoreCopia({ file: join(raiz, 'c.tar'), dataDir: join(raiz, 'd'), force: false, now }),
  ).rejects.toThrow(`No existe el archivo ${join(raiz, 'c.tar')}.`)
})

test('una carpeta no es una copia, y se dice en una línea', async () => {
  const raiz = newCarpeta()

  await expect(restoreCopia({ file: raiz, dataDir: join(raiz, 'd'), force: false, now })).rejects.toThrow(
    `o ${raiz} no es un archivo.`,
  )
})

test('lo que dejó una restauración cortada se quita, y lo de una que corre no', () => {
  const { raiz, dataDir } = createDatosEnUso()
  const cortada = `${dataDir}.restaurando-999999999`
  const enCurso = `${dataDir}.restaurando-${process.ppid}`
  for (const carpeta of [cortada, enCurso, join(raiz, 'otra.restaurando-1')]) mkdirSync(carpeta)

  removeInterrumpidas(dataDir)

  expect([cortada, enCurso, join(raiz, 'otra.restaurando-1')].map(existsSync)).toEqual([false, true, true])
})

test('una copia interrumpida no deja nada', async () => {
  const { raiz, dataDir, file } = createDatosEnUso()

  await expect(createCopia({ dataDir, file, now, signal: AbortSignal.abort() })).rejects.toThrow(
    /Se interrumpió/,
  )
  expect(readdirSync(raiz)).toEqual(['datos'])
})

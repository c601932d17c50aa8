import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createCopia } from '../../../api/casa/copias/crear.ts'
import { proveCopia } from '../../../api/casa/copias/prueba-de-copia.ts'
import type { StartOn } from '../../../api/casa/copias/prueba-en-marcha.ts'
import { createSueltos } from '../../../api/casa/copias/sueltos.ts'
import { migrate, openDb } from '../../../db/client.ts'
import { ajustes } from '../../../db/schema/ajustes.ts'
import { Sqlite } from '../../../db/sqlite.ts'
import { createDatosEnUso, newCarpeta } from '../../support/carpetas.ts'
import { archiveOf, flip, type Piezas, readDanada, remade, withBase } from '../../support/copias-danadas.ts'
import { pocoLugar } from '../../support/poco-lugar.ts'

const now = () => Date.parse('2026-03-02T12:00:00Z')
const BASE = 'guarania.db'
const MANIFIESTO = 'manifiesto.json'
const SUBIDA = 'uploads/tareas/entrega-de-ana.pdf'

interface Manera {
  salud?: string
  portada?: string
  subida?: string
}

/** What plays the program on a folder: well, or in one manner not. */
function jugado({ salud = '{"ok":true}', portada = '<html></html>', subida }: Manera = {}): StartOn {
  return async (dataDir) => {
    const server = createServer(({ url = '', headers }, response) => {
      const path = join(dataDir, url)
      if (url === '/api/health') return void response.end(salud)
      if (url === '/') return void response.end(portada)
      if (headers.authorization !== 'Bearer suya' || !existsSync(path))
        return void response.writeHead(404).end()
      response.end(subida ?? readFileSync(path))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const sqlite = new Sqlite(join(dataDir, BASE))
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      sqlite,
      authorization: 'Bearer suya',
      async stop() {
        server.closeAllConnections()
        server.close()
        sqlite.close()
      },
    }
  }
}

/** A folder in use, and a whole copy of it. */
async function conCopia({ isDiaria = false } = {}) {
  const { dataDir, db, sqlite, raiz } = createDatosEnUso()
  db.insert(ajustes).values({ clave: 'base_id', valor: 'esta' }).run()
  const dir = join(raiz, 'copias')
  mkdirSync(dir)
  const file = join(dir, 'guarania-2026-03-02T12-00-00.tar')
  await createCopia({ dataDir, file, now, ...(isDiaria && { sueltos: createSueltos(dir) }) })
  const prove = (startOn = jugado()) => proveCopia({ file, dataDir, startOn, now })
  return { dataDir, db, sqlite, dir, file, prove }
}

function nueva(): Buffer {
  const path = join(newCarpeta(), BASE)
  const { db, sqlite } = openDb(path)
  migrate(db)
  sqlite.pragma('journal_mode = DELETE')
  sqlite.close()
  return readFileSync(path)
}

type Copia = Awaited<ReturnType<typeof readDanada>>

/** Bits that were flipped, and archives that were cut. */
const roturas: [string, (copia: Copia) => Buffer][] = [
  ['un bit al comienzo de la base', ({ bytes, en }) => flip(bytes, en(BASE).offset + 20)],
  ['un bit en medio de la base', ({ bytes, en }) => flip(bytes, en(BASE).offset + en(BASE).size / 2)],
  ['un bit en un archivo subido', ({ bytes, en, subida }) => flip(bytes, en(subida).offset + 10)],
  ['un bit en el secreto', ({ bytes, en }) => flip(bytes, en('secret').offset + 3)],
  [
    'un bit en medio del manifiesto',
    ({ bytes, en }) => flip(bytes, en(MANIFIESTO).offset + Math.floor(en(MANIFIESTO).size / 2)),
  ],
  ['un bit al comienzo del manifiesto', ({ bytes, en }) => flip(bytes, en(MANIFIESTO).offset)],
  ['un bit en el primer encabezado', ({ bytes }) => flip(bytes, 3)],
  ['un bit en un tamaño', ({ bytes, en, subida }) => flip(bytes, en(subida).offset - 512 + 130)],
  ['cortada en el primer encabezado', ({ bytes }) => bytes.subarray(0, 100)],
  ['cortada en la base', ({ bytes, en }) => bytes.subarray(0, en(BASE).offset + 5000)],
  ['cortada en un archivo subido', ({ bytes, en, subida }) => bytes.subarray(0, en(subida).offset + 5)],
  ['cortada antes del manifiesto', ({ bytes, en }) => bytes.subarray(0, en(MANIFIESTO).offset - 512)],
  ['cortada en el manifiesto', ({ bytes, en }) => bytes.subarray(0, en(MANIFIESTO).offset + 50)],
  ['cortada al final', ({ bytes }) => bytes.subarray(0, -512)],
  ['con algo detrás', ({ bytes }) => Buffer.concat([bytes, Buffer.alloc(512, 1)])],
  ['vacía', () => Buffer.alloc(0)],
  ['que no es un tar', () => Buffer.alloc(20_000, 'esto no es una copia')],
  ['sin manifiesto', () => archiveOf(new Map([['secret', Buffer.from('x')]]))],
]

/** Whole archives of what is no copy of this installation. */
const cambiadas: [string, (piezas: Piezas) => void][] = [
  ['sin su base', (piezas) => void piezas.delete(BASE)],
  ['sin su secreto', (piezas) => void piezas.delete('secret')],
  ['sin un archivo subido', (piezas) => void piezas.delete([...piezas.keys()].at(-1) ?? '')],
  ['con otro secreto', (piezas) => void piezas.set('secret', Buffer.from('otro'.repeat(16)))],
  ['con la base vacía', (piezas) => void piezas.set(BASE, Buffer.alloc(0))],
  ['con una base recién hecha', (piezas) => void piezas.set(BASE, nueva())],
  ['con media base', (piezas) => void piezas.set(BASE, (piezas.get(BASE) as Buffer).subarray(0, 65_536))],
  [
    'con la base de otro programa',
    (piezas) => {
      piezas.set(BASE, Buffer.alloc(0))
      withBase((sqlite) => sqlite.exec('CREATE TABLE notas (id); INSERT INTO notas VALUES (1)'))(piezas)
    },
  ],
  [
    'con la base de un programa más nuevo',
    withBase((sqlite) =>
      sqlite.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`),
    ),
  ],
  [
    'con la base de un programa más viejo',
    withBase((sqlite) =>
      sqlite.exec(
        'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
      ),
    ),
  ],
  [
    'con la base de otra instalación',
    withBase((sqlite) => sqlite.exec(`UPDATE ajustes SET valor = 'otra' WHERE clave = 'base_id'`)),
  ],
  [
    'con filas que nombran lo que no existe',
    withBase((sqlite) => {
      sqlite.pragma('foreign_keys = OFF')
      sqlite.exec(`INSERT INTO valoraciones VALUES (77777, 'x', 5, 0)`)
    }),
  ],
  ['con una tabla de menos', withBase((sqlite) => sqlite.exec('DROP TABLE ajustes'))],
]

test('la que está entera pasa la prueba, y no queda nada de ella', async () => {
  const { dir, prove } = await conCopia()

  expect(await prove()).toEqual({ segundos: expect.any(Number), archivos: 4 })
  expect(readdirSync(dir)).toEqual(['guarania-2026-03-02T12-00-00.tar'])
})

test.each(roturas)('una copia dañada no la pasa: %s', async (_, rompe) => {
  const { dir, file, prove } = await conCopia()
  writeFileSync(file, rompe(await readDanada(file)))

  await expect(prove()).rejects.toThrow(/^(La copia|El archivo) .*[^\n]$/)
  expect(readdirSync(dir)).toHaveLength(1)
})

test.each(cambiadas)('una copia que no es de esta instalación no la pasa: %s', async (_, change) => {
  const { dir, file, prove } = await conCopia()
  writeFileSync(file, await remade(file, change))

  await expect(prove()).rejects.toThrow(/^La copia .*[^\n]$/)
  expect(readdirSync(dir)).toHaveLength(1)
})

test('rehecha sin cambiarle nada, pasa', async () => {
  const { file, prove } = await conCopia()
  writeFileSync(file, await remade(file, () => {}))

  expect((await prove()).archivos).toBe(4)
})

test.each([
  ['la salud', { salud: '{"ok":false}' }, 'con ella el programa no está bien'],
  ['la portada', { portada: 'Ocurrió un error.' }, 'con ella no hay portada'],
  ['lo subido', { subida: 'otra cosa' }, `con ella ${SUBIDA} no es el que era`],
])('el programa arranca con ella, y %s no es lo que debe', async (_, manera, motivo) => {
  const { prove } = await conCopia()

  await expect(prove(jugado(manera))).rejects.toThrow(motivo)
})

test('un programa que no arranca con ella se dice', async () => {
  const { dir, prove } = await conCopia()
  const startOn = () => Promise.reject(new Error('le falta algo'))

  await expect(prove(startOn)).rejects.toThrow('el programa no arranca con ella (le falta algo)')
  expect(readdirSync(dir)).toHaveLength(1)
})

test('sin lugar para la prueba se dice, y la copia queda', async ({ skip }) => {
  const { dataDir: poco, drop, through } = pocoLugar(4000)
  onTestFinished(drop)
  skip(through.length > 0, 'aquí no se puede montar un disco')
  const { dataDir, file } = await conCopia()
  const alli = join(poco, 'guarania-2026-03-02T12-00-00.tar')
  writeFileSync(alli, readFileSync(file))

  await expect(proveCopia({ file: alli, dataDir, startOn: jugado(), now })).rejects.toThrow(
    'no hay lugar para probar la copia',
  )
  expect(readdirSync(poco)).toEqual(['guarania-2026-03-02T12-00-00.tar'])
})

test('lo que dejó una prueba que se cortó se quita con la siguiente', async () => {
  const { dir, prove } = await conCopia()
  mkdirSync(join(dir, '.probando-99999999/datos'), { recursive: true })

  await prove()

  expect(readdirSync(dir)).toHaveLength(1)
})

describe('una copia diaria, con lo subido a su lado', () => {
  /** The uploads that lie beside it. */
  const sueltosDe = (dir: string) =>
    readdirSync(join(dir, 'archivos'), { recursive: true, withFileTypes: true })
      .filter((uno) => uno.isFile())
      .map((uno) => join(uno.parentPath, uno.name))

  test('pasa la prueba sin copiarlo, y queda como estaba', async () => {
    const { dir, prove } = await conCopia({ isDiaria: true })
    const [suelto = ''] = sueltosDe(dir)
    const antes = readFileSync(suelto)

    expect((await prove()).archivos).toBe(4)

    expect(readFileSync(suelto)).toEqual(antes)
    expect(statSync(suelto).nlink).toBe(1)
    expect(readdirSync(dir).toSorted()).toEqual(['archivos', 'guarania-2026-03-02T12-00-00.tar'])
  })

  test.each([
    ['le falta uno', (suelto: string) => rmSync(suelto)],
    [
      'a uno se le dio vuelta un bit',
      (suelto: string) => writeFileSync(suelto, flip(readFileSync(suelto), 2)),
    ],
    ['uno está cortado', (suelto: string) => truncateSync(suelto, 3)],
    ['uno está vacío', (suelto: string) => truncateSync(suelto, 0)],
  ])('no la pasa si %s', async (_, damage) => {
    const { dir, prove } = await conCopia({ isDiaria: true })
    damage(sueltosDe(dir)[0] ?? '')

    await expect(prove()).rejects.toThrow(/^(La copia|El archivo|A la copia) .*[^\n]$/)
  })
})

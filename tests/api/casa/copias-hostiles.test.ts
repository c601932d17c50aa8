import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreRemota } from '../../../api/casa/copias/remota/restaurar.ts'
import type { Objeto, Tienda } from '../../../api/casa/copias/remota/tienda.ts'
import { restoreCopia } from '../../../api/casa/copias/restaurar.ts'
import { END_OF_TAR, headerOf } from '../../../api/casa/copias/tar.ts'
import { UsageError } from '../../../api/suelo/services/settings.ts'
import { archiveOf } from '../../support/copias-danadas.ts'

const now = () => Date.parse('2026-03-02T12:00:00Z')
const NADA = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A header whose size is written so, with its sum put right. */
function conTamano(escrito: Buffer): Buffer {
  const header = headerOf('secret', 0, 0)
  escrito.copy(header, 124)
  header.fill(0x20, 148, 156)
  const suma = header.reduce((total, byte) => total + byte, 0)
  header.write(`${suma.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, END_OF_TAR])
}

const enorme = Buffer.alloc(12)
enorme[0] = 0x80
enorme.writeBigUInt64BE(2n ** 50n, 4)
const negativo = Buffer.alloc(12, 0xff)

const conManifiesto = (paths: string[]) => {
  const archivos = paths.map((path) => ({ path, bytes: 0, sha256: NADA }))
  const manifiesto = {
    formato: 1,
    version: '0.1.0',
    migraciones: 1,
    creada: '2026-03-02T12:00:00Z',
    archivos,
  }
  return archiveOf(
    new Map([
      ...paths.map((path) => [path, Buffer.alloc(0)] as const),
      ['manifiesto.json', Buffer.from(JSON.stringify(manifiesto))],
    ]),
  )
}

/** One clear line, without a code of the system. */
async function expectUnaLinea(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(UsageError)
  const { message } = error as UsageError
  expect(message).toMatch(/^La (copia|lista) .*\.$/)
  expect(message).not.toMatch(/\n|\bE[A-Z]{3,}\b/)
}

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'guarania-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each([
  ['que retrocede', conTamano(Buffer.from('-0000001000\0'))],
  ['que retrocede, en binario', conTamano(negativo)],
  ['de un petabyte', conTamano(enorme)],
  ['sin tamaño', conTamano(Buffer.alloc(12))],
  ['con un nombre que es archivo y carpeta', conManifiesto(['uploads/a', 'uploads/a/b'])],
  ['con la carpeta después', conManifiesto(['uploads/a/b', 'uploads/a'])],
  ['con un nombre dos veces', conManifiesto(['uploads/a', 'uploads/a'])],
])('una copia %s no se restaura, y se dice en una línea', async (_, bytes) => {
  const folder = newFolder()
  const file = join(folder, 'copia.tar')
  writeFileSync(file, bytes)

  await expectUnaLinea(restoreCopia({ file, dataDir: join(folder, 'datos'), force: false, now }))

  expect(existsSync(join(folder, 'datos'))).toBe(false)
})

/** A store with an index that says what it wants. */
const tiendaCon = (indice: object): Tienda => ({
  donde: 's3.example/copias',
  get: async (nombre) =>
    nombre.endsWith('.json') ? new TextEncoder().encode(JSON.stringify(indice)) : undefined,
  put: async () => {},
  drop: async () => {},
  list: async (carpeta): Promise<Objeto[]> =>
    carpeta === 'copias/' ? [{ nombre: 'copias/guarania.tar.json', bytes: 100, escrito: 1 }] : [],
})

test.each([
  ['el índice dice un archivo de un petabyte', { tar: { sha256: NADA, bytes: 2 ** 50 }, archivos: [] }],
  [
    'el índice dice una subida de un petabyte',
    { tar: { sha256: NADA, bytes: 0 }, archivos: [{ sha256: NADA, bytes: 2 ** 50 }] },
  ],
])('donde %s no se trae nada', async (_, dicho) => {
  const tienda = tiendaCon({ formato: 1, nombre: 'guarania.tar', creada: '2026-03-02T12:00:00Z', ...dicho })
  const dataDir = join(newFolder(), 'datos')

  await expectUnaLinea(restoreRemota({ tienda, frase: undefined, dataDir, force: false, now }))
})

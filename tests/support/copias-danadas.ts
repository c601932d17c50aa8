import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { END_OF_TAR, headerOf, listTar, paddingOf, type TarEntry } from '../../api/casa/copias/tar.ts'
import { type Database, Sqlite } from '../../db/sqlite.ts'

const MANIFIESTO = 'manifiesto.json'
const BASE = 'guarania.db'

/** What a copy is made of, by the names that its archive has. */
export type Piezas = Map<string, Buffer>

/** A copy, and how it is damaged: `en` gives where a file's bytes begin. */
export interface Danada {
  bytes: Buffer
  en: (path: string) => TarEntry
  /** One of the uploads that it has. */
  subida: string
}

export async function readDanada(file: string): Promise<Danada> {
  const archive = await open(file)
  const entries = await listTar(archive)
  await archive.close()
  const en = (path: string) => {
    const entry = entries.find(({ name }) => name === path)
    if (!entry) throw new Error(`La copia no tiene ${path}`)
    return entry
  }
  const subida = entries.find(({ name }) => name.startsWith('uploads/'))?.name ?? ''
  return { bytes: readFileSync(file), en, subida }
}

export function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes)
  flipped[at] = (flipped[at] ?? 0) ^ 1
  return flipped
}

/** The same copy with other pieces, and a manifest that tells of them as if they had always been so. */
export async function remade(file: string, change: (piezas: Piezas) => void): Promise<Buffer> {
  const { bytes, en } = await readDanada(file)
  const textOf = ({ offset, size }: TarEntry) => bytes.subarray(offset, offset + size)
  const manifiesto = JSON.parse(textOf(en(MANIFIESTO)).toString())
  const piezas: Piezas = new Map(
    manifiesto.archivos.map(({ path }: { path: string }) => [path, Buffer.from(textOf(en(path)))]),
  )
  change(piezas)
  const archivos = [...piezas].map(([path, content]) => ({
    path,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  return archiveOf(
    new Map([...piezas, [MANIFIESTO, Buffer.from(JSON.stringify({ ...manifiesto, archivos }))]]),
  )
}

export const archiveOf = (piezas: Piezas): Buffer =>
  Buffer.concat([
    ...[...piezas].flatMap(([path, content]) => [
      headerOf(path, content.length, 0),
      content,
      paddingOf(content.length),
    ]),
    END_OF_TAR,
  ])

/** The copy's database with something done to it. */
export const withBase =
  (change: (sqlite: Database) => void) =>
  (piezas: Piezas): void => {
    const folder = mkdtempSync(join(tmpdir(), 'guarania-'))
    const path = join(folder, BASE)
    writeFileSync(path, piezas.get(BASE) ?? '')
    const sqlite = new Sqlite(path)
    change(sqlite)
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    sqlite.pragma('journal_mode = DELETE')
    sqlite.close()
    piezas.set(BASE, readFileSync(path))
    rmSync(folder, { recursive: true, force: true })
  }

import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import { transact } from '../../../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { archivoVacio, masDeLoDicho, otraPosicion, subidaNoEncontrada } from './errors.ts'
import { addSubida, deleteSubida, markTerminada, requireSubida, type Subida } from './filas.ts'
import {
  createArchivoDeSubida,
  type Escritor,
  removeArchivosDeSubida,
  sizeOfSubida,
  syncSubida,
} from './piezas.ts'

/** What a power cut may take of a piece that is long. */
const SYNC_EACH = 1024 * 1024
const LONGEST_NAME = 600

type Needs = Pick<Deps, 'db' | 'files' | 'now'>

/** What somebody's uploads are to the tus server: rows of the database, and files that lie beside it. */
export class Tienda extends DataStore {
  override extensions = ['creation', 'termination', 'expiration']

  constructor(
    private readonly deps: Needs,
    private readonly escritor: Escritor,
    private readonly quien: Quien,
  ) {
    super()
  }

  override async create(upload: Upload): Promise<Upload> {
    const { deps, quien } = this
    const { id, size: bytes = 0, metadata } = upload
    if (bytes === 0) throw archivoVacio()
    const nombre = (metadata?.filename ?? metadata?.name ?? '').slice(0, LONGEST_NAME)
    createArchivoDeSubida(deps.files, id)
    try {
      addSubida(deps, quien, { id, nombre, bytes })
    } catch (error) {
      removeArchivosDeSubida(deps.files, [id])
      throw error
    }
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { nombre, bytes, created_at } = this.find(id)
    return new Upload({
      id,
      size: bytes,
      offset: this.sizeOf(id),
      metadata: { filename: nombre },
      creation_date: new Date(created_at).toISOString(),
    })
  }

  /** What has arrived stays, on the disk, whatever cuts the rest off. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { db, files, now } = this.deps
    const { bytes } = this.find(id)
    let at = offset
    let synced = offset
    try {
      for await (const piece of stream as AsyncIterable<Uint8Array>) {
        if (at + piece.byteLength > bytes) throw masDeLoDicho()
        if (!this.escritor.append(id, at, piece)) throw otraPosicion()
        at += piece.byteLength
        if (at - synced < SYNC_EACH) continue
        await syncSubida(files, id)
        synced = at
      }
    } finally {
      if (at > synced) await syncSubida(files, id)
    }
    if (at === bytes) markTerminada(db, id, now())
    return at
  }

  override async remove(id: string): Promise<void> {
    const { db, files } = this.deps
    this.find(id)
    transact(db, (tx) => deleteSubida(tx, id))
    removeArchivosDeSubida(files, [id])
  }

  private find(id: string): Subida {
    const { db, now } = this.deps
    return requireSubida(db, this.quien, id, now())
  }

  private sizeOf(id: string): number {
    const size = sizeOfSubida(this.deps.files, id)
    if (size === undefined) throw subidaNoEncontrada()
    return size
  }
}

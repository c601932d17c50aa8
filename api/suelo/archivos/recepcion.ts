import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { type Tx, transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import type { Maximos } from '../../../src/domain/archivos/archivos.ts'
import type { Deps } from '../deps.ts'
import type { AppError } from '../plugins/app-error.ts'
import { sinSesion } from '../plugins/auth.ts'
import type { Quien } from '../services/sessions.ts'
import { sinArchivo } from './errors.ts'
import { type Cabida, receive } from './formulario.ts'
import type { Recibido } from './recibido.ts'
import { consumeSubida, takeSubida, takeSubidas } from './subida-usada.ts'

/** What a call that takes a file came with: a form, or JSON that names what arrived in pieces. */
export interface Enviado {
  request: Request
  enJson: Record<string, unknown>
}

/**
 * Takes the file of a form or, where JSON names what arrived in pieces, that, which is somebody's who has signed in;
 * `missing` is the refusal of neither. Where it is refused, or cut in the middle, nothing is left of it.
 */
export async function takeArchivo(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  quien: Quien | undefined,
  { request, enJson }: Enviado,
  missing: () => AppError = sinArchivo,
): Promise<Recibido> {
  if (enJson.subidaId !== undefined) {
    if (!quien) throw sinSesion()
    return takeSubida(deps, quien, enJson)
  }
  const [recibido] = await receive(deps.files, request)
  if (!recibido) throw missing()
  return recibido
}

/** The same, where there may be several: all of them, or nothing is left of any. */
export async function takeArchivos(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  quien: Quien,
  { request, enJson }: Enviado,
  cabida: Cabida,
  missing: () => AppError,
): Promise<Recibido[]> {
  const recibidos =
    enJson.subidaId !== undefined
      ? [await takeSubida(deps, quien, enJson)]
      : enJson.subidaIds !== undefined
        ? await takeSubidas(deps, quien, [enJson.subidaIds].flat(), cabida)
        : await receive(deps.files, request, new Map(), cabida)
  if (recibidos.length === 0) throw missing()
  return recibidos
}

/** The same, of a form whose file is one field among others, and may be missing; and what those others say. */
export async function takeFormulario(
  { maximos, ...resto }: Pick<Deps, 'db' | 'files' | 'now'> & { maximos: Maximos },
  quien: Quien,
  { request, enJson }: Enviado,
) {
  const deps = { ...resto, files: { ...resto.files, maximos } }
  const textos = new Map<string, string>()
  const [recibido] = await receive(deps.files, request, textos)
  const enviado: Record<string, unknown> = { ...enJson, ...Object.fromEntries(textos) }
  if (recibido || enviado.subidaId === undefined) return { enviado, recibido }
  return { enviado, recibido: await takeSubida(deps, quien, enviado) }
}

/** The same, with other bytes in its place; they are on the disk before anything says so. */
export async function rewriteRecibido(
  { files }: Pick<Deps, 'files'>,
  recibido: Recibido,
  contenido: Uint8Array,
): Promise<Recibido> {
  const temporary = files.newTemporary()
  try {
    await writeFile(files.locate(temporary), contenido, { mode: 0o600, flush: true })
  } catch (error) {
    files.remove([temporary])
    throw error
  }
  discard({ files }, recibido)
  const sha256 = createHash('sha256').update(contenido).digest('hex')
  return { ...recibido, temporary, bytes: contenido.byteLength, sha256 }
}

/** Nothing is left of what was received but what came in pieces, which may be used another time. */
export function discard({ files }: Pick<Deps, 'files'>, { temporary, subida }: Recibido): void {
  if (temporary !== subida?.path) files.remove([temporary])
}

interface Dueno {
  docenteId?: number
  alumnoId?: number
}

/** Into a folder of the uploads, of small letters. */
export type Keep = (folder: string, dueno: Dueno) => Kept

interface Kept {
  id: number
  path: string
  nombre: string
  bytes: number
  tipo: string
  duracion_ms: number | null
}

/** A transaction that may `keep` what was received; where it fails, nothing is left of it. */
export const transactKeeping = <T>(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  recibido: Recibido,
  work: (tx: Tx, keep: Keep) => T,
): T =>
  transactKeepingAll(deps, [recibido], (tx, keepOne) =>
    work(tx, (folder, dueno) => keepOne(recibido, folder, dueno)),
  )

type KeepOne = (recibido: Recibido, ...donde: Parameters<Keep>) => Kept

/**
 * The same of several: each file is moved to where it stays, its row written. Where anything fails, the commit too,
 * nothing is left of any; what came in pieces stays as it was.
 */
export function transactKeepingAll<T>(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  recibidos: readonly Recibido[],
  work: (tx: Tx, keep: KeepOne) => T,
): T {
  const paths: string[] = []
  // Of one instant, by which it is known later what came together.
  const created_at = now()
  const keepIn =
    (tx: Tx): KeepOne =>
    (recibido, folder, dueno) => {
      const { temporary, subida, nombre, tipo, bytes, sha256, sonido } = recibido
      if (subida) consumeSubida(tx, subida)
      const [extension] = tipo.extensiones
      const path =
        temporary === subida?.path
          ? files.keepToo(temporary, folder, extension)
          : files.keep(temporary, folder, extension)
      paths.push(path)
      const { id } = tx
        .insert(archivos)
        .values({ path, nombre, tipo: tipo.mime, bytes, sha256, ...sonido, ...dueno, created_at })
        .returning({ id: archivos.id })
        .get()
      return { id, path, nombre, bytes, tipo: tipo.mime, duracion_ms: sonido.duracion_ms }
    }
  try {
    const done = transact(db, (tx) => work(tx, keepIn(tx)))
    files.remove(recibidos.flatMap(({ subida }) => subida?.path ?? []))
    return done
  } catch (error) {
    files.remove(paths)
    for (const recibido of recibidos) discard({ files }, recibido)
    throw error
  }
}

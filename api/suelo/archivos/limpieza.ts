import { existsSync } from 'node:fs'
import { and, eq, exists, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { papeleraArchivos } from '../../../db/schema/papelera.ts'
import type { Deps } from '../deps.ts'
import { readAjustes, writeAjuste } from '../services/ajustes.ts'
import { mayForget } from '../services/clock.ts'
import { soloLecturaDesde } from '../services/mantenimiento.ts'
import { sweepSubidas } from '../subidas/barrida.ts'
import {
  BASE_ID,
  type Cuarentena,
  createCuarentena,
  DIAS_EN_CUARENTENA,
  fraseDeDejados,
  type Motivo,
  motivoParaDejar,
  newBaseId,
} from './cuarentena.ts'

const HOUR_MS = 3_600_000
const UNUSED_MS = 24 * HOUR_MS

type Needs = Pick<Deps, 'db' | 'files' | 'now'>

/** A transaction that may take the last use from uploads: they go with it. What is in the bin still uses its own. */
export function transactReleasing<T>({ db, files }: Pick<Needs, 'db' | 'files'>, work: (tx: Tx) => T): T {
  const [result, released] = transact(db, (tx) => [work(tx), deleteUnused(tx, isNotNull(archivos.usado_en))])
  files.remove(released.map(pathOf))
  return result
}

/** What a sweep did with the files that no row knows. */
interface Barrida {
  apartados: string[]
  devueltos: string[]
  /** They stay where they are. */
  dejados: { cuantos: number; motivo: Motivo } | undefined
}

/**
 * Removes what an interruption may have left: uploads that nobody used within a day, pieces that never became one. A
 * file that no row knows may be another database's: it is put aside for a while, and comes back when a row knows it.
 * `since` is from when on this database is known to have seen all that happened.
 */
export function sweepArchivos(deps: Needs, since = 0): Barrida {
  const { db, files, now } = deps
  const cuarentena = createCuarentena(files.locate(''))
  const isOldTrue = mayForget(deps)
  transactReleasing(deps, () => undefined)
  if (isOldTrue) forgetUnused(deps, cuarentena, since)
  const known = new Set(listPaths(db))
  const devueltos = cuarentena.list().filter((path) => known.has(path) && !existsSync(files.locate(path)))
  for (const path of devueltos) cuarentena.bringBack(path)
  if (!isOldTrue) return { apartados: [], devueltos, dejados: undefined }

  // What is being written now, by this program or another on the same folder, is younger.
  const old = files.listOlderThan(now() - HOUR_MS)
  files.remove(old.filter(isTemporary))
  const kept = old.filter((path) => !isTemporary(path))
  const isUnknown = (path: string) => !isTemporary(path) && !known.has(path)
  const unknown = old.filter(isUnknown)
  // Whose folder it is, the newest files tell too.
  const ofAnyAge = files.listOlderThan(Number.POSITIVE_INFINITY).filter(isUnknown)
  const isSuya = isOwn(deps, cuarentena, { known: known.size, unknown: ofAnyAge.length })
  const motivo = motivoParaDejar({ desconocidos: unknown.length, total: kept.length, isSuya })
  if (motivo) return { apartados: [], devueltos, dejados: { cuantos: unknown.length, motivo } }
  for (const path of unknown) cuarentena.putAside(path, now())
  cuarentena.expire(now())
  return { apartados: unknown, devueltos, dejados: undefined }
}

/**
 * What nobody used within a day goes. Where the database was there before this program began it may be an older one,
 * and a later one know a use: that is put aside.
 */
function forgetUnused(deps: Needs, cuarentena: Cuarentena, since: number): void {
  const { db, files, now } = deps
  const isForgotten = and(isNull(archivos.usado_en), lt(archivos.created_at, now() - UNUSED_MS))
  const unused = transact(db, (tx) => deleteUnused(tx, isForgotten))
  files.remove(unused.filter(({ created_at }) => created_at >= since).map(pathOf))
  for (const { path } of unused.filter(({ created_at }) => created_at < since)) {
    if (existsSync(files.locate(path))) cuarentena.putAside(path, now())
  }
}

/**
 * Whether the folder is this database's. One that says nothing of it yet, as all did before, becomes so where the
 * database knows its files; and so does another's folder whose files are all known here.
 */
function isOwn(
  { db }: Needs,
  cuarentena: Cuarentena,
  { known, unknown }: { known: number; unknown: number },
): boolean {
  const baseId = requireBaseId(db)
  const owner = cuarentena.owner()
  if (owner === baseId) return true
  const mayBecome = unknown === 0 || (owner === undefined && known > 0)
  if (mayBecome) cuarentena.own(baseId)
  return mayBecome
}

/** Whether the folder has files of another database: who moved that one away will want all that there is of it. */
export function isFolderOfAnother({ db, files }: Pick<Needs, 'db' | 'files'>): boolean {
  const owner = createCuarentena(files.locate('')).owner()
  return owner !== undefined && owner !== requireBaseId(db)
}

function requireBaseId(db: Db): string {
  return transact(db, (tx) => {
    const baseId = readAjustes(tx, [BASE_ID])[BASE_ID] ?? newBaseId()
    writeAjuste(tx, BASE_ID, baseId)
    return baseId
  })
}

const isTemporary = (path: string) => path.startsWith('uploads/tmp/')

const listPaths = (db: Db): string[] =>
  db
    .select({ path: archivos.path })
    .from(archivos)
    .all()
    .map(({ path }) => path)

/** Sweeps now and then; the answer ends it. */
export function keepSwept(deps: Needs): () => void {
  let said = ''
  const since = deps.now()
  const sweep = () => {
    if (soloLecturaDesde(deps.db) !== null) return
    try {
      const lines = linesOf(sweepArchivos(deps, since))
      // What stays as it was is said once.
      if (lines.join() !== said) for (const line of lines) console.log(line)
      said = lines.join()
      // Another's uploads are not this database's to forget.
      if (!isFolderOfAnother(deps)) sweepSubidas(deps)
    } catch (error) {
      console.error('No se pudieron ordenar los archivos que sobran.', error)
    }
  }
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  return () => clearInterval(timer)
}

function linesOf({ apartados, devueltos, dejados }: Barrida): string[] {
  const lines = apartados.map(
    (path) => `Archivo que la base de datos no conoce, ${DIAS_EN_CUARENTENA} días en cuarentena: ${path}`,
  )
  lines.push(...devueltos.map((path) => `Archivo que vuelve de la cuarentena: ${path}`))
  if (dejados) lines.push(fraseDeDejados(dejados.cuantos, dejados.motivo))
  return lines
}

interface Unused {
  path: string
  created_at: number
}

const pathOf = ({ path }: Unused) => path

/** Of these, those that nothing uses, the bin included. */
function deleteUnused(tx: Tx, which: SQL | undefined): Unused[] {
  const uso = tx.select({ uno: sql`1` }).from(archivoUsos).where(eq(archivoUsos.archivoId, archivos.id))
  const enPapelera = tx
    .select({ uno: sql`1` })
    .from(papeleraArchivos)
    .where(eq(papeleraArchivos.archivoId, archivos.id))
  return tx
    .delete(archivos)
    .where(and(not(exists(uso)), not(exists(enPapelera)), which))
    .returning({ path: archivos.path, created_at: archivos.created_at })
    .all()
}

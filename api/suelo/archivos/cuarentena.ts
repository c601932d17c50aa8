import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Beside the uploads, so that no copy takes it for something that is known. */
const CUARENTENA = 'cuarentena'
/** Which database a folder belongs to; the database has the same under `BASE_ID`. */
const CARPETA = 'carpeta'
export const BASE_ID = 'base_id'

export const DIAS_EN_CUARENTENA = 60
const DAY_MS = 24 * 3_600_000

/** More than this is no rest that an interruption left: the database is another one, or an older one. */
const TOLERADOS = 5
const TOLERADA_PARTE = 0.05

/** Why files that no row knows stay where they are. */
export type Motivo = 'ajena' | 'demasiados'

interface Juicio {
  desconocidos: number
  /** How many files there are in all. */
  total: number
  isSuya: boolean
}

/** Whether what a database does not know may be put aside; the reason where it may not. */
export function motivoParaDejar({ desconocidos, total, isSuya }: Juicio): Motivo | undefined {
  if (desconocidos === 0) return undefined
  if (!isSuya) return 'ajena'
  return desconocidos > Math.max(TOLERADOS, total * TOLERADA_PARTE) ? 'demasiados' : undefined
}

/** In one sentence, for the log and for who asks. */
export function fraseDeDejados(cuantos: number, motivo: Motivo): string {
  const que = cuantos === 1 ? 'Hay 1 archivo subido que' : `Hay ${cuantos} archivos subidos que`
  const porque =
    motivo === 'ajena'
      ? 'la carpeta es de otra base de datos'
      : 'son demasiados para ser restos: puede que esta base de datos sea una anterior'
  return `${que} la base de datos no conoce; no se toca ninguno: ${porque}.`
}

/** The files of a data folder that no row knows are kept for a while, and come back when a row does. */
export function createCuarentena(dataDir: string) {
  const inside = (path: string) => join(dataDir, CUARENTENA, path)
  const mark = join(dataDir, CARPETA)

  return {
    /** Paths as the database would know them. */
    list(): string[] {
      const folder = join(dataDir, CUARENTENA)
      if (!existsSync(folder)) return []
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    },
    putAside(path: string, now: number): void {
      mkdirSync(dirname(inside(path)), { recursive: true, mode: 0o700 })
      renameSync(join(dataDir, path), inside(path))
      // Its days are counted from here.
      utimesSync(inside(path), new Date(now), new Date(now))
    },
    bringBack(path: string): void {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 })
      renameSync(inside(path), join(dataDir, path))
    },
    /** Forgets what has been there for so long; says which. */
    expire(now: number): string[] {
      const old = this.list().filter(
        (path) => now - statSync(inside(path)).mtimeMs > DIAS_EN_CUARENTENA * DAY_MS,
      )
      for (const path of old) rmSync(inside(path), { force: true })
      return old
    },
    /** The id of the database that the folder belongs to; nothing where it has none. */
    owner: (): string | undefined => (existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined),
    own: (baseId: string): void => writeFileSync(mark, `${baseId}\n`, { mode: 0o600, flush: true }),
  }
}

export type Cuarentena = ReturnType<typeof createCuarentena>

export const newBaseId = (): string => randomUUID()

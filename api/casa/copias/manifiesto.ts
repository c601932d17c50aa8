import { z } from 'zod'
import { VAPID } from '../../suelo/push/vapid.ts'

export const BASE = 'guarania.db'
export const SECRETO = 'secret'
/** What else of the folder is no upload. */
const PROPIOS = [BASE, SECRETO, VAPID]
/** The last one in the archive: a copy that was cut has none. */
export const MANIFIESTO = 'manifiesto.json'
/** A whole one: the uploads are in the archive too. */
export const ENTERA = 1
/** A daily one: each upload lies once beside it, by its checksum (`sueltos.ts`). */
export const SUELTA = 2

/** Each part of a name is plain, and none begins with a dot. */
const UPLOAD = /^uploads(\/[\w-][\w.-]*)+$/
const LONGEST_PATH = 255
/** Of a file, with its name: a manifest of half a million of them. */
export const LONGEST_MANIFIESTO = 64 * 1024 * 1024

const contenido = z.object({
  path: z
    .string()
    .max(LONGEST_PATH)
    .refine((path) => PROPIOS.includes(path) || UPLOAD.test(path)),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

export const manifiesto = z.object({
  formato: z.literal([ENTERA, SUELTA]),
  /** The program's, and how many migrations the database has had. */
  version: z.string(),
  migraciones: z.int(),
  creada: z.iso.datetime(),
  archivos: z.array(contenido).refine(areApart),
  /** How many rows each table had. */
  filas: z.record(z.string(), z.int().nonnegative()).optional(),
})

/** Each name once, and none both a file and a folder. */
function areApart(archivos: { path: string }[]): boolean {
  const paths = new Set(archivos.map(({ path }) => path))
  if (paths.size < archivos.length) return false
  return archivos.every(({ path }) => foldersOf(path).every((folder) => !paths.has(folder)))
}

const foldersOf = (path: string) =>
  path.split('/').flatMap((_, i, parts) => (i === 0 ? [] : parts.slice(0, i).join('/')))

export const isSubida = (path: string) => UPLOAD.test(path)

export type Manifiesto = z.infer<typeof manifiesto>
export type Contenido = z.infer<typeof contenido>

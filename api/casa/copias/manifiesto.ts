import { z } from 'zod'

export const BASE = 'guarania.db'
export const SECRETO = 'secret'
/** The last one in the archive: a copy that was cut has none. */
export const MANIFIESTO = 'manifiesto.json'
/** A whole one: the uploads are in the archive too. */
export const ENTERA = 1
/** A daily one: each upload lies once beside it, by its checksum (`sueltos.ts`). */
export const SUELTA = 2

/** Each part of a name is plain, and none begins with a dot. */
const UPLOAD = /^uploads(\/[\w-][\w.-]*)+$/

const contenido = z.object({
  path: z.string().refine((path) => path === BASE || path === SECRETO || UPLOAD.test(path)),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

export const manifiesto = z.object({
  formato: z.literal([ENTERA, SUELTA]),
  /** The program's, and how many migrations the database has had. */
  version: z.string(),
  migraciones: z.int(),
  creada: z.iso.datetime(),
  archivos: z.array(contenido),
  /** How many rows each table had. */
  filas: z.record(z.string(), z.int().nonnegative()).optional(),
})

export const isSubida = (path: string) => UPLOAD.test(path)

export type Manifiesto = z.infer<typeof manifiesto>
export type Contenido = z.infer<typeof contenido>

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Reader, transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { archivoGrande } from '../../suelo/subidas/errors.ts'
import { carpetaDe, makeCarpeta } from './carpeta.ts'

const MAXIMO = 1024 * 1024
const DAY_MS = 24 * 3_600_000

/** As typed, or a file of MusicXML, MXL or ABC. */
export type Origen = { abc: string } | { bytes: Uint8Array; filename: string }

type Needs = Pick<Deps, 'db' | 'files' | 'now' | 'dibujaPartitura'>

/**
 * Draws a score, once for what it says, and knows it from then on by its sum; refuses what has no note to draw. What is
 * only to be practised is forgotten a day later, and meanwhile anybody with a session may see it.
 */
export async function drawPartitura(
  deps: Needs,
  origen: Origen,
  { paraPracticar = false } = {},
): Promise<{ sha: string; paginas: number }> {
  const abc = 'abc' in origen ? origen.abc + (paraPracticar ? PARA_PRACTICAR : '') : null
  const fuente = 'bytes' in origen ? origen.bytes : Buffer.from(abc ?? '')
  if (fuente.byteLength > MAXIMO) throw archivoGrande(MAXIMO)
  if (abc !== null && /^\s*<|^PK/.test(abc)) throw partituraIlegible()
  const sha = createHash('sha256').update(fuente).digest('hex')
  const paginas = findPartitura(deps.db, sha)?.paginas || (await drawInTurn(deps, sha, fuente))
  const created_at = deps.now()
  const vence_en = paraPracticar ? created_at + DAY_MS : null
  const set = { paginas, vence_en, ...(abc && { abc }) }
  transact(deps.db, (tx) =>
    tx
      .insert(partituras)
      .values({ sha256: sha, created_at, ...set })
      .onConflictDoUpdate({ target: partituras.sha256, set })
      .run(),
  )
  return { sha, paginas }
}

/** A comment of ABC's: the same notes, where they are held, are another score, which others see. */
const PARA_PRACTICAR = '\n% para practicar\n'

/** As answers say it: typed, or the file to download, and its pages. */
export function comoNotacion(tx: Reader, sha: string): Notacion {
  const { abc, paginas = 0 } = findPartitura(tx, sha) ?? {}
  const original = abc ? undefined : findOriginal(tx, sha)
  return {
    ...(abc && { abc }),
    ...(original && { original: `/${original}` }),
    paginas: Array.from({ length: paginas }, (_, i) => `/partituras/${sha}/${i + 1}.svg`),
  }
}

export const notacion = z.object({
  abc: z.string().optional(),
  original: z.string().optional(),
  paginas: z.array(z.string()),
})
export type Notacion = z.infer<typeof notacion>

export const findPartitura = (tx: Reader, sha: string) =>
  tx.select().from(partituras).where(eq(partituras.sha256, sha)).get()

/** Where a file lies that has this sum; of several that are alike, the first. */
const findOriginal = (tx: Reader, sha: string): string | undefined =>
  tx
    .select({ path: archivos.path })
    .from(archivos)
    .where(eq(archivos.sha256, sha))
    .orderBy(asc(archivos.id))
    .get()?.path

/** What is known and lies nowhere any more, as after a copy was put back. */
export async function redrawPartitura(deps: Needs, sha: string): Promise<void> {
  const abc = findPartitura(deps.db, sha)?.abc
  const original = findOriginal(deps.db, sha)
  if (abc) await drawInTurn(deps, sha, Buffer.from(abc))
  else if (original) await drawInTurn(deps, sha, await readFile(deps.files.locate(original)))
}

const MOST_WAITING = 100
const enCurso = new Map<string, Promise<number>>()
let ultimo: Promise<unknown> = Promise.resolve()

/** One after the other, however many ask for one. */
function drawInTurn({ files, dibujaPartitura }: Needs, sha: string, fuente: Uint8Array): Promise<number> {
  const carpeta = files.locate(carpetaDe(sha))
  const empezada = enCurso.get(carpeta)
  if (empezada) return empezada
  if (enCurso.size >= MOST_WAITING) throw muchasPartituras()
  const dibujo = ultimo.then(() => makeCarpeta(carpeta, (lugar) => dibujaPartitura(fuente, lugar)))
  const dibujada = dibujo.catch(() => {
    throw partituraIlegible()
  })
  enCurso.set(carpeta, dibujada)
  ultimo = dibujo.catch(() => {}).then(() => enCurso.delete(carpeta))
  return dibujada
}

export const partituraIlegible = () =>
  new AppError(400, 'partitura_ilegible', 'No se pudo leer esa partitura: expórtala como MusicXML.')

const muchasPartituras = () =>
  new AppError(503, 'muchas_partituras', 'Hay demasiadas partituras por dibujar. Prueba en un minuto.', {
    headers: { 'retry-after': '60' },
  })

declare module '../../suelo/deps.ts' {
  interface Deps {
    /** Leaves the pages of a score in a folder, and says how many they are; fails where it can't be read. */
    dibujaPartitura: (fuente: Uint8Array, carpeta: string) => Promise<number>
  }
}

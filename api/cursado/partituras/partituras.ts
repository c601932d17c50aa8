import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Reader, transact } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import type { Sonido } from '../../../src/domain/archivos/sonido.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { archivoGrande } from '../../suelo/subidas/errors.ts'
import { ARCHIVO_DE_NOTAS, ARCHIVO_DE_SONIDO, carpetaDe, makeCarpeta } from './carpeta.ts'

export const MAXIMO_DE_PARTITURA = 1024 * 1024

/** As typed, or a file of MusicXML, MXL or ABC. */
export type Origen = { abc: string } | { bytes: Uint8Array; filename: string }

type Needs = Pick<Deps, 'db' | 'files' | 'now' | 'dibujaPartitura'>

/** Draws a score, once for what it says, and knows it from then on by its sum; refuses what has no note to draw. */
export async function drawPartitura(deps: Needs, origen: Origen): Promise<{ sha: string; paginas: number }> {
  const abc = 'abc' in origen ? origen.abc : null
  const fuente = 'bytes' in origen ? origen.bytes : Buffer.from(abc ?? '')
  if (fuente.byteLength > MAXIMO_DE_PARTITURA) throw archivoGrande(MAXIMO_DE_PARTITURA)
  if (abc !== null && /^\s*<|^PK|^MThd/.test(abc)) throw partituraIlegible()
  const sha = createHash('sha256').update(fuente).digest('hex')
  const paginas = findPartitura(deps.db, sha)?.paginas || (await drawInTurn(deps, { sha, fuente })).paginas
  if (paginas === 0) throw partituraIlegible()
  keepPartitura(deps, sha, { paginas, vence_en: null, ...(abc && { abc }) })
  return { sha, paginas }
}

type Fila = Omit<typeof partituras.$inferInsert, 'sha256' | 'created_at'>

export function keepPartitura({ db, now }: Pick<Deps, 'db' | 'now'>, sha256: string, set: Fila): void {
  transact(db, (tx) =>
    tx
      .insert(partituras)
      .values({ sha256, created_at: now(), ...set })
      .onConflictDoUpdate({ target: partituras.sha256, set })
      .run(),
  )
}

/** As answers say it: typed, or the file to download, and its pages. */
export function comoNotacion(tx: Reader, sha: string): Notacion {
  const { abc, paginas = 0 } = findPartitura(tx, sha) ?? {}
  const path = abc ? undefined : findOriginal(tx, sha)
  return {
    ...(abc && { abc }),
    ...(path && { original: `/${path}` }),
    paginas: direccionesDe(sha, paginas),
  }
}

export const direccionesDe = (sha: string, paginas: number): string[] =>
  Array.from({ length: paginas }, (_, i) => `/partituras/${sha}/${i + 1}.svg`)

export const direccionDeSonido = (sha: string) => `/partituras/${sha}/${ARCHIVO_DE_SONIDO}`

export const notacion = z.object({
  abc: z.string().optional(),
  original: z.string().optional(),
  paginas: z.array(z.string()),
})
export type Notacion = z.infer<typeof notacion>

export const findPartitura = (tx: Reader, sha: string) => conSuma(tx).get({ sha })

const conSuma = consulta((tx) =>
  tx
    .select()
    .from(partituras)
    .where(eq(partituras.sha256, hueco('sha'))),
)

/** Where a file lies that has this sum; of several that are alike the first, and a student's only where there is no other. */
const findOriginal = (tx: Reader, sha: string): string | undefined => original(tx).get({ sha })?.path

const original = consulta((tx) =>
  tx
    .select({ path: archivos.path })
    .from(archivos)
    .where(eq(archivos.sha256, hueco('sha')))
    .orderBy(asc(archivos.alumnoId), asc(archivos.id)),
)

/** What is known and lies nowhere any more, as after a copy was put back. */
export async function redrawPartitura(deps: Needs, sha: string): Promise<void> {
  const { abc, con_sonido: conSonido } = findPartitura(deps.db, sha) ?? {}
  const path = findOriginal(deps.db, sha)
  if (abc) await drawInTurn(deps, { sha, fuente: Buffer.from(abc), conSonido })
  else if (path) await drawInTurn(deps, { sha, fuente: await readFile(deps.files.locate(path)), conSonido })
}

interface Pedida {
  sha: string
  fuente: Uint8Array
  conSonido?: boolean | undefined
}

interface Hecha {
  paginas: number
  /** Null where none was asked for, or it can't be made. */
  sonido: Sonido | null
}

const MOST_WAITING = 200
const enCurso = new Map<string, Promise<Hecha>>()

/** Once, however many ask for it. */
export function drawInTurn(deps: Needs, pedida: Pedida): Promise<Hecha> {
  const carpeta = deps.files.locate(carpetaDe(pedida.sha))
  const clave = `${carpeta} ${pedida.conSonido === true}`
  const empezada = enCurso.get(clave)
  if (empezada) return empezada
  if (enCurso.size >= MOST_WAITING) throw muchasPartituras()
  const hecha = makeCarpeta(carpeta, (lugar) => draw(deps, pedida, lugar)).finally(() =>
    enCurso.delete(clave),
  )
  enCurso.set(clave, hecha)
  return hecha
}

async function draw(
  { dibujaPartitura }: Needs,
  { fuente, conSonido }: Pedida,
  lugar: string,
): Promise<Hecha> {
  const isMidi = Buffer.from(fuente.subarray(0, 4)).toString('latin1') === 'MThd'
  const paginas = isMidi ? 0 : await dibujaPartitura('partitura', fuente, lugar).catch(refuseIlegible)
  if (!conSonido) return { paginas, sonido: null }
  const notas = isMidi ? fuente : await readFile(join(lugar, ARCHIVO_DE_NOTAS))
  return { paginas, sonido: await dibujaPartitura('sonido', notas, lugar).catch(goOnWithout) }
}

/** It was not read at all, as while the program is being replaced by its next version: that says nothing about it. */
const throwUnread = (error: NodeJS.ErrnoException) => {
  if (error.syscall?.startsWith('spawn')) throw error
}
const refuseIlegible = (error: NodeJS.ErrnoException) => {
  throwUnread(error)
  throw partituraIlegible()
}
const goOnWithout = (error: NodeJS.ErrnoException) => {
  throwUnread(error)
  return null
}

export const partituraIlegible = () =>
  new AppError(400, 'partitura_ilegible', 'No se pudo leer esa partitura: expórtala como MusicXML.')

const muchasPartituras = () =>
  new AppError(503, 'muchas_partituras', 'Hay demasiadas partituras por dibujar. Prueba en un minuto.', {
    headers: { 'retry-after': '60' },
  })

declare module '../../suelo/deps.ts' {
  interface Deps {
    /** Leaves the pages of a score, or how its notes sound, in a folder; fails where it can't be read. */
    dibujaPartitura: <Que extends keyof Dibujado>(
      que: Que,
      fuente: Uint8Array,
      carpeta: string,
    ) => Promise<Dibujado[Que]>
  }
}

interface Dibujado {
  /** How many pages. */
  partitura: number
  sonido: Sonido
}

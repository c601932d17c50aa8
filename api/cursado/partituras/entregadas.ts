import { readFile } from 'node:fs/promises'
import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Db, transact } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos, sonPartituras } from '../../../db/schema/archivos.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { drawInTurn, keepPartitura, MAXIMO_DE_PARTITURA } from './partituras.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'now' | 'dibujaPartitura'>

/** What was delivered, and is not yet to be seen and heard, nor known that it can't be. */
const pendienteEn = (db: Db) =>
  db
    .select({ sha: archivos.sha256, path: archivos.path, bytes: archivos.bytes, fila: partituras })
    .from(archivos)
    .leftJoin(partituras, eq(partituras.sha256, archivos.sha256))
    .where(
      and(
        sonPartituras,
        exists(
          db
            .select({ uno: sql`1` })
            .from(archivoUsos)
            .where(and(eq(archivoUsos.archivoId, archivos.id), isNotNull(archivoUsos.tareaAsignacionId))),
        ),
        or(
          isNull(partituras.con_sonido),
          eq(partituras.con_sonido, false),
          and(isNotNull(partituras.duracion_ms), isNull(archivos.duracion_ms)),
        ),
      ),
    )
    .get()

type Pendiente = NonNullable<ReturnType<typeof pendienteEn>>

const enMarcha = new WeakSet<Db>()

/** Draws what was delivered and makes it sound, one after the other; whoever asks meanwhile is served by who began. */
export async function drawEntregadas(deps: Needs): Promise<void> {
  const { db } = deps
  if (enMarcha.has(db)) return
  enMarcha.add(db)
  try {
    for (let una = pendienteEn(db); una; una = pendienteEn(db)) await drawEntregada(deps, una)
  } finally {
    enMarcha.delete(db)
  }
}

async function drawEntregada(deps: Needs, { sha, path, bytes, fila }: Pendiente): Promise<void> {
  if (!fila?.con_sonido) {
    const { paginas, sonido } = bytes > MAXIMO_DE_PARTITURA ? NADA : await drawn(deps, sha, path)
    keepPartitura(deps, sha, {
      paginas,
      con_sonido: true,
      duracion_ms: sonido?.duracion_ms ?? null,
      picos: sonido?.picos ?? null,
      vence_en: null,
    })
  }
  // Whoever plays a file, and comments on a second of it, asks that one.
  const { duracion_ms, picos } = partituras
  const deSuPartitura = (columna: typeof duracion_ms | typeof picos) =>
    sql`(select ${columna} from ${partituras} where ${partituras.sha256} = ${sha})`
  transact(deps.db, (tx) =>
    tx
      .update(archivos)
      .set({ duracion_ms: deSuPartitura(duracion_ms), picos: deSuPartitura(picos) })
      .where(eq(archivos.sha256, sha))
      .run(),
  )
}

const NADA = { paginas: 0, sonido: null }

/** What can't be drawn is only downloaded; what could not be written is tried again. */
const drawn = async (deps: Needs, sha: string, path: string) =>
  drawInTurn(deps, { sha, fuente: await readFile(deps.files.locate(path)), conSonido: true }).catch(
    (error) => {
      if (error instanceof AppError && error.status === 400) return NADA
      throw error
    },
  )

/** What was delivered before, or while the program ended; it waits for nobody, and nobody for it. */
export const dibujoDeEntregadas = (deps: Needs): Job => ({
  name: 'dibujo de partituras',
  run: () => startDrawing(deps),
})

export function startDrawing(deps: Needs): void {
  drawEntregadas(deps).catch((error) => console.error('No se pudo dibujar una partitura entregada.', error))
}

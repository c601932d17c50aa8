import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import type { PreguntaEscrita } from '../../../src/domain/evaluaciones/preguntas.ts'
import { isRutaDeSubida } from '../../../src/domain/planes/rutas-de-recursos.ts'
import { ARCHIVO_AJENO } from '../../../src/domain/tareas/tarea-nueva.ts'
import { findUsables } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { comoNotacion, drawPartitura, type Notacion } from '../partituras/partituras.ts'
import type { Pregunta, PreguntaVista } from './esquemas.ts'

/** Draws all that these questions write, before anything of them is kept; refuses each that has no note at its field. */
export async function drawNotaciones(
  deps: Deps,
  { rol, id: docenteId }: Quien,
  catedraId: number,
  escritas: readonly PreguntaEscrita[] = [],
): Promise<void> {
  const menciones = escritas.flatMap(({ notacion, opciones }, i) => [
    [`preguntas.${i}.notacion`, notacion ?? ''] as const,
    ...opciones.map((una, j) => [`preguntas.${i}.opciones.${j}.notacion`, una.notacion ?? ''] as const),
  ])
  const rutas = menciones.map(([, valor]) => valor).filter(isRutaDeSubida)
  const usables = findUsables(deps.db, rutas, { docenteId: rol === 'docente' ? docenteId : null, catedraId })
  for (const [campo, valor] of menciones) {
    if (valor === '') continue
    if (isRutaDeSubida(valor) && !usables.has(valor)) throw invalidFields([[campo, ARCHIVO_AJENO]])
    await drawPartitura(deps, await origenDe(deps, valor)).catch((error) => {
      throw error instanceof AppError && error.status === 400
        ? invalidFields([[campo, error.message]])
        : error
    })
  }
}

async function origenDe({ files }: Deps, valor: string) {
  if (!isRutaDeSubida(valor)) return { abc: valor }
  return { bytes: await readFile(files.locate(valor)), filename: valor }
}

/** The same questions as they are kept: of each score, the sum of what it was drawn of. */
export const conSumas = (tx: Reader, escritas: readonly PreguntaEscrita[]): PreguntaEscrita[] =>
  escritas.map(({ opciones, ...una }) => ({
    ...una,
    notacion: sumaDe(tx, una.notacion),
    opciones: opciones.map((opcion) => ({ ...opcion, notacion: sumaDe(tx, opcion.notacion) })),
  }))

function sumaDe(tx: Reader, valor: string | null | undefined): string | null {
  if (!valor) return null
  if (!isRutaDeSubida(valor)) return createHash('sha256').update(valor).digest('hex')
  const archivo = tx.select({ suma: archivos.sha256 }).from(archivos).where(eq(archivos.path, valor)).get()
  return archivo?.suma ?? null
}

/** A question as answers have it. */
export const comoVista = (tx: Reader, { notacion, Opcion, ...pregunta }: Pregunta): PreguntaVista => ({
  ...pregunta,
  notacion: notacionDe(tx, notacion),
  Opcion: Opcion.map((una) => ({ ...una, notacion: notacionDe(tx, una.notacion) })),
})

export const notacionDe = (tx: Reader, suma: string | null): Notacion | null =>
  suma === null ? null : comoNotacion(tx, suma)

/** The same for who takes the evaluation: what a score was written as may say more than it shows. */
export function soloPaginas(tx: Reader, suma: string | null): Notacion | null {
  const dicha = notacionDe(tx, suma)
  return dicha && { paginas: dicha.paginas }
}

/** Of a question for the ear, what sounded; of another, what it shows. */
export const notacionResuelta = (tx: Reader, { notacion, oido }: Pregunta): Notacion | null =>
  notacionDe(tx, notacion ?? sumaDe(tx, oido?.abc))

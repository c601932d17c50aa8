import { and, eq, gt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { type CuotaDiaria, cuotas, MUCHO_SUBIDO_HOY, SIN_LUGAR } from '../../../src/domain/archivos/cuotas.ts'
import { VIDA_DE_SUBIDA_MS } from '../../../src/domain/archivos/subidas.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { isSoloEnPapelera } from './usos.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Refuses what a student has done too often today; `que` is what it counts as. */
export function requireCuota(
  { limits }: Pick<Deps, 'limits'>,
  que: string,
  alumnoId: number,
  { frase, ...cuota }: CuotaDiaria,
): void {
  const wait = limits?.count(`${que} de alumno ${alumnoId}`, cuota) ?? 0
  if (wait > 0) throw mucho(frase, wait)
}

interface Nuevo {
  bytes: number
  /** What it has come in pieces as. */
  subida?: { id: string }
}

/** Refuses a delivery that would be too much, today or in all; what is still to come in pieces counts as if it were there. */
export function requireCuotaDeArchivo(
  tx: Reader,
  alumnoId: number,
  nuevos: readonly Nuevo[],
  now: number,
): void {
  const propios = nuevos.reduce((suma, { bytes }) => suma + bytes, 0)
  const usadas = nuevos.flatMap(({ subida }) => subida?.id ?? [])
  const bytes = propios + sumSubidas(tx, alumnoId, now, usadas)
  if (sumArchivosDe(tx, alumnoId) + bytes > cuotas.archivos) throw sinLugar()
  if (sumArchivosDe(tx, alumnoId, gt(archivos.created_at, now - DAY_MS)) + bytes > cuotas.archivosAlDia)
    throw mucho(MUCHO_SUBIDO_HOY, DAY_MS / 1000)
}

export const sinLugar = () => new AppError(413, 'sin_lugar', SIN_LUGAR)
const mucho = (frase: string, seconds: number) =>
  new AppError(429, 'cuota_diaria', frase, { headers: { 'retry-after': String(seconds) } })

/** The bytes of what a student has put there, the bin aside; `cuales` says of which. */
export function sumArchivosDe(tx: Reader, alumnoId: number, cuales?: SQL): number {
  const suma = tx
    .select({ n: sql<number>`coalesce(sum(${archivos.bytes}), 0)` })
    .from(archivos)
    .where(and(eq(archivos.alumnoId, alumnoId), cuales, not(isSoloEnPapelera(tx))))
    .get()
  return suma?.n ?? 0
}

function sumSubidas(tx: Reader, alumnoId: number, now: number, except: string[]): number {
  const isViva = gt(subidas.created_at, now - VIDA_DE_SUBIDA_MS)
  const suma = tx
    .select({ n: sql<number>`coalesce(sum(${subidas.bytes}), 0)` })
    .from(subidas)
    .where(and(eq(subidas.alumnoId, alumnoId), isViva, notInArray(subidas.id, except)))
    .get()
  return suma?.n ?? 0
}

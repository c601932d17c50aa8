import { and, eq, gt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import {
  cuotas,
  MUCHO_HOY,
  MUCHO_PEDIDO_HOY,
  MUCHO_SUBIDO_HOY,
  SIN_LUGAR,
} from '../../../src/domain/archivos/cuotas.ts'
import { VIDA_DE_SUBIDA_MS } from '../../../src/domain/archivos/subidas.ts'
import { isSoloEnPapelera } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How much of what there is a student has put there, in bytes, and how much it may be. */
export function readUso(tx: Reader, alumnoId: number) {
  return {
    archivos: sumArchivos(tx, eq(archivos.alumnoId, alumnoId)),
    textos: sumTextos(tx, alumnoId),
    cuota_archivos: cuotas.archivos,
    cuota_textos: cuotas.textos,
  }
}

/** Refuses another post or comment of a student who has written too much, today or in all. */
export function requireCuotaDeTexto(
  { limits }: Pick<Deps, 'limits'>,
  tx: Reader,
  alumnoId: number,
  que: 'publicaciones' | 'comentarios',
): void {
  const wait = limits?.count(`${que} de alumno ${alumnoId}`, cuotas[que]) ?? 0
  if (wait > 0) throw mucho(MUCHO_HOY, wait)
  requireLugarDeTexto(tx, alumnoId)
}

/** Refuses another excuse of a student who has asked for too many today: each is a mail to the teacher. */
export function requireCuotaDeJustificativos({ limits }: Pick<Deps, 'limits'>, alumnoId: number): void {
  const wait = limits?.count(`justificativos de alumno ${alumnoId}`, cuotas.justificativos) ?? 0
  if (wait > 0) throw mucho(MUCHO_PEDIDO_HOY, wait)
}

/** Refuses where all that a student has written is too much. */
export function requireLugarDeTexto(tx: Reader, alumnoId: number): void {
  if (sumTextos(tx, alumnoId) > cuotas.textos) throw sinLugar()
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
  { bytes: propios, subida }: Nuevo,
  now: number,
): void {
  const suyos = eq(archivos.alumnoId, alumnoId)
  const bytes = propios + sumSubidas(tx, alumnoId, now, subida?.id)
  if (sumArchivos(tx, suyos) + bytes > cuotas.archivos) throw sinLugar()
  const deHoy = and(suyos, gt(archivos.created_at, now - DAY_MS)) as SQL
  if (sumArchivos(tx, deHoy) + bytes > cuotas.archivosAlDia) throw mucho(MUCHO_SUBIDO_HOY, DAY_MS / 1000)
}

const sinLugar = () => new AppError(413, 'sin_lugar', SIN_LUGAR)
const mucho = (frase: string, seconds: number) =>
  new AppError(429, 'cuota_diaria', frase, { headers: { 'retry-after': String(seconds) } })

function sumArchivos(tx: Reader, cuales: SQL): number {
  const suma = tx
    .select({ n: sql<number>`coalesce(sum(${archivos.bytes}), 0)` })
    .from(archivos)
    .where(and(cuales, not(isSoloEnPapelera(tx))))
    .get()
  return suma?.n ?? 0
}

function sumSubidas(tx: Reader, alumnoId: number, now: number, except = ''): number {
  const isViva = gt(subidas.created_at, now - VIDA_DE_SUBIDA_MS)
  const suma = tx
    .select({ n: sql<number>`coalesce(sum(${subidas.bytes}), 0)` })
    .from(subidas)
    .where(and(eq(subidas.alumnoId, alumnoId), isViva, ne(subidas.id, except)))
    .get()
  return suma?.n ?? 0
}

function sumTextos(tx: Reader, alumnoId: number): number {
  const deUna = tx
    .select({ n: sql<number>`coalesce(sum(length(${publicaciones.contenido})), 0)` })
    .from(publicaciones)
    .where(eq(publicaciones.autorAlumnoId, alumnoId))
    .get()
  const deOtros = tx
    .select({ n: sql<number>`coalesce(sum(length(${publicacionComentarios.texto})), 0)` })
    .from(publicacionComentarios)
    .where(eq(publicacionComentarios.autorAlumnoId, alumnoId))
    .get()
  const deEntregas = tx
    .select({ n: sql<number>`coalesce(sum(length(${comentariosDeEntrega.texto})), 0)` })
    .from(comentariosDeEntrega)
    .where(eq(comentariosDeEntrega.alumnoId, alumnoId))
    .get()
  return (deUna?.n ?? 0) + (deOtros?.n ?? 0) + (deEntregas?.n ?? 0)
}

import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { archivos, archivoUsos } from '../../db/schema/archivos.ts'
import { planesDeClases, unidadesPlan } from '../../db/schema/planes.ts'
import { tareasMaestras } from '../../db/schema/tareas.ts'

type Reader = Pick<Tx, 'select'>

/** What a list of resources says of a file. */
export interface Datos {
  nombre: string
  tipo: string
  bytes: number
}

/** The files of units, by path; `cuales` says of which units. */
export function listArchivosDeUnidades(tx: Reader, cuales: SQL): Map<string, Datos> {
  const filas = tx
    .select({ path: archivos.path, nombre: archivos.nombre, tipo: archivos.tipo, bytes: archivos.bytes })
    .from(archivoUsos)
    .innerJoin(archivos, eq(archivos.id, archivoUsos.archivoId))
    .innerJoin(unidadesPlan, eq(unidadesPlan.id, archivoUsos.unidadPlanId))
    .where(cuales)
    .all()
  return new Map(filas.map(({ path, ...datos }) => [path, datos]))
}

interface Dueno {
  docenteId: number
  catedraId: number
}

/** Of these paths, those that a teacher may use in a course: the own uploads, and what the course uses already. */
export function findUsables(
  tx: Reader,
  paths: string[],
  { docenteId, catedraId }: Dueno,
): Map<string, number> {
  if (paths.length === 0) return new Map()
  const deUnidad = tx
    .select({ uno: sql`1` })
    .from(archivoUsos)
    .innerJoin(unidadesPlan, eq(unidadesPlan.id, archivoUsos.unidadPlanId))
    .innerJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(and(eq(archivoUsos.archivoId, archivos.id), eq(planesDeClases.catedraId, catedraId)))
  const deTarea = tx
    .select({ uno: sql`1` })
    .from(archivoUsos)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, archivoUsos.tareaMaestraId))
    .where(and(eq(archivoUsos.archivoId, archivos.id), eq(tareasMaestras.catedraId, catedraId)))
  const filas = tx
    .select({ id: archivos.id, path: archivos.path })
    .from(archivos)
    .where(
      and(
        inArray(archivos.path, paths),
        or(eq(archivos.docenteId, docenteId), exists(deUnidad), exists(deTarea)),
      ),
    )
    .all()
  return new Map(filas.map(({ id, path }) => [path, id]))
}

/** From now on a unit uses these uploads and no other. */
export function setUsosDeUnidad(tx: Tx, unidadPlanId: number, ids: Iterable<number>, now: number): void {
  tx.delete(archivoUsos).where(eq(archivoUsos.unidadPlanId, unidadPlanId)).run()
  const archivoIds = [...new Set(ids)]
  if (archivoIds.length === 0) return
  tx.insert(archivoUsos)
    .values(archivoIds.map((archivoId) => ({ archivoId, unidadPlanId })))
    .run()
  markUsados(tx, inArray(archivos.id, archivoIds), now)
}

/** A copied unit's files have uses of their own. */
export function copyUsosDeUnidad(tx: Tx, deUnidadId: number, aUnidadId: number): void {
  const usos = tx
    .select({ archivoId: archivoUsos.archivoId })
    .from(archivoUsos)
    .where(eq(archivoUsos.unidadPlanId, deUnidadId))
    .all()
  if (usos.length === 0) return
  tx.insert(archivoUsos)
    .values(usos.map((uso) => ({ ...uso, unidadPlanId: aUnidadId })))
    .run()
}

export function markUsados(tx: Tx, cuales: SQL, now: number): void {
  tx.update(archivos)
    .set({ usado_en: now })
    .where(and(cuales, isNull(archivos.usado_en)))
    .run()
}

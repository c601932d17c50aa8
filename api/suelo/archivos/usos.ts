import { and, asc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { papeleraArchivos } from '../../../db/schema/papelera.ts'
import { unidadesPlan } from '../../../db/schema/planes.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { usosEnCatedras } from './usos-en-catedras.ts'

/** What a list of resources says of a file. */
export interface Datos {
  nombre: string
  tipo: string
  bytes: number
  /** Of sound or film, where it is known. */
  duracion_ms?: number
}
interface DatosDeTarea extends Omit<Datos, 'duracion_ms'> {
  path: string
  duracion_ms: number | null
}

/** Of an upload that only the bin still uses: for everybody it is gone. */
export function isSoloEnPapelera(tx: Reader): SQL {
  const uso = tx.select({ uno: sql`1` }).from(archivoUsos).where(eq(archivoUsos.archivoId, archivos.id))
  const guardado = tx
    .select({ uno: sql`1` })
    .from(papeleraArchivos)
    .where(eq(papeleraArchivos.archivoId, archivos.id))
  return sql`(${exists(guardado)} and ${not(exists(uso))})`
}

const columnasDeDatos = {
  nombre: archivos.nombre,
  tipo: archivos.tipo,
  bytes: archivos.bytes,
  duracion_ms: archivos.duracion_ms,
}

/** The files of units, by path; `cuales` says of which units. */
export function listArchivosDeUnidades(tx: Reader, cuales: SQL, valores: Valores): Map<string, Datos> {
  const filas = deUnidades(tx, cuales).all(valores)
  return new Map(
    filas.map(({ path, duracion_ms, ...datos }) => [
      path,
      { ...datos, ...(duracion_ms !== null && { duracion_ms }) },
    ]),
  )
}

const deUnidades = consulta((tx, cuales) =>
  tx
    .select({ path: archivos.path, ...columnasDeDatos })
    .from(archivoUsos)
    .innerJoin(archivos, eq(archivos.id, archivoUsos.archivoId))
    .innerJoin(unidadesPlan, eq(unidadesPlan.id, archivoUsos.unidadPlanId))
    .where(cuales),
)

/** The files of tasks, by task; `cuales` says of which tasks. */
export function listArchivosDeTareas(tx: Reader, cuales: SQL, valores: Valores): Map<number, DatosDeTarea[]> {
  const porTarea = new Map<number, DatosDeTarea[]>()
  for (const { tareaId, archivo } of deTareas(tx, cuales).all(valores)) {
    porTarea.set(tareaId, [...(porTarea.get(tareaId) ?? []), archivo])
  }
  return porTarea
}

const deTareas = consulta((tx, cuales) =>
  tx
    .select({
      tareaId: tareasMaestras.id,
      archivo: { path: archivos.path, ...columnasDeDatos },
    })
    .from(tareasMaestras)
    .innerJoin(archivoUsos, eq(archivoUsos.tareaMaestraId, tareasMaestras.id))
    .innerJoin(archivos, eq(archivos.id, archivoUsos.archivoId))
    .where(cuales)
    .orderBy(asc(archivoUsos.id)),
)

interface Dueno {
  /** Null for the administrator. */
  docenteId: number | null
  catedraId: number
}

/** Of these paths, those that somebody may use in a course: the own uploads, and what is everybody's there already. */
export function findUsables(
  tx: Reader,
  paths: string[],
  { docenteId, catedraId }: Dueno,
): Map<string, number> {
  if (paths.length === 0) return new Map()
  const usado = tx
    .select({ uno: sql`1` })
    .from(usosEnCatedras.tabla)
    .where(
      and(
        eq(usosEnCatedras.archivoId, archivos.id),
        eq(usosEnCatedras.catedraId, catedraId),
        isNull(usosEnCatedras.alumnoId),
      ),
    )
  const filas = tx
    .select({ id: archivos.id, path: archivos.path })
    .from(archivos)
    .where(and(inArray(archivos.path, paths), or(isOwn(docenteId), exists(usado)), not(isSoloEnPapelera(tx))))
    .all()
  return new Map(filas.map(({ id, path }) => [path, id]))
}

/** The administrator's have no owner. */
function isOwn(docenteId: number | null): SQL | undefined {
  return docenteId === null
    ? and(isNull(archivos.docenteId), isNull(archivos.alumnoId))
    : eq(archivos.docenteId, docenteId)
}

/** The uploads that HTML shows or links. */
export function listRutasEn(html: string): string[] {
  return [...html.matchAll(/"\/(uploads\/[\w-]+\/[\w.-]+)"/g)].map(([, path = '']) => path)
}

/** What uses a file, by the column that names it. */
type Uso = Partial<Omit<typeof archivoUsos.$inferInsert, 'id' | 'archivoId'>>

/** From now on it uses these uploads too; those before them are kept. */
export function addUsos(tx: Tx, uso: Uso, ids: Iterable<number>, now: number): void {
  const archivoIds = [...new Set(ids)]
  if (archivoIds.length === 0) return
  tx.insert(archivoUsos)
    .values(archivoIds.map((archivoId) => ({ archivoId, ...uso })))
    .run()
  markUsados(tx, inArray(archivos.id, archivoIds), now)
}

/** From now on it uses these uploads and no other. */
export function setUsos(tx: Tx, cosa: keyof Uso, id: number, ids: Iterable<number>, now: number): void {
  tx.delete(archivoUsos).where(eq(archivoUsos[cosa], id)).run()
  addUsos(tx, { [cosa]: id }, ids, now)
}

/** What is copied has uses of its own of the same files. */
export function copyUsos(tx: Tx, cosa: keyof Uso, { de, a }: { de: number; a: number }): void {
  const usos = tx
    .select({ archivoId: archivoUsos.archivoId })
    .from(archivoUsos)
    .where(eq(archivoUsos[cosa], de))
    .orderBy(asc(archivoUsos.id))
    .all()
  if (usos.length === 0) return
  tx.insert(archivoUsos)
    .values(usos.map((uso) => ({ ...uso, [cosa]: a })))
    .run()
}

export function markUsados(tx: Tx, cuales: SQL, now: number): void {
  tx.update(archivos)
    .set({ usado_en: now })
    .where(and(cuales, isNull(archivos.usado_en)))
    .run()
}

import { asc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { instanteEn } from '../../suelo/abierta.ts'
import { listArchivosDeTareas } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { unidadNoEncontrada } from '../planes/errors.ts'
import { columnasDeUnidad, findUnidad, unidadDe } from '../planes/unidad-nombrada.ts'
import { type Cual, isStillInscrito, requireTarea } from './busqueda.ts'
import { tareaNoEncontrada } from './errors.ts'
import type { Asignacion, Tarea, TareaMaestra } from './esquemas.ts'
import {
  asignacionDe,
  columnasDeAsignacion,
  columnasDeCatedra,
  columnasDePublicacion,
  columnasDeTarea,
  resumenDe,
} from './ficha.ts'

const deCatedra = eq(tareasMaestras.catedraId, hueco('catedraId'))
const deUnidad = eq(tareasMaestras.unidadPlanId, hueco('unidadId'))
const una = eq(tareasMaestras.id, hueco('id'))

/** A course's, as its detail nests them: the first one first. */
export const listTareasDeCatedra = (tx: Reader, catedraId: number, ahora: number): TareaMaestra[] =>
  listMaestras(tx, deCatedra, { catedraId, ahora })

export function listTareasPara({ db, now }: Deps, quien: Quien, catedraId: number): TareaMaestra[] {
  requireCatedraPara(db, quien, catedraId)
  return listTareasDeCatedra(db, catedraId, now())
}

export function listTareasDeUnidad(
  { db, now }: Deps,
  quien: Quien,
  catedraId: number,
  unidadId: number,
): TareaMaestra[] {
  requireCatedraPara(db, quien, catedraId)
  if (!findUnidad(db, catedraId, unidadId)) throw unidadNoEncontrada()
  return listMaestras(db, deUnidad, { unidadId, ahora: now() })
}

export function readTareaPara({ db, now }: Deps, quien: Quien, cual: Cual): TareaMaestra {
  requireTarea(db, quien, cual)
  return readMaestra(db, cual.id, now())
}

export function readMaestra(tx: Reader, id: number, ahora: number): TareaMaestra {
  const [maestra] = listMaestras(tx, una, { id, ahora })
  if (!maestra) throw tareaNoEncontrada()
  return maestra
}

function listMaestras(tx: Reader, cuales: SQL, valores: Valores): TareaMaestra[] {
  const tareas = listTareas(tx, cuales, valores)
  const asignaciones = listAsignaciones(tx, cuales, valores)
  return tareas.map((tarea) => {
    const TareaAsignacion = asignaciones.get(tarea.id) ?? []
    return { ...tarea, resumen: resumenDe(TareaAsignacion), TareaAsignacion }
  })
}

/** Without those to whom they are assigned. */
export function listTareas(tx: Reader, cuales: SQL, valores: Valores = {}): Tarea[] {
  const filas = tareas(tx, cuales).all(valores)
  const archivosDe = listArchivosDeTareas(tx, cuales, valores)
  return filas.map(({ tarea, Catedra, unidad, publicacion }) => ({
    ...tarea,
    fecha_entrega: enISO(tarea.fecha_entrega),
    created_at: enISO(tarea.created_at),
    updated_at: enISO(tarea.updated_at),
    archivos: archivosDe.get(tarea.id) ?? [],
    UnidadPlan: unidadDe(unidad),
    Catedra,
    publicacionId: publicacion?.publicacionId ?? null,
    visibleToStudents: publicacion?.visibleToStudents ?? null,
  }))
}

const tareas = consulta((tx, cuales) =>
  tx
    .select({
      tarea: {
        ...columnasDeTarea,
        descripcion: tareasMaestras.descripcion,
        recursos: tareasMaestras.recursos,
        multimedia_path: tareasMaestras.multimedia_path,
        updated_at: tareasMaestras.updated_at,
      },
      Catedra: columnasDeCatedra,
      unidad: columnasDeUnidad,
      publicacion: columnasDePublicacion,
    })
    .from(tareasMaestras)
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .leftJoin(unidadesPlan, eq(unidadesPlan.id, tareasMaestras.unidadPlanId))
    .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .leftJoin(publicaciones, eq(publicaciones.tareaMaestraId, tareasMaestras.id))
    .where(cuales)
    .orderBy(asc(tareasMaestras.id)),
)

/** Each task's, of those who are enrolled. */
function listAsignaciones(tx: Reader, cuales: SQL, valores: Valores): Map<number, Asignacion[]> {
  const filas = asignadas(tx, cuales).all(valores)
  const asignaciones = filas.map(({ asignacion, fecha_entrega, reloj }) =>
    asignacionDe(asignacion, fecha_entrega, reloj),
  )
  return Map.groupBy(asignaciones, ({ tareaMaestraId }) => tareaMaestraId)
}

const asignadas = consulta((tx, cuales) =>
  tx
    .select({
      asignacion: columnasDeAsignacion,
      fecha_entrega: tareasMaestras.fecha_entrega,
      reloj: instanteEn(hueco('ahora')),
    })
    .from(tareasMaestras)
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .leftJoin(publicaciones, eq(publicaciones.tareaMaestraId, tareasMaestras.id))
    .where(cuales)
    .orderBy(asc(tareaAsignaciones.id)),
)

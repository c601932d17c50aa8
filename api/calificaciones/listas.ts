import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import type { Deps } from '../deps.ts'
import type { Entrega, EntregaDeAdmin } from '../entregas/esquemas.ts'
import { listEntregas } from '../entregas/lectura.ts'
import { sigueInscrito } from '../tareas/busqueda.ts'

/** As many as anybody reads at once; as they are graded, the next ones come. */
const HASTA = 500

const entregadas = eq(tareaAsignaciones.estado, 'ENTREGADA')
const calificadas = eq(tareaAsignaciones.estado, 'CALIFICADA')

/** What waits to be graded in all courses: who has waited longest stands first. */
export function listEntregadas({ db, now }: Deps): EntregaDeAdmin[] {
  const orden = [asc(tareaAsignaciones.submission_date), asc(tareaAsignaciones.id)]
  return listPrimeras(db, entregadas, orden, now())
}

/** The latest delivery first. */
export function listCalificadas({ db, now }: Deps): EntregaDeAdmin[] {
  const orden = [desc(tareaAsignaciones.submission_date), desc(tareaAsignaciones.id)]
  return listPrimeras(db, calificadas, orden, now())
}

/** Chosen first and read then: an index gives them in their order, and no more are read than are shown. */
function listPrimeras(db: Db, cuales: SQL, orden: SQL[], ahora: number): EntregaDeAdmin[] {
  const elegidas = db
    .select({ id: tareaAsignaciones.id })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, sigueInscrito())
    .where(cuales)
    .orderBy(...orden)
    .limit(HASTA)
    .all()
    .map(({ id }) => id)
  const entregas = listEntregas(db, inArray(tareaAsignaciones.id, elegidas), ahora, orden)
  const descripciones = listDescripciones(db, entregas)
  return entregas.map((una) => ({
    ...una,
    titulo: una.TareaMaestra.titulo,
    descripcion: descripciones.get(una.tareaMaestraId) ?? '',
    catedra: { nombre: una.TareaMaestra.Catedra.nombre, anio: una.TareaMaestra.Catedra.anio },
    alumno: { nombre: una.Alumno.nombre, apellido: una.Alumno.apellido, email: una.Alumno.email },
    puntos_posibles: una.TareaMaestra.puntos_posibles,
    feedback: una.comentario_docente,
  }))
}

/** Read once for each task, however many deliveries it has. */
function listDescripciones(db: Db, entregas: Entrega[]): Map<number, string> {
  const ids = [...new Set(entregas.map(({ tareaMaestraId }) => tareaMaestraId))]
  const filas = db
    .select({ id: tareasMaestras.id, descripcion: tareasMaestras.descripcion })
    .from(tareasMaestras)
    .where(inArray(tareasMaestras.id, ids))
    .all()
  return new Map(filas.map(({ id, descripcion }) => [id, descripcion]))
}

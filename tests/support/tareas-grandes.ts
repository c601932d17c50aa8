import type { WritableDb as Db } from '../../db/client.ts'
import { archivoUsos } from '../../db/schema/archivo-usos.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { insertArchivo, insertAsignacion, insertTarea } from './cursado.ts'

const TAREAS = 4

/** Four tasks of every course, that all of its students have: two are graded, one is delivered, one is open. */
export function insertTareasGrandes(db: Db) {
  const inscritos = db
    .select({ catedraId: catedraAlumnos.catedraId, alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .all()
  db.transaction((tx) => {
    for (const [catedraId, suyos] of Map.groupBy(inscritos, (uno) => uno.catedraId)) {
      for (let i = 0; i < TAREAS; i++) {
        const { id: tareaMaestraId } = insertTarea(tx as unknown as Db, {
          catedraId,
          fecha_entrega: i * 1000,
        })
        for (const { alumnoId } of suyos) {
          insertEntrega(tx as unknown as Db, { tareaMaestraId, alumnoId }, ETAPAS[i] ?? 'ASIGNADA')
        }
      }
    }
  })
}

const ETAPAS = ['CALIFICADA', 'CALIFICADA', 'ENTREGADA'] as const

function insertEntrega(
  db: Db,
  una: { tareaMaestraId: number; alumnoId: number },
  estado: (typeof ETAPAS)[number] | 'ASIGNADA',
) {
  const entregada = estado !== 'ASIGNADA' && {
    archivoId: insertArchivo(db, {
      path: `uploads/tareas/${una.tareaMaestraId}-${una.alumnoId}.pdf`,
      alumnoId: una.alumnoId,
      usado_en: 0,
    }).id,
    submission_date: una.tareaMaestraId * 1000 + una.alumnoId,
  }
  const nota = estado === 'CALIFICADA' && { puntos_obtenidos: 7, calificada_en: una.tareaMaestraId * 2000 }
  const { id } = insertAsignacion(db, { ...una, estado, ...entregada, ...nota })
  if (entregada) {
    db.insert(archivoUsos).values({ archivoId: entregada.archivoId, tareaAsignacionId: id }).run()
  }
}

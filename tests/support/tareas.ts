import type { Db } from '../../db/client.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'

export function insertTarea(
  db: Db,
  datos: Pick<typeof tareasMaestras.$inferInsert, 'catedraId'> & Partial<typeof tareasMaestras.$inferInsert>,
) {
  return db
    .insert(tareasMaestras)
    .values({
      titulo: 'Análisis',
      descripcion: '<p>Analiza la obra.</p>',
      puntos_posibles: 10,
      recursos: [],
      created_at: 0,
      updated_at: 0,
      ...datos,
    })
    .returning()
    .get()
}

type Asignacion = Pick<typeof tareaAsignaciones.$inferInsert, 'tareaMaestraId' | 'alumnoId'>

export function insertAsignacion(db: Db, datos: Asignacion & Partial<typeof tareaAsignaciones.$inferInsert>) {
  return db
    .insert(tareaAsignaciones)
    .values({ created_at: 0, ...datos })
    .returning()
    .get()
}

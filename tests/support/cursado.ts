import type { WritableDb as Db } from '../../db/client.ts'
import { archivos } from '../../db/schema/archivos.ts'
import { publicaciones } from '../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'

type DeCatedra = { catedraId: number }

export function insertTarea(db: Db, datos: DeCatedra & Partial<typeof tareasMaestras.$inferInsert>) {
  return db
    .insert(tareasMaestras)
    .values({
      titulo: 'Coral a cuatro voces',
      descripcion: '<p>Escribe un coral.</p>',
      puntos_posibles: 10,
      recursos: [],
      created_at: 0,
      updated_at: 0,
      ...datos,
    })
    .returning()
    .get()
}

type DeTarea = Pick<typeof tareaAsignaciones.$inferInsert, 'tareaMaestraId' | 'alumnoId'>

export function insertAsignacion(db: Db, datos: DeTarea & Partial<typeof tareaAsignaciones.$inferInsert>) {
  return (
    db
      .insert(tareaAsignaciones)
      // Published, where nothing else is said.
      .values({
        created_at: 0,
        ...(datos.estado === 'CALIFICADA' && { publicada_en: datos.calificada_en ?? 0 }),
        ...datos,
      })
      .returning()
      .get()
  )
}

export function insertArchivo(db: Db, datos: Partial<typeof archivos.$inferInsert> = {}) {
  return db
    .insert(archivos)
    .values({
      path: 'uploads/tareas/entrega.pdf',
      nombre: 'entrega.pdf',
      tipo: 'application/pdf',
      bytes: 10,
      sha256: '0'.repeat(64),
      created_at: 0,
      ...datos,
    })
    .returning()
    .get()
}

/** The administrator's, where nothing else is said. */
export function insertPublicacion(db: Db, datos: DeCatedra & Partial<typeof publicaciones.$inferInsert>) {
  return db
    .insert(publicaciones)
    .values({
      autor: 'admin',
      titulo: 'Aviso',
      contenido: '<p>Hola.</p>',
      tipo: 'ANUNCIO',
      created_at: 0,
      updated_at: 0,
      ...datos,
    })
    .returning()
    .get()
}

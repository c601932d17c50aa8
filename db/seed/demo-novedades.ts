import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { novedades } from '../schema/avisos.ts'
import { publicaciones } from '../schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../schema/tareas.ts'

const HORA_MS = 3_600_000

interface Curso {
  catedraId: number
  docenteId: number
  alumnoIds: number[]
  now: number
}

type Novedad = Pick<typeof novedades.$inferInsert, 'aviso' | 'nombre' | 'enlace'> &
  Partial<typeof novedades.$inferInsert>

/** What the teacher and the first student have not read yet. To be called last: it tells of what there is. */
export function insertNovedades(tx: Tx, { catedraId, docenteId, alumnoIds: [alumnoId], now }: Curso): void {
  const insert = (persona: { alumnoId?: number; docenteId?: number }, suyas: Novedad[]) => {
    for (const [i, { cuantas = 1, ...una }] of suyas.entries()) {
      const created_at = now - (suyas.length - i) * HORA_MS
      // As if mails had told it, so that no digest leaves for it.
      const dicha = { cuantas, por_correo: cuantas, created_at }
      tx.insert(novedades)
        .values({ ...persona, catedraId, ...dicha, ...una })
        .run()
    }
  }
  insert({ docenteId }, listDeDocente(tx, catedraId, now))
  insert({ alumnoId }, [...listPublicacion(tx, catedraId), ...listCalificada(tx, alumnoId)])
}

function listDeDocente(tx: Tx, catedraId: number, now: number): Novedad[] {
  const entregadas = tx
    .select({ tareaMaestraId: tareasMaestras.id, nombre: tareasMaestras.titulo, cuantas: count() })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(
      and(
        eq(tareasMaestras.catedraId, catedraId),
        gt(tareasMaestras.fecha_entrega, now),
        eq(tareaAsignaciones.estado, 'ENTREGADA'),
      ),
    )
    .groupBy(tareasMaestras.id)
    .all()
  return [
    ...entregadas.map((una) => ({
      ...una,
      aviso: 'ENTREGA' as const,
      enlace: `/docente/catedra/${catedraId}/tareas/${una.tareaMaestraId}/correccion`,
    })),
    {
      aviso: 'PEDIDO_DE_INGRESO',
      nombre: null,
      cuantas: 2,
      enlace: `/docente/catedra/${catedraId}?tab=alumnos`,
    },
  ]
}

/** The last one of a student. */
function listPublicacion(tx: Tx, catedraId: number): Novedad[] {
  return tx
    .select({ publicacionId: publicaciones.id, nombre: publicaciones.titulo })
    .from(publicaciones)
    .where(and(eq(publicaciones.catedraId, catedraId), eq(publicaciones.autor, 'alumno')))
    .orderBy(desc(publicaciones.id))
    .limit(1)
    .all()
    .map((una) => ({
      ...una,
      aviso: 'PUBLICACION',
      enlace: `/alumno/catedra/${catedraId}?tab=tablon&publicacion=${una.publicacionId}`,
    }))
}

function listCalificada(tx: Tx, alumnoId: number | undefined): Novedad[] {
  return tx
    .select({ tareaAsignacionId: tareaAsignaciones.id, nombre: tareasMaestras.titulo })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .where(and(eq(tareaAsignaciones.alumnoId, alumnoId ?? 0), eq(tareaAsignaciones.estado, 'CALIFICADA')))
    .orderBy(desc(tareaAsignaciones.id))
    .limit(1)
    .all()
    .map((una) => ({
      ...una,
      aviso: 'TAREA_CALIFICADA',
      enlace: `/alumno/tarea/${una.tareaAsignacionId}`,
    }))
}

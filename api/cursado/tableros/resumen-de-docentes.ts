import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { esInscripcionVigente } from '../../academia/inscripciones/vigentes.ts'
import { enElLapso, type Lapso, type Para } from './resumen-de-alumnos.ts'

/** The news of all teachers, each of the own courses. */
export function novedadesDeDocentes(tx: Tx, lapso: Lapso): Para[] {
  return [...listPublicaciones(tx, lapso), ...listEntregas(tx, lapso)]
}

function listPublicaciones(tx: Tx, lapso: Lapso): Para[] {
  return tx
    .select({ personaId: catedras.docenteId, catedra: catedras.nombre, titulo: publicaciones.titulo })
    .from(publicaciones)
    .innerJoin(catedras, eq(catedras.id, publicaciones.catedraId))
    .where(
      and(
        enElLapso(publicaciones.created_at, lapso),
        or(isNull(publicaciones.autorDocenteId), ne(publicaciones.autorDocenteId, catedras.docenteId)),
      ),
    )
    .all()
    .flatMap(({ personaId, ...resto }) =>
      personaId === null ? [] : [{ personaId, novedad: { tipo: 'publicacion', ...resto } }],
    )
}

/** What still waits for a grade. */
function listEntregas(tx: Tx, lapso: Lapso): Para[] {
  return tx
    .select({
      personaId: catedras.docenteId,
      catedra: catedras.nombre,
      titulo: tareasMaestras.titulo,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(catedraAlumnos, esInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .innerJoin(alumnos, eq(alumnos.id, tareaAsignaciones.alumnoId))
    .where(
      and(enElLapso(tareaAsignaciones.submission_date, lapso), eq(tareaAsignaciones.estado, 'ENTREGADA')),
    )
    .all()
    .flatMap(({ personaId, catedra, titulo, nombre, apellido }) =>
      personaId === null
        ? []
        : [{ personaId, novedad: { tipo: 'entrega', catedra, titulo, detalle: `${nombre} ${apellido}` } }],
    )
}

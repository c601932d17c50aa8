import { and, count, desc, eq, isNotNull, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isSoloEnPapelera } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listArchivosDeSubida } from '../../suelo/subidas/piezas.ts'

/** What uploads take, in bytes: of each course, the largest first, and of what is no course's. */
export function readAlmacenamiento({ db, files }: Pick<Deps, 'db' | 'files'>) {
  const aMedias = listArchivosDeSubida(files).reduce((suma, { bytes }) => suma + bytes, 0)
  return {
    total: sumArchivos(db) + aMedias,
    disco_libre: files.freeBytes(),
    subidas_a_medias: aMedias,
    papelera: sumArchivos(db, isSoloEnPapelera(db)),
    catedras: listPorCatedra(db),
    sin_catedra: sumArchivos(db, sinCatedra(db)),
  }
}

const bytesDe = (cuales?: SQL) =>
  sql<number>`coalesce(sum(${archivos.bytes}) ${cuales ? sql`filter (where ${cuales})` : sql``}, 0)`

function sumArchivos(db: Reader, cuales?: SQL): number {
  return db.select({ n: bytesDe() }).from(archivos).where(cuales).get()?.n ?? 0
}

const DE_MEDIOS = sql`(${archivos.tipo} like 'audio/%' or ${archivos.tipo} like 'video/%')`

/** A file that two courses use counts in both. */
function listPorCatedra(db: Reader) {
  const usos = usosDeCatedras(db)
  const bytes = bytesDe()
  return db
    .select({
      id: catedras.id,
      nombre: catedras.nombre,
      anio: catedras.anio,
      bytes,
      archivos: count(),
      media_bytes: bytesDe(DE_MEDIOS),
    })
    .from(usos)
    .innerJoin(catedras, eq(catedras.id, usos.catedraId))
    .innerJoin(archivos, eq(archivos.id, usos.archivoId))
    .groupBy(catedras.id)
    .orderBy(desc(bytes), catedras.id)
    .all()
}

/** Photos of creators, and what nobody has used yet. */
function sinCatedra(db: Reader): SQL | undefined {
  const usos = usosDeCatedras(db)
  const deAlguna = db.select({ uno: sql`1` }).from(usos).where(eq(usos.archivoId, archivos.id))
  return and(notExists(deAlguna), not(isSoloEnPapelera(db)))
}

/** Which file each course uses, once. */
function usosDeCatedras(db: Reader) {
  const asignacionId = sql`coalesce(${archivoUsos.tareaAsignacionId}, ${comentariosDeEntrega.tareaAsignacionId})`
  const tareaId = sql`coalesce(${archivoUsos.tareaMaestraId}, ${tareaAsignaciones.tareaMaestraId})`
  const catedraId = sql<number>`coalesce(${planesDeClases.catedraId}, ${tareasMaestras.catedraId}, ${justificativos.catedraId})`
  return db
    .select({ archivoId: archivoUsos.archivoId, catedraId: catedraId.as('catedra_id') })
    .from(archivoUsos)
    .leftJoin(unidadesPlan, eq(unidadesPlan.id, archivoUsos.unidadPlanId))
    .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .leftJoin(comentariosDeEntrega, eq(comentariosDeEntrega.id, archivoUsos.comentarioDeEntregaId))
    .leftJoin(tareaAsignaciones, eq(tareaAsignaciones.id, asignacionId))
    .leftJoin(tareasMaestras, eq(tareasMaestras.id, tareaId))
    .leftJoin(justificativos, eq(justificativos.id, archivoUsos.justificativoId))
    .where(isNotNull(catedraId))
    .groupBy(archivoUsos.archivoId, catedraId)
    .as('usos')
}

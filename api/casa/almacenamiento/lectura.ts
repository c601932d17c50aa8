import { and, count, desc, eq, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { isSoloEnPapelera } from '../../suelo/archivos/usos.ts'
import { usosEnCatedras } from '../../suelo/archivos/usos-en-catedras.ts'
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
  const deAlguna = db
    .select({ uno: sql`1` })
    .from(usosEnCatedras.tabla)
    .where(eq(usosEnCatedras.archivoId, archivos.id))
  return and(notExists(deAlguna), not(isSoloEnPapelera(db)))
}

/** Which file each course uses, once. */
const usosDeCatedras = (db: Reader) =>
  db
    .select({
      archivoId: usosEnCatedras.archivoId.as('archivo'),
      catedraId: usosEnCatedras.catedraId.as('catedra'),
    })
    .from(usosEnCatedras.tabla)
    .groupBy(usosEnCatedras.archivoId, usosEnCatedras.catedraId)
    .as('de_catedras')

import { and, between, count, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { textoDeHtml } from '../../../src/domain/html.ts'
import {
  ALUMNOS_A_LA_VISTA,
  asistenciaDe,
  clasesDadas,
  extractoDe,
} from '../../../src/domain/resumen-de-catedra.ts'
import { listPersonas } from '../../cursado/asistencia/personas.ts'
import { listDiasClase } from '../../cursado/clases/ficha.ts'
import { listPublicaciones } from '../../cursado/tablon/lectura.ts'
import type { Deps } from '../../deps.ts'
import { todayOf } from '../../services/today.ts'
import { esInscripcionVigente } from '../inscripciones/vigentes.ts'
import { requireCatedraDe } from './busqueda.ts'
import type { ResumenDeCatedra } from './esquemas-de-resumen.ts'
import { listAlumnos } from './resumen-de-alumnos.ts'
import { readEspera } from './resumen-de-espera.ts'

/** How a teacher's own course stands today, in one call. */
export function readResumenDeCatedra(deps: Deps, docenteId: number, id: number): ResumenDeCatedra {
  const { db } = deps
  const { anio } = requireCatedraDe(db, docenteId, id)
  const hoy = todayOf(deps)
  const inscritos = listPersonas(db, id).map(({ alumnoId }) => alumnoId)
  const dias = listDiasClase(db, id)
  const fechas = dias.map(({ fecha }) => fecha)
  const esteMes = { desde: `${hoy.slice(0, 7)}-01`, hasta: hoy }
  const delMes = fechas.filter((fecha) => fecha >= esteMes.desde && fecha <= esteMes.hasta)
  return {
    inscritos: inscritos.length,
    asistenciaDelMes: asistenciaDe(countPresentes(db, id, esteMes), inscritos.length, delMes.length),
    clases: clasesDadas(fechas, anio, hoy),
    alumnos: listAlumnos(db, id, inscritos.slice(0, ALUMNOS_A_LA_VISTA), dias, hoy),
    ...readEspera(deps, id, hoy),
    publicacion: readUltima(deps, docenteId, id),
  }
}

/** Marks of who is enrolled, on the class days of a period. */
function countPresentes(tx: Reader, catedraId: number, { desde, hasta }: { desde: string; hasta: string }) {
  const presentes = tx
    .select({ n: count() })
    .from(diasClase)
    .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .innerJoin(catedraAlumnos, esInscripcionVigente(diasClase.catedraId, asistencias.alumnoId))
    .where(
      and(
        eq(diasClase.catedraId, catedraId),
        between(diasClase.fecha, desde, hasta),
        eq(asistencias.presente, true),
      ),
    )
    .get()
  return presentes?.n ?? 0
}

function readUltima(deps: Deps, docenteId: number, catedraId: number): ResumenDeCatedra['publicacion'] {
  const [ultima] = listPublicaciones(deps, { rol: 'docente', id: docenteId }, catedraId, {
    limit: 1,
  }).publicaciones
  if (!ultima) return null
  const { id, titulo, contenido, created_at, autor, autorAlumno, autorDocente } = ultima
  const { totalInteracciones, totalComentarios, visibleToStudents } = ultima
  return {
    id,
    titulo,
    extracto: extractoDe(textoDeHtml(contenido)),
    created_at,
    autor,
    autorAlumno,
    autorDocente,
    visibleToStudents,
    totalInteracciones,
    totalComentarios,
  }
}

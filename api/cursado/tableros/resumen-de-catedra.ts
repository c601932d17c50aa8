import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { porcentajeDeAsistencia } from '../../../src/domain/asistencia/asistencia.ts'
import { textoDeHtml } from '../../../src/domain/base/html.ts'
import {
  ALUMNOS_A_LA_VISTA,
  asistenciaDe,
  CLASES_EN_LA_TIRA,
  clasesDadas,
  expiresSoon,
  extractoDe,
  FECHAS_SIN_LISTA,
  TAREAS_QUE_ESPERAN,
} from '../../../src/domain/catedras/resumen-de-catedra.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { listInscritos } from '../../academia/inscripciones/inscritos.ts'
import { isDeAbierta, relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { listRegistros } from '../asistencia/registros.ts'
import { isDeLista } from '../clases/autor-de-marca.ts'
import { type DiaClase, isDeInscrito, listDiasClase, sinLista } from '../clases/ficha.ts'
import { listPublicaciones } from '../tablon/lectura.ts'
import { isEnEstado } from '../tareas/estado.ts'
import { listPorCorregir } from '../tareas/por-corregir.ts'
import { type Atendible, listAtencion } from './atencion.ts'
import type { AlumnoDelResumen, Espera, ResumenDeCatedra } from './esquemas-de-resumen.ts'

/** How a teacher's own course stands today, in one call. */
export function readResumenDeCatedra(deps: Deps, quien: Quien, id: number): ResumenDeCatedra {
  const { db } = deps
  requireCatedraPara(db, quien, id)
  const hoy = todayOf(relojDe(deps, db, id))
  const inscritos = listInscritos(db, id, hoy)
  const dias = listDiasClase(db, id).filter(({ suspendida }) => suspendida === null)
  const fechas = dias.map(({ fecha }) => fecha)
  const esteMes = { desde: `${hoy.slice(0, 7)}-01`, hasta: hoy }
  const atendibles = listAtencion(deps, id, inscritos, ultimasDe(dias, hoy))
  return {
    inscritos: inscritos.length,
    asistenciaDelMes: readAsistencia(db, id, esteMes, inscritos.length),
    clases: clasesDadas(fechas, hoy),
    alumnos: listAlumnos(db, id, atendibles.slice(0, ALUMNOS_A_LA_VISTA), dias, hoy),
    conAtencion: atendibles.length,
    ...readEspera(deps, id, hoy),
    publicacion: readUltima(deps, quien, id),
  }
}

/** The last class days up to today, the earliest first. */
const ultimasDe = (dias: readonly DiaClase[], hoy: string) =>
  dias.filter(({ fecha }) => fecha <= hoy).slice(-CLASES_EN_LA_TIRA)

interface Periodo {
  desde: string
  hasta: string
}

/** How many of the enrolled came, of the class days of a period whose list was begun. */
function readAsistencia(tx: Reader, catedraId: number, { desde, hasta }: Periodo, inscritos: number) {
  const marcas = tx
    .select({
      presentes: sum(asistencias.presente).mapWith(Number),
      clases: countDistinct(diasClase.id),
    })
    .from(diasClase)
    .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .innerJoin(catedraAlumnos, isDeInscrito())
    .where(
      and(
        eq(diasClase.catedraId, catedraId),
        isNull(diasClase.suspendida),
        between(diasClase.fecha, desde, hasta),
        isDeLista(),
      ),
    )
    .get()
  return asistenciaDe(marcas?.presentes ?? 0, inscritos, marcas?.clases ?? 0)
}

function readUltima(deps: Deps, quien: Quien, catedraId: number): ResumenDeCatedra['publicacion'] {
  const [ultima] = listPublicaciones(deps, quien, catedraId, {
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

/** How these students of a course stand; `dias` are all its class days, the earliest first. */
function listAlumnos(
  tx: Reader,
  catedraId: number,
  atendibles: readonly Atendible[],
  dias: readonly DiaClase[],
  hoy: string,
): AlumnoDelResumen[] {
  const ids = atendibles.map(({ alumnoId }) => alumnoId)
  const suyas = and(eq(diasClase.catedraId, catedraId), inArray(asistencias.alumnoId, ids)) as SQL
  const registros = listRegistros(tx, suyas)
  const puntos = listPuntos(tx, catedraId, ids)
  const enLaTira = ultimasDe(dias, hoy)
  return atendibles.map(({ alumnoId, motivos }) => {
    const registroDe = ({ id }: DiaClase) => registros.get(id)?.find((una) => una.alumnoId === alumnoId)
    const presentes = dias.filter((dia) => registroDe(dia)?.presente).length
    return {
      alumnoId,
      marcas: enLaTira.map((dia) => registroDe(dia)?.presente ?? null),
      matices: enLaTira.map((dia) => registroDe(dia)?.matiz ?? null),
      porcentaje: porcentajeDeAsistencia(presentes, dias.length),
      ...(puntos.get(alumnoId) ?? { puntos: 0, puntosPosibles: 0 }),
      motivos,
    }
  })
}

function listPuntos(tx: Reader, catedraId: number, ids: number[]) {
  const filas = tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      puntos: sum(tareaAsignaciones.puntos_obtenidos).mapWith(Number),
      puntosPosibles: sum(tareasMaestras.puntos_posibles).mapWith(Number),
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(
      and(
        eq(tareasMaestras.catedraId, catedraId),
        inArray(tareaAsignaciones.alumnoId, ids),
        isEnEstado('CALIFICADA'),
      ),
    )
    .groupBy(tareaAsignaciones.alumnoId)
    .all()
  return new Map(filas.map(({ alumnoId, ...cuenta }) => [alumnoId, cuenta]))
}

/** What waits for the teacher in a course, and how many deliveries are to be graded in all. */
function readEspera(deps: Deps, catedraId: number, hoy: string) {
  const entregas = listPorCorregir(deps.db, eq(tareasMaestras.catedraId, catedraId))
  const espera: Espera = {
    entregas: entregas.slice(0, TAREAS_QUE_ESPERAN).map(({ catedra: _, ...tarea }) => tarea),
    sinLista: readSinLista(deps.db, catedraId, hoy),
    evaluaciones: listEvaluaciones(deps, catedraId),
  }
  return { espera, porCorregir: entregas.reduce((suma, { cuantas }) => suma + cuantas, 0) }
}

function readSinLista(tx: Reader, catedraId: number, hoy: string) {
  const fechas = tx
    .select({ fecha: diasClase.fecha })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), sinLista(tx, hoy)))
    .orderBy(asc(diasClase.fecha))
    .all()
    .map(({ fecha }) => fecha)
  return { cuantas: fechas.length, fechas: fechas.slice(-FECHAS_SIN_LISTA) }
}

function listEvaluaciones({ db, now, zona }: Deps, catedraId: number) {
  const ahora = now()
  return db
    .select({
      evaluacionId: evaluaciones.id,
      titulo: evaluaciones.titulo,
      vence: sql<number>`${evaluaciones.fecha_entrega}`,
      faltan: count(),
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(catedraAlumnos, isInscripcionVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .where(
      and(
        eq(evaluaciones.catedraId, catedraId),
        gte(evaluaciones.fecha_entrega, ahora),
        isDeAbierta(db, evaluaciones.catedraId),
        eq(evaluacionAsignaciones.estado, 'PENDIENTE'),
      ),
    )
    .groupBy(evaluaciones.id)
    .orderBy(asc(evaluaciones.fecha_entrega), desc(evaluaciones.id))
    .all()
    .filter(({ vence }) => expiresSoon(zona, vence, ahora))
    .map(({ vence, ...evaluacion }) => ({ ...evaluacion, fecha_entrega: enISO(vence) }))
}

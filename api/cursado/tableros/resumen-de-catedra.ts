import { and, asc, count, desc, eq, gte, isNull, sql, sum } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isPresente, porcentajeDeAsistencia, valorDe } from '../../../src/domain/asistencia/asistencia.ts'
import { textoDeHtml } from '../../../src/domain/base/html.ts'
import {
  ALUMNOS_A_LA_VISTA,
  CLASES_EN_LA_TIRA,
  clasesDadas,
  expiresSoon,
  extractoDe,
  FECHAS_SIN_LISTA,
  TAREAS_QUE_ESPERAN,
} from '../../../src/domain/catedras/resumen-de-catedra.ts'
import { diasQueCuentan, type ReglasDeCatedra } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { isEnEstadia } from '../../../src/domain/inscripciones/estadias.ts'
import { mesDe } from '../../../src/domain/pagos/meses-de-cuota.ts'
import { requireCierrePara } from '../../academia/catedras/busqueda.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import { isDeAbierta, relojHasta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { hasMarcas } from '../clases/ficha.ts'
import { type Cursante, listCursantes } from '../habilitacion/lectura.ts'
import { readTramo } from '../tablon/lectura.ts'
import { isEnEstado } from '../tareas/estado.ts'
import { listPorCorregir } from '../tareas/por-corregir.ts'
import { type Atendible, listAtencion, type Ultimas } from './atencion.ts'
import type { AlumnoDelResumen, Espera, ResumenDeCatedra } from './esquemas-de-resumen.ts'

/** How a teacher's own course stands today, in one call. */
export function readResumenDeCatedra(deps: Deps, quien: Quien, id: number): ResumenDeCatedra {
  const { db } = deps
  const cerrada_en = requireCierrePara(db, quien, id)
  const reloj = relojHasta(deps, cerrada_en)
  const hoy = todayOf(reloj)
  const cursantes = listCursantes(db, { catedraId: id }, hoy)
  const reglas = readReglas(db, id)
  const dias = deClases(db).all({ catedraId: id })
  const clases = clasesDadas(
    dias.map(({ fecha }) => fecha),
    hoy,
  )
  const ultimas: Ultimas = (deCadaDia) => deCadaDia.slice(0, clases.dadas).slice(-CLASES_EN_LA_TIRA)
  const atendibles = listAtencion(deps, id, cursantes, { reglas, ultimas, ahora: reloj.now() })
  return {
    inscritos: cursantes.length,
    asistenciaDelMes: asistenciaDelMes(dias, cursantes, reglas, hoy),
    clases,
    alumnos: listAlumnos(db, id, atendibles.slice(0, ALUMNOS_A_LA_VISTA), ultimas),
    conAtencion: atendibles.length,
    ...readEspera(deps, id, cerrada_en === null ? listSinLista(dias, hoy) : []),
    publicacion: readUltima(deps, quien, id),
  }
}

interface Dia {
  fecha: string
  conLista: boolean
}

/** Of the class days that were not suspended, the earliest first. */
const deClases = consulta((tx) =>
  tx
    .select({ fecha: diasClase.fecha, conLista: hasMarcas(tx) })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, hueco('catedraId')), isNull(diasClase.suspendida)))
    .orderBy(asc(diasClase.fecha)),
)

/** How much of this month's class days up to today, whose list was begun, those came who were to. */
function asistenciaDelMes(
  dias: readonly Dia[],
  cursantes: readonly Cursante[],
  reglas: ReglasDeCatedra,
  hoy: string,
) {
  const tomadas = dias.flatMap(({ fecha, conLista }, i) => {
    const isDelMes = conLista && mesDe(fecha) === mesDe(hoy) && fecha <= hoy
    return isDelMes && cursantes.some(({ marcas }) => marcas[i]) ? [{ fecha, i }] : []
  })
  const marcas = cursantes.flatMap(({ marcas, estadias }) => {
    const suyas = diasQueCuentan(reglas, estadias)
    return tomadas.flatMap(({ fecha, i }) => (isEnEstadia(fecha, suyas) ? [marcas[i] ?? null] : []))
  })
  return porcentajeDeAsistencia(marcas.filter(isPresente).length, marcas.length)
}

function readUltima(deps: Deps, quien: Quien, catedraId: number): ResumenDeCatedra['publicacion'] {
  const [ultima] = readTramo(deps, quien, catedraId, { limit: 1 }).publicaciones
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

/** How these students of a course stand. */
function listAlumnos(
  tx: Reader,
  catedraId: number,
  atendibles: readonly Atendible[],
  ultimas: Ultimas,
): AlumnoDelResumen[] {
  const ids = JSON.stringify(atendibles.map(({ alumnoId }) => alumnoId))
  const filas = puntosDe(tx).all({ catedraId, ids })
  const puntos = new Map(filas.map(({ alumnoId, ...cuenta }) => [alumnoId, cuenta]))
  return atendibles.map(({ alumnoId, marcas, motivos }) => {
    const enLaTira = ultimas(marcas).map((marca) => marca && valorDe(marca))
    return {
      alumnoId,
      marcas: enLaTira.map((una) => una?.presente ?? null),
      matices: enLaTira.map((una) => una?.matiz ?? null),
      porcentaje: porcentajeDeAsistencia(marcas.filter(isPresente).length, marcas.length),
      ...(puntos.get(alumnoId) ?? { puntos: 0, puntosPosibles: 0 }),
      motivos,
    }
  })
}

const puntosDe = consulta((tx) =>
  tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      puntos: sum(tareaAsignaciones.puntos_obtenidos).mapWith(Number),
      puntosPosibles: sum(tareasMaestras.puntos_posibles).mapWith(Number),
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(
      and(
        eq(tareasMaestras.catedraId, hueco('catedraId')),
        estaEn(tareaAsignaciones.alumnoId, hueco('ids')),
        isEnEstado('CALIFICADA'),
      ),
    )
    .groupBy(tareaAsignaciones.alumnoId),
)

/** What waits for the teacher in a course, and how many deliveries are to be graded in all. */
function readEspera(deps: Deps, catedraId: number, sinLista: readonly string[]) {
  const entregas = listPorCorregir(deps.db, catedraId)
  const espera: Espera = {
    entregas: entregas.slice(0, TAREAS_QUE_ESPERAN).map(({ catedra: _, ...tarea }) => tarea),
    sinLista: { cuantas: sinLista.length, fechas: sinLista.slice(-FECHAS_SIN_LISTA) },
    evaluaciones: listEvaluaciones(deps, catedraId),
  }
  return { espera, porCorregir: entregas.reduce((suma, { cuantas }) => suma + cuantas, 0) }
}

const listSinLista = (dias: readonly Dia[], hoy: string): string[] =>
  dias.flatMap(({ fecha, conLista }) => (fecha < hoy && !conLista ? [fecha] : []))

function listEvaluaciones({ db, now, zona }: Deps, catedraId: number) {
  const ahora = now()
  return pendientes(db)
    .all({ catedraId, ahora })
    .filter(({ vence }) => expiresSoon(zona, vence, ahora))
    .map(({ vence, ...evaluacion }) => ({ ...evaluacion, fecha_entrega: enISO(vence) }))
}

const pendientes = consulta((tx) =>
  tx
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
        eq(evaluaciones.catedraId, hueco('catedraId')),
        gte(evaluaciones.fecha_entrega, hueco('ahora')),
        isDeAbierta(tx, evaluaciones.catedraId),
        eq(evaluacionAsignaciones.estado, 'PENDIENTE'),
      ),
    )
    .groupBy(evaluaciones.id)
    .orderBy(asc(evaluaciones.fecha_entrega), desc(evaluaciones.id)),
)

import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { type Columnas, type Planilla, planillaDe } from '../../../src/domain/base/planilla.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { conRecuperatorios } from '../../../src/domain/nota-final/recuperatorios.ts'
import {
  distribucionDePuntos,
  resumenDePuntos,
  totalDeNotas,
} from '../../../src/domain/tareas/calificaciones.ts'
import { DESHACER_MS, isSuyo, sinMotivoHasta } from '../../../src/domain/tareas/deshacer.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listQuienesCursan } from '../../suelo/vigentes.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import type { Asignacion, TareaMaestra } from './esquemas.ts'
import type { PlanillaDeNotas } from './esquemas-de-calificaciones.ts'
import { resumenDe } from './ficha.ts'
import { listTareasDeCatedra, readMaestra } from './lectura.ts'

export function readPlanillaDeNotas({ db, now }: Deps, quien: Quien, catedraId: number): PlanillaDeNotas {
  const { id, nombre, anio } = requireCatedraPara(db, quien, catedraId)
  const maestras = listTareasDeCatedra(db, id, now()).map((tarea) => ({
    ...tarea,
    porAlumno: new Map(tarea.TareaAsignacion.map((una) => [una.alumnoId, una])),
  }))
  const sinMotivo = listSinMotivo(db, quien, id, now())
  return {
    catedra: { id, nombre, anio },
    tareas: maestras.map(({ id, titulo, puntos_posibles, fecha_entrega, recupera, TareaAsignacion }) => {
      const notas = notasDe(TareaAsignacion)
      const { promedio } = resumenDePuntos(notas)
      return { id, titulo, puntos_posibles, fecha_entrega, recupera, promedio, calificadas: notas.length }
    }),
    alumnos: listQuienesCursan(db, id).map(({ email: _, ...alumno }) => ({
      ...alumno,
      ...filaDe(maestras, sinMotivo, alumno.alumnoId),
    })),
  }
}

type Maestra = TareaMaestra & { porAlumno: Map<number, Asignacion> }

function filaDe(maestras: Maestra[], sinMotivo: SinMotivo, alumnoId: number) {
  const suyas = maestras.map(({ porAlumno }) => porAlumno.get(alumnoId))
  const contadas = conRecuperatorios(
    maestras.flatMap((maestra, i) => {
      const una = suyas[i]
      return una ? [puntajeDe(maestra, una, maestras)] : []
    }),
  )
  const recuperadoPor = new Map(contadas.map(({ id, recuperado_por }) => [id, recuperado_por]))
  return {
    notas: suyas.map((una) =>
      una
        ? {
            ...notaDe(una),
            recuperado_por: recuperadoPor.get(una.tareaMaestraId) ?? null,
            sin_motivo_hasta: sinMotivo.get(una.id) ?? null,
          }
        : null,
    ),
    ...totalDeNotas(contadas),
  }
}

function puntajeDe(
  { id, puntos_posibles: posibles, recupera }: Maestra,
  { puntos_obtenidos: obtenidos }: Asignacion,
  maestras: readonly Maestra[],
) {
  const primera = maestras.find((una) => una.id === recupera)
  return {
    tipo: 'TAREA' as const,
    id,
    rubroId: null,
    primera: primera ? { id: primera.id, rubroId: null, posibles: primera.puntos_posibles } : null,
    obtenidos,
    posibles,
    entregado: obtenidos !== null,
  }
}

const notaDe = (una: Asignacion) => ({
  tareaAsignacionId: una.id,
  estado: una.estado,
  submission_path: una.submission_path,
  archivos: una.archivos,
  submission_date: una.submission_date,
  puntos_obtenidos: una.puntos_obtenidos,
  publicada_en: una.publicada_en,
})

type SinMotivo = ReturnType<typeof listSinMotivo>

/** Until when somebody changes each of the grades that they gave just now without saying why. */
const listSinMotivo = (tx: Reader, quien: Quien, catedraId: number, ahora: number) =>
  new Map(
    recientes(tx)
      .all({ catedraId, desde: ahora - DESHACER_MS })
      .map(({ id, acto }) => [id, enISO(acto && isSuyo(acto, quien) ? sinMotivoHasta(acto, ahora) : null)]),
  )

const recientes = consulta((tx) =>
  tx
    .select({ id: tareaAsignaciones.id, acto: tareaAsignaciones.ultimo_acto })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(
      and(
        eq(tareasMaestras.catedraId, hueco('catedraId')),
        sql`${tareaAsignaciones.ultimo_acto} ->> 'cuando' > ${hueco('desde')}`,
      ),
    ),
)

/** For a spreadsheet: a column for each task, blank where nothing is graded. */
export function exportPlanillaDeNotas(deps: Deps, quien: Quien, catedraId: number): Planilla {
  const { catedra, tareas, alumnos } = readPlanillaDeNotas(deps, quien, catedraId)
  return planillaDe(`calificaciones-${slugDe(catedra.nombre)}-${catedra.anio}`, alumnos, [
    ['Apellido', (uno) => uno.apellido],
    ['Nombre', (uno) => uno.nombre],
    ...tareas.map(({ titulo, puntos_posibles }, i): Columnas<(typeof alumnos)[number]>[number] => [
      `${titulo} (${puntos_posibles})`,
      (uno) => uno.notas[i]?.puntos_obtenidos ?? null,
    ]),
    ['Total', (uno) => uno.total],
    ['Puntos posibles', (uno) => uno.posibles],
    ['Porcentaje', (uno) => uno.porcentaje],
  ])
}

export function readDistribucion({ db, now }: Deps, quien: Quien, cual: Cual) {
  const { id, titulo, puntos_posibles } = requireTarea(db, quien, cual)
  const { TareaAsignacion } = readMaestra(db, id, now())
  const notas = notasDe(TareaAsignacion)
  const { sinPublicar: _, ...resumen } = resumenDe(TareaAsignacion)
  return {
    tarea: { id, titulo, puntos_posibles },
    resumen: { ...resumen, ...resumenDePuntos(notas) },
    tramos: distribucionDePuntos(notas, puntos_posibles),
  }
}

function notasDe(asignaciones: readonly Asignacion[]): number[] {
  return asignaciones.map(({ puntos_obtenidos }) => puntos_obtenidos).filter((nota) => nota !== null)
}

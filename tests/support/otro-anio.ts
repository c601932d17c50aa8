import { expect } from 'vitest'
import { listReferencias } from '../../api/suelo/papelera/referencias.ts'
import type { WritableDb as Db } from '../../db/client.ts'
import { archivoUsos } from '../../db/schema/archivo-usos.ts'
import { reglasDeCatedra } from '../../db/schema/asistencia.ts'
import { notasManuales, pruebasManuales } from '../../db/schema/rubros.ts'
import type { Database } from '../../db/sqlite.ts'
import type { Azar } from '../../src/domain/base/azar.ts'
import { addDias, diaEn, fechaISO, numeroDeDia } from '../../src/domain/base/fechas.ts'
import { relojEn } from '../../src/domain/base/relojes.ts'
import { diaDeSemanaDe, diasDeSemana } from '../../src/domain/calendario/semana.ts'
import { SIN_REGLAS } from '../../src/domain/habilitacion/reglas-de-catedra.ts'
import {
  insertAsistencia,
  insertCatedra,
  insertDiaClase,
  insertInscripcion,
  insertJustificativo,
  insertPlan,
  insertRubro,
  insertUnidad,
} from './academia.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from './cursado.ts'
import { assignEvaluacion, insertEvaluacion } from './evaluaciones.ts'

/** Of the first three students, with two uploads; as large as it happens to be, and used. */
export function insertCatedraAlAzar(db: Db, azar: Azar): number {
  const veces = (hasta: number) => Array.from({ length: azar.entero(0, hasta) }, (_, i) => i)
  const plazo = () => (azar.suerte(0.2) ? null : azar.entero(1_767_000_000_000, 1_797_000_000_000))
  const { id: catedraId } = insertCatedra(db, {
    aula: azar.uno([null, 'Sala 3']),
    institucion: azar.uno([null, 'Conservatorio «Ñu»']),
    cerrada_en: azar.uno([null, 7]),
    horarios: veces(3).map((i) => ({
      dia_semana: diasDeSemana[i] ?? 'Lunes',
      hora_inicio: '18:00',
      hora_fin: '20:00',
    })),
  })
  for (const alumnoId of [1, 2, 3]) insertInscripcion(db, { catedraId, alumnoId })
  insertDias(db, catedraId, veces(3))
  if (azar.suerte(0.5))
    db.insert(reglasDeCatedra)
      .values({ ...SIN_REGLAS, catedraId, asistencia_minima: azar.entero(1, 100) })
      .run()
  const rubros = veces(3).map((posicion) => insertRubro(db, { catedraId, posicion, peso: 30 + posicion }).id)
  const unidades = veces(3).flatMap(() => {
    const planId = insertPlan(db, { catedraId }).id
    return veces(4).map((i) => insertUnidad(db, { planId, posicion: 5 - i, recursos: [] }).id)
  })
  for (const unidadPlanId of unidades)
    if (azar.suerte(0.5))
      db.insert(archivoUsos)
        .values({ archivoId: azar.uno([1, 2]), unidadPlanId })
        .run()
  const parte = () => ({
    catedraId,
    unidadPlanId: azar.uno([null, ...unidades]),
    rubroId: azar.uno([null, ...rubros]),
    fecha_entrega: plazo(),
  })
  for (const _ of veces(6)) {
    const { id } = insertTarea(db, { ...parte(), publica: azar.uno(['JUNTAS', 'AL_CALIFICAR']) })
    insertAsignacion(db, { tareaMaestraId: id, alumnoId: 1, estado: 'CALIFICADA', puntos_obtenidos: 3 })
    insertPublicacion(db, { catedraId, tareaMaestraId: id, tipo: 'TAREA' })
    if (azar.suerte(0.5))
      db.insert(archivoUsos)
        .values({ archivoId: azar.uno([1, 2]), tareaMaestraId: id })
        .run()
  }
  for (const _ of veces(3))
    assignEvaluacion(
      db,
      insertEvaluacion(db, {
        ...parte(),
        muestra: azar.uno(['AL_ENVIAR', 'CUANDO_VENCE']),
        cuantas: azar.entero(1, 4),
      }),
      2,
      { bien: 1 },
    )
  for (const rubroId of rubros) insertPrueba(db, rubroId)
  insertPublicacion(db, { catedraId, autor: 'alumno', autorAlumnoId: 3 })
  insertJustificativo(db, { catedraId, alumnoId: 3 })
  return catedraId
}

function insertDias(db: Db, catedraId: number, veces: number[]): void {
  for (const i of veces) {
    const dia = insertDiaClase(db, { catedraId, fecha: addDias('2026-03-04', i * 5) })
    insertAsistencia(db, { diaClaseId: dia.id, alumnoId: 1 })
  }
}

function insertPrueba(db: Db, rubroId: number): void {
  const prueba = { rubroId, nombre: 'Oral', puntos_posibles: 10, created_at: 0 }
  const { id } = db.insert(pruebasManuales).values(prueba).returning().get()
  db.insert(notasManuales).values({ pruebaId: id, alumnoId: 1, puntos_obtenidos: 5, updated_at: 0 }).run()
}

type Fila = Record<string, unknown>

/** How each table's rows of a course are found; `@` is the course. */
const tablas = {
  catedras: 'id = @',
  catedra_dia_horarios: 'catedra_id = @',
  reglas_de_catedra: 'catedra_id = @',
  rubros: 'catedra_id = @',
  planes_de_clases: 'catedra_id = @',
  unidades_plan: 'plan_id IN (SELECT id FROM planes_de_clases WHERE catedra_id = @)',
  tareas_maestras: 'catedra_id = @',
  evaluaciones: 'catedra_id = @',
  preguntas: 'evaluacion_id IN (SELECT id FROM evaluaciones WHERE catedra_id = @)',
  opciones: `pregunta_id IN (SELECT p.id FROM preguntas p JOIN evaluaciones e ON e.id = p.evaluacion_id
    WHERE e.catedra_id = @)`,
  archivo_usos: `tarea_maestra_id IN (SELECT id FROM tareas_maestras WHERE catedra_id = @) OR unidad_plan_id IN
    (SELECT u.id FROM unidades_plan u JOIN planes_de_clases p ON p.id = u.plan_id WHERE p.catedra_id = @) OR pregunta_id IN
    (SELECT p.id FROM preguntas p JOIN evaluaciones e ON e.id = p.evaluacion_id WHERE e.catedra_id = @)`,
} as const

/** What a copy has of its own. */
const PROPIAS = [
  'id',
  'anio',
  'created_at',
  'updated_at',
  'cerrada_en',
  'docente_desde',
  'docente_hasta',
  'fecha_entrega',
]

interface Copiada {
  original: number
  copia: number
  desde: string
  zona: string
}

/** Each row is like the one it comes from, but for ids, dates and the year; dates keep their weekday and hour. */
export function compareCopia(sqlite: Database, { original, copia, desde, zona }: Copiada): void {
  const [deEsta, deAquella] = [original, copia].map((id) => readFilas(sqlite, id)) as [Filas, Filas]
  expect(deAquella.comparables).toEqual(deEsta.comparables)
  const dias = semanasEntre(sqlite, original, desde, zona)
  for (const [i, plazo] of deEsta.plazos.entries()) {
    const otro = deAquella.plazos[i] as number | null
    if (plazo === null) expect(otro).toBeNull()
    else expect(comoEnElReloj(otro as number, zona)).toEqual(comoEnElReloj(plazo, zona, dias))
  }
}

interface Filas {
  comparables: Fila
  plazos: (number | null)[]
}

/** References are told by the place of what they name. */
function readFilas(sqlite: Database, catedraId: number): Filas {
  const filas = new Map<string, Fila[]>()
  for (const [tabla, cuales] of Object.entries(tablas)) {
    const orden = tabla === 'reglas_de_catedra' ? 'catedra_id' : 'id'
    const consulta = `SELECT * FROM ${tabla} WHERE ${cuales.replaceAll('@', String(catedraId))} ORDER BY ${orden}`
    filas.set(tabla, sqlite.prepare(consulta).all() as Fila[])
  }
  const referencias = listReferencias(sqlite)
  const lugarDe = (padre: string, id: unknown) => filas.get(padre)?.findIndex((fila) => fila.id === id) ?? id
  const comparable = (tabla: string, fila: Fila) => {
    const sinLoPropio = Object.entries(fila).filter(([columna]) => !PROPIAS.includes(columna))
    return Object.fromEntries(
      sinLoPropio.map(([columna, valor]) => {
        const padre = referencias.find((una) => una.tabla === tabla && una.columna === columna)?.padre
        return [columna, padre && valor !== null ? lugarDe(padre, valor) : valor]
      }),
    )
  }
  return {
    comparables: Object.fromEntries(
      [...filas].map(([tabla, suyas]) => [
        tabla,
        suyas
          .map((fila) => comparable(tabla, fila))
          .toSorted((una, otra) => (JSON.stringify(una) < JSON.stringify(otra) ? -1 : 1)),
      ]),
    ),
    plazos: ['tareas_maestras', 'evaluaciones'].flatMap((tabla) =>
      (filas.get(tabla) ?? []).map(({ fecha_entrega }) => fecha_entrega as number | null),
    ),
  }
}

/** By hand: from the Monday before the first class, or else before what is due first. */
function semanasEntre(sqlite: Database, catedraId: number, desde: string, zona: string): number {
  const una = (consulta: string) => sqlite.prepare(consulta).pluck().get(catedraId) as unknown
  const clase = una('SELECT min(fecha) FROM dias_clase WHERE catedra_id = ?') as string | null
  const plazos = ['tareas_maestras', 'evaluaciones']
    .map((tabla) => una(`SELECT min(fecha_entrega) FROM ${tabla} WHERE catedra_id = ?`) as number | null)
    .filter((plazo) => plazo !== null)
  const primera = clase ?? (plazos.length > 0 ? fechaISO(diaEn(zona, Math.min(...plazos))) : desde)
  const lunes = (fecha: string) => addDias(fecha, -diasDeSemana.indexOf(diaDeSemanaDe(fecha)))
  return numeroDeDia(lunes(desde)) - numeroDeDia(lunes(primera))
}

function comoEnElReloj(instante: number, zona: string, dias = 0) {
  const fecha = addDias(fechaISO(diaEn(zona, instante)), dias)
  const { hora, minuto, segundo } = relojEn(zona, instante)
  return { fecha, dia: diaDeSemanaDe(fecha), hora: [hora, minuto, segundo, instante % 1000] }
}

/** The tables with a row that hangs on a course, however far, but for what a copy is made of. */
export function listDePersonas(sqlite: Database, catedraId: number): string[] {
  const referencias = listReferencias(sqlite)
  const alcanzados = new Map<string, Set<number>>([['catedras', new Set([catedraId])]])
  const porVer = [...alcanzados.keys()]
  for (let padre = porVer.pop(); padre !== undefined; padre = porVer.pop()) {
    const ids = [...(alcanzados.get(padre) ?? [])]
    for (const { tabla, columna } of referencias.filter((una) => una.padre === padre)) {
      const suyas = sqlite
        .prepare(`SELECT rowid FROM ${tabla} WHERE ${columna} IN (${ids.join()})`)
        .pluck()
        .all() as number[]
      const antes = alcanzados.get(tabla)?.size ?? 0
      const todas = new Set([...(alcanzados.get(tabla) ?? []), ...suyas])
      if (todas.size === antes) continue
      alcanzados.set(tabla, todas)
      porVer.push(tabla)
    }
  }
  return [...alcanzados.keys()].filter((tabla) => !Object.keys(tablas).includes(tabla))
}

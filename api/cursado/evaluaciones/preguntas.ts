import { randomInt } from 'node:crypto'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { evaluaciones, opciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { comoEscrita } from '../../../src/domain/evaluaciones/como-escrita.ts'
import type { OpcionEscrita, PreguntaEscrita } from '../../../src/domain/evaluaciones/preguntas.ts'
import { queCuentan } from '../../../src/domain/evaluaciones/recalificacion.ts'
import type { Pregunta } from './esquemas.ts'
import { holdMedios } from './medios.ts'

/** Each evaluation's questions in their order; `cuales` says of which evaluations. */
export function listPreguntas(tx: Reader, cuales: SQL, valores: Valores = {}): Map<number, Pregunta[]> {
  const porEvaluacion = new Map<number, Pregunta[]>()
  let ultima: Pregunta | undefined
  for (const { evaluacionId, opcion, ...pregunta } of conOpciones(tx, cuales).all(valores)) {
    if (ultima?.id !== pregunta.id) {
      ultima = { ...pregunta, Opcion: [] }
      const suyas = porEvaluacion.get(evaluacionId)
      if (suyas) suyas.push(ultima)
      else porEvaluacion.set(evaluacionId, [ultima])
    }
    if (opcion) ultima.Opcion.push(opcion)
  }
  return porEvaluacion
}

const { posicion: _, ...columnasDePregunta } = getTableColumns(preguntas)
const { posicion: __, preguntaId: ___, ...columnasDeOpcion } = getTableColumns(opciones)

const conOpciones = consulta((tx, cuales) =>
  tx
    .select({ ...columnasDePregunta, opcion: columnasDeOpcion })
    .from(evaluaciones)
    .innerJoin(preguntas, eq(preguntas.evaluacionId, evaluaciones.id))
    .leftJoin(opciones, eq(opciones.preguntaId, preguntas.id))
    .where(cuales)
    .orderBy(asc(preguntas.evaluacionId), asc(preguntas.posicion), asc(preguntas.id), asc(opciones.posicion)),
)

export const listPreguntasDe = (tx: Reader, evaluacionId: number): Pregunta[] =>
  listPreguntas(tx, eq(evaluaciones.id, evaluacionId)).get(evaluacionId) ?? []

/** Those that count, in the total and wherever they are asked. */
export const cuentan = eq(preguntas.anulada, false)

/** A point for each right answer, of the questions that count. */
export const countPreguntas = (evaluacionId: SQLiteColumn): SQL<number> =>
  sql<number>`(select count(*) from ${preguntas} where ${and(eq(preguntas.evaluacionId, evaluacionId), cuentan)})`

/** As a copy takes them along: with their source, and without those that were annulled. */
export const paraCopiar = (guardadas: readonly Pregunta[]): PreguntaEscrita[] =>
  queCuentan(guardadas).map((una) => ({ ...comoEscrita(una), fuente: fuenteDe(una) }))

function fuenteDe({ creadorId, campo, valor }: Pregunta) {
  return creadorId === null || campo === null || valor === null ? null : { creadorId, campo, valor }
}

/** As a form would send them. */
export const comoEscritas = (guardadas: readonly Pregunta[]) => guardadas.map(comoEscrita)

/** Whether both say the same in the same order. */
export const areTheSame = (unas: readonly PreguntaEscrita[], otras: readonly PreguntaEscrita[]): boolean =>
  unas.map(claveDe).join() === otras.map(claveDe).join()

/**
 * Makes these the evaluation's questions. One that stays as it was keeps its row, and with it the answers of those who
 * have begun, and its source; one that was written anew is the catalogue's no longer.
 */
export function writePreguntas(
  tx: Tx,
  evaluacionId: number,
  antes: readonly Pregunta[],
  nuevas: readonly PreguntaEscrita[],
  now: number,
): void {
  const conocidas = antes.map((una) => ({ id: una.id, clave: claveDe(comoEscrita(una)) }))
  const quedan: number[] = []
  for (const [posicion, nueva] of nuevas.entries()) {
    const igual = conocidas.find(({ id, clave }) => clave === claveDe(nueva) && !quedan.includes(id))
    const id = igual
      ? movePregunta(tx, igual.id, posicion)
      : insertPregunta(tx, evaluacionId, nueva, posicion, now)
    quedan.push(id)
  }
  const sobran = antes.map(({ id }) => id).filter((id) => !quedan.includes(id))
  for (const id of sobran) tx.delete(preguntas).where(eq(preguntas.id, id)).run()
}

export const claveDe = (una: PreguntaEscrita) =>
  JSON.stringify([
    suyaDe(una),
    una.opciones.map(({ texto, es_correcta, ...medios }) => [texto, es_correcta, mediosDe(medios)]),
  ])

/** What is a question's own, whole and in one order, whoever wrote it. */
const suyaDe = ({
  tipo = 'UNA',
  texto,
  explicacion = null,
  aceptadas = null,
  imagen = null,
  sonido = null,
  notacion = null,
  escuchas = null,
  oido = null,
}: PreguntaEscrita) => ({ tipo, texto, explicacion, aceptadas, imagen, sonido, notacion, escuchas, oido })

const mediosDe = ({
  imagen = null,
  notacion = null,
  alternativa = null,
}: Omit<OpcionEscrita, 'texto' | 'es_correcta'>) => ({ imagen, notacion, alternativa })

function movePregunta(tx: Tx, id: number, posicion: number): number {
  tx.update(preguntas).set({ posicion }).where(eq(preguntas.id, id)).run()
  return id
}

function insertPregunta(
  tx: Tx,
  evaluacionId: number,
  nueva: PreguntaEscrita,
  posicion: number,
  now: number,
): number {
  const { id } = tx
    .insert(preguntas)
    .values({ evaluacionId, posicion, ...suyaDe(nueva), ...nueva.fuente })
    .returning({ id: preguntas.id })
    .get()
  holdMedios(tx, id, nueva, now)
  const filas = nueva.opciones.map((una, i) => ({ ...una, preguntaId: id, posicion: i }))
  if (filas.length === 0) return id
  // Students see the ids: in the order of writing they would tell who always writes the right one first.
  tx.insert(opciones)
    .values(azarDe(randomInt(2 ** 32)).barajar(filas))
    .run()
  return id
}

import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluacionRespuestas, opciones } from '../../../db/schema/evaluaciones.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { csv } from '../../academia/exportaciones/archivo.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { readResultadosDeEvaluacion } from './resultados.ts'

/** An evaluation's results for a spreadsheet: a row for each student, a column for each question (1 is right). */
export function exportResultados(deps: Deps, quien: Quien, id: number): Response {
  const { titulo, preguntas, alumnos, totalPoints } = readResultadosDeEvaluacion(deps, quien, id)
  const aciertos = listAciertos(deps.db, id)
  const cabecera = [
    'Apellido',
    'Nombre',
    'Email',
    'Estado',
    'Puntaje',
    'Total',
    'Porcentaje',
    'Enviada',
    'Fuera de plazo',
    ...preguntas.map(({ anulada }, i) => `Pregunta ${i + 1}${anulada ? ' (anulada)' : ''}`),
  ]
  const filas = alumnos.map((uno) => [
    uno.apellido,
    uno.nombre,
    uno.email,
    uno.estado,
    uno.score,
    totalPoints,
    uno.puntos_obtenidos === null ? null : conComa(uno.puntos_obtenidos),
    uno.enviada_en && plazoEscrito(Date.parse(uno.enviada_en), deps.zona),
    uno.enviada_en && (uno.fueraDePlazo ? 'sí' : 'no'),
    ...preguntas.map((una) => (una.anulada ? null : (aciertos.get(`${uno.asignacionId} ${una.id}`) ?? null))),
  ])
  return csv(`resultados-${slugDe(titulo)}`, cabecera, filas)
}

/** A spreadsheet in Spanish takes '33.33' for a text. */
const conComa = (numero: number) => String(numero).replace('.', ',')

function listAciertos(tx: Reader, id: number): Map<string, number> {
  const filas = tx
    .select({
      asignacionId: evaluacionRespuestas.asignacionId,
      preguntaId: evaluacionRespuestas.preguntaId,
      es_correcta: opciones.es_correcta,
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluacionRespuestas, eq(evaluacionRespuestas.asignacionId, evaluacionAsignaciones.id))
    .innerJoin(opciones, eq(opciones.id, evaluacionRespuestas.opcionId))
    .where(and(eq(evaluacionAsignaciones.evaluacionId, id), isNotNull(evaluacionAsignaciones.enviada_en)))
    .all()
  return new Map(
    filas.map(({ asignacionId, preguntaId, es_correcta }) => [
      `${asignacionId} ${preguntaId}`,
      Number(es_correcta),
    ]),
  )
}

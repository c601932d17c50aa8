import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import {
  type Columnas,
  enFechaYHora,
  type Planilla,
  planillaDe,
  siNo,
} from '../../../src/domain/base/planilla.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import type { Zona } from '../../../src/domain/base/relojes.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { acierta } from '../../../src/domain/evaluaciones/acierto.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listContestadas } from './contestadas.ts'
import { listPreguntasDe } from './preguntas.ts'
import { readResultadosDeEvaluacion } from './resultados.ts'

/** An evaluation's results for a spreadsheet: a row for each student, a column for each question (1 is right). */
export function exportResultados(deps: Deps, quien: Quien, id: number): Planilla {
  const { titulo, preguntas, alumnos, totalPoints } = readResultadosDeEvaluacion(deps, quien, id)
  const aciertos = listAciertos(deps.db, id)
  return planillaDe(`resultados-${slugDe(titulo)}`, alumnos, [
    ['Apellido', (uno) => uno.apellido],
    ['Nombre', (uno) => uno.nombre],
    ['Email', (uno) => uno.email],
    ['Estado', (uno) => uno.estado],
    ['Puntaje', (uno) => uno.score],
    ['Total', () => totalPoints],
    ['Porcentaje', (uno) => uno.puntos_obtenidos],
    ['Enviada', (uno) => uno.enviada_en && enInstante(Date.parse(uno.enviada_en), deps.zona)],
    ['Fuera de plazo', (uno) => uno.enviada_en && siNo(uno.fueraDePlazo)],
    ...preguntas.map(({ id, anulada }, i): Columnas<(typeof alumnos)[number]>[number] => [
      `Pregunta ${i + 1}${anulada ? ' (anulada)' : ''}`,
      (uno) => (anulada ? null : (aciertos.get(`${uno.asignacionId} ${id}`) ?? null)),
    ]),
  ])
}

const enInstante = (instante: number, zona: Zona) =>
  enFechaYHora(instante, zona, plazoEscrito(instante, zona))

/** By assignment and question: 1 is right, 0 is wrong. */
function listAciertos(tx: Reader, id: number): Map<string, number> {
  const preguntas = new Map(listPreguntasDe(tx, id).map((una) => [una.id, una]))
  const hechas = and(eq(evaluaciones.id, id), isNotNull(evaluacionAsignaciones.enviada_en))
  return new Map(
    [...listContestadas(tx, hechas)].flatMap(([asignacionId, suyas]) =>
      [...suyas].flatMap(([preguntaId, contestada]) => {
        const pregunta = preguntas.get(preguntaId)
        if (!pregunta) return []
        return [[`${asignacionId} ${preguntaId}`, Number(acierta(pregunta, contestada))] as const]
      }),
    ),
  )
}

import type { Db, Reader } from '../../../db/client.ts'
import { acierta, correctasDe, textoDeCorrecta } from '../../../src/domain/evaluaciones/acierto.ts'
import { showsCorrectas } from '../../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import { enOrdenDeAlumno } from '../../../src/domain/evaluaciones/preguntas.ts'
import type { Contestada } from '../../../src/domain/evaluaciones/respuestas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { requireAlumnoDeCatedra } from '../../academia/inscripciones/alumno-de-catedra.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEvaluacion } from './busqueda.ts'
import { readContestadas } from './contestadas.ts'
import { requireEvaluacionDeAlumno } from './de-alumno.ts'
import { sinResultados } from './errors.ts'
import { sonidoConDireccion } from './escuchas.ts'
import type { Pregunta } from './esquemas.ts'
import { mediosDe } from './medios.ts'
import { notacionDe, soloPaginas } from './notaciones.ts'
import { listPreguntasDe } from './preguntas.ts'

/** One's own, once it is submitted; the options stand as one saw them. */
export function readResultados(deps: Deps, alumnoId: number, id: number) {
  const { db, now } = deps
  const { nota, evaluacion, contestadas } = requireEnviada(db, alumnoId, id, now())
  const { titulo, Catedra, fecha_limite, asignacionId, muestra } = evaluacion
  const fecha_entrega = fecha_limite === null ? null : Date.parse(fecha_limite)
  const muestraCorrectas = showsCorrectas({ muestra, fecha_entrega }, now())
  openNovedades(deps, { rol: 'alumno', id: alumnoId }, 'evaluacion', [id])
  return {
    ...nota,
    id,
    titulo,
    Catedra,
    fecha_limite,
    muestraCorrectas,
    results: listPreguntasDe(db, id).map((pregunta) =>
      resultadoDe(db, pregunta, contestadas.get(pregunta.id), { alumnoId, asignacionId, muestraCorrectas }),
    ),
  }
}

function resultadoDe(
  db: Db,
  pregunta: Pregunta,
  contestada: Contestada | undefined,
  {
    alumnoId,
    asignacionId,
    muestraCorrectas,
  }: { alumnoId: number; asignacionId: number; muestraCorrectas: boolean },
) {
  const elegidas = marcadasDe(pregunta, contestada)
  const isOrden = pregunta.tipo === 'ORDENAR'
  return {
    preguntaId: pregunta.id,
    tipo: pregunta.tipo,
    pregunta: pregunta.texto,
    anulada: pregunta.anulada,
    ...mediosDe(db, pregunta),
    sonido: sonidoConDireccion(db, alumnoId, pregunta.sonido),
    // What sounded is the answer, and what a score was written as may say it.
    ...(!muestraCorrectas && { notacion: soloPaginas(db, pregunta.notacion) }),
    texto: contestada?.texto ?? null,
    orden: isOrden ? (contestada?.opciones ?? null) : null,
    opciones: enOrdenDeAlumno(pregunta.Opcion, asignacionId, pregunta.id).map((una) => ({
      ...una,
      notacion: (muestraCorrectas ? notacionDe : soloPaginas)(db, una.notacion),
      elegida: elegidas.includes(una.id),
      es_correcta: muestraCorrectas && !isOrden ? una.es_correcta : null,
    })),
    correct_answer: muestraCorrectas ? textoDeCorrecta(pregunta) : null,
    explicacion: muestraCorrectas ? pregunta.explicacion : null,
    es_correcta_alumno: muestraCorrectas ? acierta(pregunta, contestada) : null,
  }
}

/** The options that an answer chose; where all are put in order, none. */
function marcadasDe({ tipo }: Pregunta, contestada: Contestada | undefined): number[] {
  if (tipo === 'UNA') return [contestada?.opcionId ?? 0]
  return tipo === 'VARIAS' ? (contestada?.opciones ?? []) : []
}

/** A student's, for the teacher; `alumnoId` may be of either kind. */
export function readResultadosParaDocente(
  { db, now }: Deps,
  quien: Quien,
  { id: catedraId, alumnoId, evaluacionId }: { id: number; alumnoId: number; evaluacionId: number },
) {
  requireCatedraPara(db, quien, catedraId)
  requireEvaluacion(db, quien, evaluacionId, catedraId)
  const alumno = requireAlumnoDeCatedra(db, catedraId, alumnoId)
  const { nota, evaluacion, contestadas } = requireEnviada(db, alumno.id, evaluacionId, now())
  return {
    ...nota,
    evaluationTitle: evaluacion.titulo,
    alumnoId: alumno.id,
    alumnoNombre: alumno.nombre,
    alumnoApellido: alumno.apellido,
    questions: listPreguntasDe(db, evaluacionId).map((pregunta) =>
      preguntaParaDocente(db, pregunta, contestadas.get(pregunta.id)),
    ),
  }
}

function preguntaParaDocente(tx: Reader, pregunta: Pregunta, contestada: Contestada | undefined) {
  const correctas = pregunta.tipo === 'ORDENAR' ? pregunta.Opcion : correctasDe(pregunta)
  const elegida = contestada?.opcionId ?? null
  return {
    id: pregunta.id,
    tipo: pregunta.tipo,
    text: pregunta.texto,
    ...mediosDe(tx, pregunta),
    options: pregunta.Opcion.map(({ texto, es_correcta, ...una }) => ({
      ...una,
      notacion: notacionDe(tx, una.notacion),
      text: texto,
    })),
    anulada: pregunta.anulada,
    correctAnswerId: correctas[0]?.id ?? 0,
    correctAnswerIds: correctas.map(({ id }) => id),
    correctAnswer: textoDeCorrecta(pregunta),
    alumnoAnswerId: elegida,
    alumnoAnswerIds: contestada?.opciones ?? (elegida === null ? [] : [elegida]),
    alumnoAnswerText: contestada?.texto ?? null,
    isCorrect: acierta(pregunta, contestada),
    explicacion: pregunta.explicacion,
  }
}

function requireEnviada(tx: Reader, alumnoId: number, id: number, now: number) {
  const evaluacion = requireEvaluacionDeAlumno(tx, alumnoId, id, now)
  const { enviada_en, totalPoints, estado, fueraDePlazo } = evaluacion
  if (enviada_en === null) throw sinResultados()
  const nota = {
    score: evaluacion.score ?? 0,
    totalPoints,
    puntos_obtenidos: evaluacion.puntos_obtenidos ?? 0,
    estado,
    fueraDePlazo,
    recuperado_por: evaluacion.recuperado_por,
    enviada_en,
  }
  return { nota, evaluacion, contestadas: readContestadas(tx, evaluacion.asignacionId) }
}

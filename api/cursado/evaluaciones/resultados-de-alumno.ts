import type { Reader } from '../../../db/client.ts'
import { nombreDeOpcion } from '../../../src/domain/evaluaciones/clave-de-opcion.ts'
import { showsCorrectas } from '../../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import { enOrdenDeAlumno } from '../../../src/domain/evaluaciones/preguntas.ts'
import { acierta } from '../../../src/domain/evaluaciones/recalificacion.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { requireAlumnoDeCatedra } from '../../academia/inscripciones/alumno-de-catedra.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEvaluacion } from './busqueda.ts'
import { requireEvaluacionDeAlumno } from './de-alumno.ts'
import { sinResultados } from './errors.ts'
import type { Pregunta } from './esquemas.ts'
import { mediosDe } from './medios.ts'
import { notacionDe } from './notaciones.ts'
import { listPreguntasDe } from './preguntas.ts'
import { correctaDe, correctasDe, readElegidas } from './respuestas.ts'

/** One's own, once it is submitted; the options stand as one saw them. */
export function readResultados(deps: Deps, alumnoId: number, id: number) {
  const { db, now } = deps
  const { nota, evaluacion, elegidas } = requireEnviada(db, alumnoId, id, now())
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
    results: listPreguntasDe(db, id).map((pregunta) => {
      const elegida = elegidas.get(pregunta.id)
      return {
        preguntaId: pregunta.id,
        pregunta: pregunta.texto,
        anulada: pregunta.anulada,
        ...mediosDe(db, pregunta),
        opciones: enOrdenDeAlumno(pregunta.Opcion, asignacionId, pregunta.id).map((una) => ({
          ...una,
          notacion: notacionDe(db, una.notacion),
          elegida: una.id === elegida,
          es_correcta: muestraCorrectas ? una.es_correcta : null,
        })),
        correct_answer: muestraCorrectas ? textoDeCorrectas(pregunta) : null,
        es_correcta_alumno: muestraCorrectas ? acierta(pregunta, elegida) : null,
      }
    }),
  }
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
  const { nota, evaluacion, elegidas } = requireEnviada(db, alumno.id, evaluacionId, now())
  return {
    ...nota,
    evaluationTitle: evaluacion.titulo,
    alumnoId: alumno.id,
    alumnoNombre: alumno.nombre,
    alumnoApellido: alumno.apellido,
    questions: listPreguntasDe(db, evaluacionId).map((pregunta) => ({
      id: pregunta.id,
      text: pregunta.texto,
      ...mediosDe(db, pregunta),
      options: pregunta.Opcion.map(({ texto, es_correcta, ...una }) => ({
        ...una,
        notacion: notacionDe(db, una.notacion),
        text: texto,
      })),
      anulada: pregunta.anulada,
      correctAnswerId: correctaDe(pregunta)?.id ?? 0,
      correctAnswerIds: correctasDe(pregunta).map(({ id }) => id),
      alumnoAnswerId: elegidas.get(pregunta.id) ?? null,
    })),
  }
}

const textoDeCorrectas = (pregunta: Pregunta) => correctasDe(pregunta).map(nombreDeOpcion).join(' / ')

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
  return { nota, evaluacion, elegidas: readElegidas(tx, evaluacion.asignacionId) }
}

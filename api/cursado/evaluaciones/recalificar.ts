import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones, opciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { porcentajeDe } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { ACEPTADAS } from '../../../src/domain/evaluaciones/limites-de-pregunta.ts'
import {
  aciertosDe,
  etiquetaDeRecalificacion,
  queCuentan,
  recalificada,
  SIN_ID,
} from '../../../src/domain/evaluaciones/recalificacion.ts'
import type { Recalificacion } from '../../../src/domain/evaluaciones/recalificacion-nueva.ts'
import type { Contestada } from '../../../src/domain/evaluaciones/respuestas.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEvaluacion } from './busqueda.ts'
import { cartaDeRecalificada } from './cartas.ts'
import { listContestadas } from './contestadas.ts'
import { findCambio } from './dato-preguntado.ts'
import {
  preguntaNoCorta,
  preguntaNoEncontrada,
  preguntaYaAnulada,
  preguntaYaRevisada,
  sinLugarParaOtra,
  sinValorNuevo,
} from './errors.ts'
import type { Pregunta } from './esquemas.ts'
import { isStillInscrito } from './ficha.ts'
import { listPreguntasDe } from './preguntas.ts'

/** What it would do to each student's percentage; nothing is kept. */
export function tryRecalificacion({ db }: Deps, quien: Quien, id: number, pedido: Recalificacion) {
  const efecto = efectoDe(planFor(db, quien, id, pedido))
  const n = cambiadosDe(efecto).length
  return { message: `Es una prueba. ${textoDeCambiados(n, 'Cambiaría', 'cambiaría')}`, ...efecto }
}

/** The question, the answers to it and every percentage that follows, in one go. */
export function regradeEvaluacion(deps: Deps, quien: Quien, id: number, pedido: Recalificacion) {
  return enActo(deps, quien, { evaluacion: id }, ({ tx, note }) => {
    const plan = planFor(tx, quien, id, pedido)
    writePregunta(tx, plan)
    writeCorrectas(tx, plan)
    const efecto = efectoDe(plan)
    const cambiados = cambiadosDe(efecto)
    notifyCambiados(deps, tx, plan, cambiados)
    const detalle = `${etiquetaDeRecalificacion[pedido.como].toLowerCase()}, cambió el puntaje de ${cuantos(cambiados.length, 'alumno', 'alumnos')}`
    const sobre = { evaluacion: id, catedra: plan.evaluacion.catedraId }
    const ids = { preguntaId: pedido.preguntaId }
    note({ hecho: 'evaluaciones.recalificar', sobre, ids, detalle })
    return {
      message: `La pregunta quedó revisada. ${textoDeCambiados(cambiados.length, 'Cambió', 'cambió')}`,
      ...efecto,
    }
  })
}

const cambiadosDe = ({ alumnos }: ReturnType<typeof efectoDe>) =>
  alumnos.filter(({ antes, despues }) => antes !== despues)

const textoDeCambiados = (n: number, cambio: string, enMedio: string) =>
  n === 0 ? `Ningún puntaje ${enMedio}.` : `${cambio} el puntaje de ${cuantos(n, 'alumno', 'alumnos')}.`

interface Plan {
  evaluacion: ReturnType<typeof requireEvaluacion>
  como: Recalificacion['como']
  /** The questions before and after; `pregunta` is the one that changes. */
  antes: Pregunta[]
  despues: Pregunta[]
  pregunta: { antes: Pregunta; despues: Pregunta }
  hechas: Hecha[]
}

function planFor(tx: Reader, quien: Quien, id: number, pedido: Recalificacion): Plan {
  const evaluacion = requireEvaluacion(tx, quien, id)
  requireAbierta(tx, evaluacion.catedraId)
  const antes = listPreguntasDe(tx, id)
  const pregunta = antes.find((una) => una.id === pedido.preguntaId)
  if (!pregunta) throw preguntaNoEncontrada()
  const nueva = revisada(tx, pregunta, pedido)
  const despues = antes.map((una) => (una === pregunta ? nueva : una))
  return {
    evaluacion,
    como: pedido.como,
    antes,
    despues,
    pregunta: { antes: pregunta, despues: nueva },
    hechas: listHechas(tx, id),
  }
}

/** Any question can be annulled, and a CORTA takes one answer more; the others wait for a datum that has changed. */
function revisada(tx: Reader, pregunta: Pregunta, { como, texto }: Recalificacion): Pregunta {
  if (pregunta.anulada) throw preguntaYaAnulada()
  if (como === 'ACEPTAR') return recalificada(requireCorta(pregunta), como, texto)
  if (como === 'ANULAR') return recalificada(pregunta, como, '')
  const cambio = findCambio(tx, pregunta.id)
  if (!cambio) throw preguntaYaRevisada()
  const { ahora, fuente } = cambio
  if (ahora !== null) return { ...recalificada(pregunta, como, ahora), ...fuente }
  // What was right goes on being right, and the timeline has no more say in it.
  if (como === 'DOS') return { ...pregunta, creadorId: null, campo: null, valor: null }
  throw sinValorNuevo()
}

function requireCorta(pregunta: Pregunta): Pregunta {
  if (pregunta.tipo !== 'CORTA') throw preguntaNoCorta()
  if ((pregunta.aceptadas?.length ?? 0) >= ACEPTADAS.maximo) throw sinLugarParaOtra()
  return pregunta
}

interface Hecha {
  asignacionId: number
  alumnoId: number
  /** Null of who has left the course: it counts the same, and nobody is told. */
  inscrito: number | null
  nombre: string
  apellido: string
  correctas: number
  contestadas: Map<number, Contestada>
}

function listHechas(tx: Reader, id: number): Hecha[] {
  const contestadas = listContestadas(tx, eq(evaluaciones.id, id))
  return tx
    .select({
      asignacionId: evaluacionAsignaciones.id,
      alumnoId: alumnos.id,
      inscrito: catedraAlumnos.id,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      correctas: evaluacionAsignaciones.correctas,
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(alumnos, eq(alumnos.id, evaluacionAsignaciones.alumnoId))
    .leftJoin(catedraAlumnos, isStillInscrito())
    .where(eq(evaluaciones.id, id))
    .orderBy(alumnos.orden, alumnos.id)
    .all()
    .flatMap(({ correctas, ...una }) =>
      correctas === null
        ? []
        : [
            {
              ...una,
              correctas,
              contestadas: contestadas.get(una.asignacionId) ?? new Map<number, Contestada>(),
            },
          ],
    )
}

/** Percentages, of who is still enrolled; and how many questions count. */
function efectoDe({ antes, despues, hechas }: Plan) {
  const total = { antes: queCuentan(antes).length, despues: queCuentan(despues).length }
  return {
    total,
    alumnos: hechas
      .filter(({ inscrito }) => inscrito !== null)
      .map(({ alumnoId, correctas, contestadas, ...persona }) => {
        const aciertos = { antes: correctas, despues: aciertosDe(despues, contestadas) }
        return {
          alumnoId,
          nombre: nombreDePersona(persona),
          antes: porcentajeDe(aciertos.antes, total.antes),
          despues: porcentajeDe(aciertos.despues, total.despues),
          aciertos,
        }
      }),
  }
}

function writePregunta(tx: Tx, { pregunta: { antes, despues } }: Plan): void {
  const { id, anulada, aceptadas, creadorId, campo, valor } = despues
  tx.update(preguntas).set({ anulada, aceptadas, creadorId, campo, valor }).where(eq(preguntas.id, id)).run()
  for (const [posicion, { id: opcionId, texto, es_correcta }] of despues.Opcion.entries()) {
    if (opcionId === SIN_ID) {
      tx.insert(opciones).values({ preguntaId: id, posicion, texto, es_correcta }).run()
    } else if (
      antes.Opcion[posicion]?.texto !== texto ||
      antes.Opcion[posicion]?.es_correcta !== es_correcta
    ) {
      tx.update(opciones).set({ texto, es_correcta }).where(eq(opciones.id, opcionId)).run()
    }
  }
}

function writeCorrectas(tx: Tx, { despues, hechas }: Plan): void {
  for (const { asignacionId, correctas, contestadas } of hechas) {
    const aciertos = aciertosDe(despues, contestadas)
    if (aciertos === correctas) continue
    tx.update(evaluacionAsignaciones)
      .set({ correctas: aciertos })
      .where(eq(evaluacionAsignaciones.id, asignacionId))
      .run()
  }
}

type Cambiado = ReturnType<typeof efectoDe>['alumnos'][number]

function notifyCambiados(
  deps: Deps,
  tx: Tx,
  { evaluacion, pregunta, como }: Plan,
  cambiados: Cambiado[],
): void {
  const { catedraId, id, titulo, catedra } = evaluacion
  const enlace = `/alumno/catedra/${catedraId}/evaluaciones/${id}/results`
  const comun = { titulo, catedra, url: `${deps.site.url}${enlace}`, como, pregunta: pregunta.antes.texto }
  for (const { alumnoId, antes, despues } of cambiados) {
    notify(deps, tx, {
      aviso: 'EVALUACION_RECALIFICADA',
      a: { alumnos: [alumnoId] },
      catedraId,
      sobre: { evaluacionId: id },
      nombre: titulo,
      enlace,
      carta: ({ nombre }) => cartaDeRecalificada(nombre, { ...comun, antes, despues }),
    })
  }
}

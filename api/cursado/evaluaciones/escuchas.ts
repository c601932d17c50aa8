import { and, count, eq, gt } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { escuchas } from '../../../db/schema/evaluaciones.ts'
import { MISMA_ESCUCHA_MS, QUEDAN } from '../../../src/domain/evaluaciones/escuchas.ts'
import { commonHeaders } from '../../site/headers.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import { archivoNoEncontrado } from '../../suelo/archivos/errors.ts'
import { findVisible } from '../../suelo/archivos/permisos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { soundOf } from '../oido/sonido.ts'
import { requireEvaluacion } from './busqueda.ts'
import { requireEvaluacionDeAlumno } from './de-alumno.ts'
import { preguntaNoEncontrada, sinEscuchas } from './errors.ts'
import type { Pregunta } from './esquemas.ts'
import { listPreguntasDe } from './preguntas.ts'

interface Pedido {
  id: number
  preguntaId: number
  clave: string
}

/** A question's whole sound. Where its hearings are counted this is one, until the evaluation is submitted. */
export async function hear(deps: Deps, alumnoId: number, pedido: Pedido): Promise<Response> {
  const { pregunta, quedan } = transact(deps.db, (tx) => countEscucha(deps, tx, alumnoId, pedido))
  return answerWithSonido(deps, pregunta, quedan === null ? {} : { [QUEDAN]: String(quedan) })
}

/** The same for who runs the course, at will. */
export async function play(deps: Deps, quien: Quien, id: number, preguntaId: number): Promise<Response> {
  requireEvaluacion(deps.db, quien, id)
  const pregunta = listPreguntasDe(deps.db, id).find((una) => una.id === preguntaId && suena(una))
  if (!pregunta) throw preguntaNoEncontrada()
  return answerWithSonido(deps, pregunta)
}

async function answerWithSonido(deps: Deps, pregunta: Pregunta, dicho: Record<string, string> = {}) {
  const { bytes, tipo } = await readSonido(deps, pregunta)
  return new Response(bytes, {
    headers: { ...commonHeaders, 'content-type': tipo, 'cache-control': 'no-store', ...dicho },
  })
}

function countEscucha({ now }: Deps, tx: Tx, alumnoId: number, { id, preguntaId, clave }: Pedido) {
  const evaluacion = requireEvaluacionDeAlumno(tx, alumnoId, id, now())
  const pregunta = listPreguntasDe(tx, id).find((una) => una.id === preguntaId && suena(una))
  if (!pregunta || (pregunta.anulada && !evaluacion.realizada)) throw preguntaNoEncontrada()
  if (pregunta.escuchas === null || evaluacion.realizada) return { pregunta, quedan: null }
  requireAbierta(tx, evaluacion.Catedra.id)
  const { asignacionId } = evaluacion
  const suyas = and(eq(escuchas.asignacionId, asignacionId), eq(escuchas.preguntaId, preguntaId))
  const veces = tx.select({ n: count() }).from(escuchas).where(suyas).get()?.n ?? 0
  const reciente = and(suyas, eq(escuchas.clave, clave), gt(escuchas.created_at, now() - MISMA_ESCUCHA_MS))
  const isLaMisma = tx.select({ id: escuchas.id }).from(escuchas).where(reciente).get() !== undefined
  if (isLaMisma) return { pregunta, quedan: Math.max(0, pregunta.escuchas - veces) }
  if (veces >= pregunta.escuchas) throw sinEscuchas(veces)
  tx.insert(escuchas).values({ asignacionId, preguntaId, clave, created_at: now() }).run()
  return { pregunta, quedan: pregunta.escuchas - veces - 1 }
}

/** Whether it has a sound, sent in or made from a recipe. */
const suena = ({ sonido, oido }: Pick<Pregunta, 'sonido' | 'oido'>) => sonido !== null || oido !== null

async function readSonido({ db, files }: Deps, { sonido, oido }: Pregunta) {
  if (sonido === null && oido) return { bytes: await soundOf(oido), tipo: 'audio/mpeg' }
  const archivo = db
    .select({ path: archivos.path, tipo: archivos.tipo })
    .from(archivos)
    .where(eq(archivos.path, sonido ?? ''))
    .get()
  if (!archivo) throw archivoNoEncontrado()
  return { bytes: await Bun.file(files.locate(archivo.path)).arrayBuffer(), tipo: archivo.tipo }
}

/** Of a student's questions, what of their sounds it may know before it submits. */
export function sonidosPara(db: Db, alumnoId: number, asignacionId: number) {
  const veces = new Map(
    db
      .select({ preguntaId: escuchas.preguntaId, n: count() })
      .from(escuchas)
      .where(eq(escuchas.asignacionId, asignacionId))
      .groupBy(escuchas.preguntaId)
      .all()
      .map(({ preguntaId, n }) => [preguntaId, n]),
  )
  return (pregunta: Pick<Pregunta, 'id' | 'sonido' | 'oido' | 'escuchas'>) => {
    const { id, sonido, escuchas: permitidas } = pregunta
    const isContada = permitidas !== null && suena(pregunta)
    return {
      suena: suena(pregunta),
      sonido: isContada ? null : sonidoConDireccion(db, alumnoId, sonido),
      escuchas: isContada ? permitidas : null,
      ...(isContada && { quedan: Math.max(0, permitidas - (veces.get(id) ?? 0)) }),
    }
  }
}

/** What is heard at will has an address, but while the same file is counted in another evaluation of that student. */
export function sonidoConDireccion(db: Db, alumnoId: number, sonido: string | null): string | null {
  return sonido && findVisible(db, { rol: 'alumno', id: alumnoId }, sonido) ? sonido : null
}

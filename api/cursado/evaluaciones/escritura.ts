import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones, opciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import {
  type DatosDeEvaluacion,
  type EdicionDeEvaluacion,
  type EvaluacionPorCrear,
  evaluacionNueva,
  evaluacionSinPreguntas,
} from '../../../src/domain/evaluaciones/evaluacion-nueva.ts'
import type { OrigenDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import {
  etiquetaDeMuestra,
  type MomentoDeMostrar,
} from '../../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import { faltasDePreguntas } from '../../../src/domain/evaluaciones/preguntas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { enActo } from '../../suelo/actos.ts'
import { cambiosEntre, entreComillas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { requireComoSeLeyo } from '../../suelo/plugins/precondicion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listAQuienes } from '../../suelo/vigentes.ts'
import { renamePublicacion } from '../anuncios/anuncios.ts'
import { recuperatorioEnUso } from '../recuperados/errors.ts'
import { requireRecuperable } from '../recuperados/requerido.ts'
import { requireRubro } from '../rubros/rubros.ts'
import { giveEvaluacion } from './asignacion.ts'
import { requireEvaluacion, requireUnidadPropia } from './busqueda.ts'
import { evaluacionTomada } from './errors.ts'
import type { EvaluacionCompleta } from './esquemas.ts'
import { requireFicha } from './ficha.ts'
import { requireMedios } from './medios.ts'
import { conSumas, drawNotaciones } from './notaciones.ts'
import { areTheSame, claveDe, comoEscritas, listPreguntasDe, writePreguntas } from './preguntas.ts'

/** One that somebody wrote: of what it shows in notation, all is drawn first. */
export async function createEscrita(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  datos: EvaluacionPorCrear,
): Promise<EvaluacionCompleta> {
  await drawNotaciones(deps, quien, catedraId, datos.preguntas)
  return createEvaluacion(deps, quien, catedraId, { ...datos, preguntas: conSumas(deps.db, datos.preguntas) })
}

/** Given at once to whom it says; what is generated is read first. */
export function createEvaluacion(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { asignar, fecha_entrega, ...datos }: EvaluacionPorCrear,
  origen: OrigenDeEvaluacion = 'MANUAL',
): EvaluacionCompleta {
  return enActo(deps, quien, { catedra: catedraId }, (acto) => {
    const { tx, ahora, note } = acto
    requireCatedraPara(tx, quien, catedraId)
    requireUnidadPropia(tx, catedraId, datos.unidadPlanId)
    requireRubro(tx, catedraId, datos.rubroId)
    requireRecuperable(tx, { tipo: 'EVALUACION', catedraId, id: null, recupera: datos.recupera })
    requireMedios(tx, quien, catedraId, datos.preguntas)
    const id = insertEvaluacion(tx, { ...datos, catedraId, origen }, ahora)
    const hecho = origen === 'MANUAL' ? 'evaluaciones.crear' : 'evaluaciones.generar'
    note({ hecho, nombre: datos.titulo, ...enCatedra({ id, catedraId }) })
    const alumnoIds = listAQuienes(tx, catedraId, asignar)
    if (alumnoIds.length > 0) {
      const plazo = instanteDePlazo(fecha_entrega, deps.zona)
      giveEvaluacion(deps, acto, requireEvaluacion(tx, quien, id), { alumnoIds, plazo })
    }
    return requireFicha(tx, id, ahora)
  })
}

/** What the log keeps of one whose name it says. */
const enCatedra = ({ id, catedraId }: { id: number; catedraId: number }) => ({
  sobre: { catedra: catedraId },
  ids: { evaluacionId: id },
})

type Evaluacion = DatosDeEvaluacion & { catedraId: number; origen: OrigenDeEvaluacion }

export function insertEvaluacion(tx: Tx, { preguntas, ...datos }: Evaluacion, now: number): number {
  const { id } = tx
    .insert(evaluaciones)
    .values({ ...datos, created_at: now, updated_at: now })
    .returning({ id: evaluaciones.id })
    .get()
  writePreguntas(tx, id, [], preguntas, now)
  return id
}

/** What isn't sent stays as it is; questions that are sent take the place of all that there were. */
export async function editEvaluacion(
  deps: Deps,
  quien: Quien,
  id: number,
  edicion: EdicionDeEvaluacion,
): Promise<EvaluacionCompleta> {
  const { catedraId } = requireEvaluacion(deps.db, quien, id)
  const { preguntas = [] } = edicion
  if (faltasDePreguntas(preguntas).length === 0) await drawNotaciones(deps, quien, catedraId, preguntas)
  return writeEdicion(deps, quien, id, edicion)
}

function writeEdicion(
  deps: Deps,
  quien: Quien,
  id: number,
  edicion: EdicionDeEvaluacion,
): EvaluacionCompleta {
  return enActo(deps, quien, { evaluacion: id }, ({ tx, note, ahora }) => {
    const antes = requireEvaluacion(tx, quien, id)
    const guardadas = listPreguntasDe(tx, id)
    const conocidas = comoEscritas(guardadas)
    const enviadas = edicion.preguntas ? conSumas(tx, edicion.preguntas) : conocidas
    const isTheSame = areTheSame(conocidas, enviadas)
    const esquema = isTheSame ? evaluacionSinPreguntas : evaluacionNueva
    const datos = parsed(esquema, { ...antes, ...edicion, preguntas: enviadas })
    requireUnidadPropia(tx, antes.catedraId, datos.unidadPlanId)
    requireRubro(tx, antes.catedraId, datos.rubroId)
    requireRecuperaLibre(tx, antes, datos.recupera)
    if (!isTheSame) {
      if (isTaken(tx, id)) throw evaluacionTomada()
      const leidas = edicion.antes?.preguntas && conSumas(tx, edicion.antes.preguntas)
      requireComoSeLeyo(leidas?.map(claveDe), conocidas.map(claveDe), 'las preguntas')
      requireMedios(tx, quien, antes.catedraId, datos.preguntas)
      writePreguntas(tx, id, guardadas, datos.preguntas, ahora)
    }
    const { titulo, unidadPlanId, rubroId, recupera, muestra } = datos
    tx.update(evaluaciones)
      .set({ titulo, unidadPlanId, rubroId, recupera, muestra, updated_at: ahora })
      .where(eq(evaluaciones.id, id))
      .run()
    renamePublicacion(tx, { evaluacionId: id }, antes.titulo, titulo)
    const leidas = { ...antes, preguntas: conocidas }
    const quedan = { ...leidas, ...datos, preguntas: isTheSame ? conocidas : datos.preguntas }
    const cambios = cambiosEntre(leidas, quedan, etiquetas)
    note({ hecho: 'evaluaciones.editar', nombre: antes.titulo, ...enCatedra(antes), cambios })
    return requireFicha(tx, id, ahora)
  })
}

const etiquetas = {
  titulo: ['título', entreComillas],
  preguntas: 'preguntas',
  unidadPlanId: 'unidad',
  rubroId: 'rubro',
  recupera: 'qué recupera',
  muestra: ['respuestas correctas', (cuando: MomentoDeMostrar) => etiquetaDeMuestra[cuando].toLowerCase()],
} as const

function requireRecuperaLibre(tx: Tx, { id, catedraId, recupera }: Recuperatorio, otra: number | null): void {
  if (otra === recupera) return
  if (isTaken(tx, id)) throw recuperatorioEnUso()
  requireRecuperable(tx, { tipo: 'EVALUACION', catedraId, id, recupera: otra })
}

type Recuperatorio = Pick<ReturnType<typeof requireEvaluacion>, 'id' | 'catedraId' | 'recupera'>

function isTaken(tx: Tx, id: number): boolean {
  const enviadas = and(
    eq(evaluacionAsignaciones.evaluacionId, id),
    isNotNull(evaluacionAsignaciones.enviada_en),
  )
  return (
    tx.select({ id: evaluacionAsignaciones.id }).from(evaluacionAsignaciones).where(enviadas).get() !==
    undefined
  )
}

/** With its questions, options and grades, and its post on the board. */
export function deleteEvaluacion(deps: Deps, quien: Quien, id: number, catedraId?: number) {
  return enActo(deps, quien, { evaluacion: id }, ({ tx, note }) => {
    const { catedraId: catedra } = requireEvaluacion(tx, quien, id, catedraId)
    const eliminado = countDe(tx, id)
    note({ hecho: 'evaluaciones.eliminar', sobre: { evaluacion: id, catedra } })
    putInPapelera(deps, tx, quien, 'EVALUACION', id)
    return { message: 'Evaluación eliminada exitosamente.', eliminado }
  })
}

function countDe(tx: Tx, id: number) {
  const enPreguntas = eq(preguntas.evaluacionId, id)
  const conOpciones = tx
    .select({ n: count() })
    .from(opciones)
    .innerJoin(preguntas, eq(preguntas.id, opciones.preguntaId))
    .where(enPreguntas)
    .get()
  const calificadas = tx
    .select({ n: count() })
    .from(evaluacionAsignaciones)
    .where(and(eq(evaluacionAsignaciones.evaluacionId, id), isNotNull(evaluacionAsignaciones.enviada_en)))
    .get()
  return {
    preguntas: tx.select({ n: count() }).from(preguntas).where(enPreguntas).get()?.n ?? 0,
    opciones: conOpciones?.n ?? 0,
    calificaciones: calificadas?.n ?? 0,
  }
}

import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { evaluaciones, opciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { planesDeClases } from '../../../db/schema/planes.ts'
import { rubros } from '../../../db/schema/rubros.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { copyUsos } from '../../suelo/archivos/usos.ts'
import { cuentan } from '../evaluaciones/preguntas.ts'
import { copyUnidades, insertPlan } from '../planes/planes.ts'

/** From which course to which. */
export interface Pasaje {
  de: number
  a: number
  now: number
  movePlazo: (plazo: number | null) => number | null
}

/** By the id of a thing, that of its copy. */
type Copias = Map<number, number>

interface ConParte extends Pasaje {
  rubros: Copias
  unidades: Copias
}

/** What was marked by hand in them is nobody's here. */
export function copyRubros(tx: Tx, { de, a: catedraId }: Pasaje): Copias {
  const suyos = tx.select().from(rubros).where(eq(rubros.catedraId, de)).orderBy(asc(rubros.id)).all()
  return new Map(
    suyos.map(({ id, ...rubro }) => {
      const copia = tx
        .insert(rubros)
        .values({ ...rubro, catedraId })
        .returning({ id: rubros.id })
        .get()
      return [id, copia.id]
    }),
  )
}

/** Those of the units. */
export function copyPlanes(tx: Tx, { de, a, now }: Pasaje): Copias {
  const planes = tx
    .select()
    .from(planesDeClases)
    .where(eq(planesDeClases.catedraId, de))
    .orderBy(asc(planesDeClases.id))
    .all()
  return new Map(
    planes.flatMap((plan) => copyUnidades(tx, { de: plan.id, a: insertPlan(tx, a, plan, now) }, now)),
  )
}

/** Without a post on the board, and nobody's yet. */
export function copyTareas(tx: Tx, pasaje: ConParte): void {
  const tareas = tx
    .select()
    .from(tareasMaestras)
    .where(eq(tareasMaestras.catedraId, pasaje.de))
    .orderBy(asc(tareasMaestras.id))
    .all()
  const copias: Copias = new Map()
  for (const { id, ...tarea } of tareas) {
    const copia = tx
      .insert(tareasMaestras)
      .values({ ...tarea, ...enLaCopia(pasaje, tarea) })
      .returning({ id: tareasMaestras.id })
      .get()
    copias.set(id, copia.id)
    copyUsos(tx, 'tareaMaestraId', { de: id, a: copia.id })
  }
  linkRecuperatorios(tx, tareasMaestras, tareas, copias)
}

export function copyEvaluaciones(tx: Tx, pasaje: ConParte): void {
  const suyas = tx
    .select()
    .from(evaluaciones)
    .where(eq(evaluaciones.catedraId, pasaje.de))
    .orderBy(asc(evaluaciones.id))
    .all()
  const copias: Copias = new Map()
  for (const { id, ...evaluacion } of suyas) {
    const copia = tx
      .insert(evaluaciones)
      .values({ ...evaluacion, ...enLaCopia(pasaje, evaluacion) })
      .returning({ id: evaluaciones.id })
      .get()
    copias.set(id, copia.id)
    copyPreguntas(tx, id, copia.id)
  }
  linkRecuperatorios(tx, evaluaciones, suyas, copias)
}

/** What made up for another one does so among the copies. */
function linkRecuperatorios(
  tx: Tx,
  tabla: typeof tareasMaestras | typeof evaluaciones,
  originales: readonly { id: number; recupera: number | null }[],
  copias: Copias,
): void {
  for (const { id, recupera } of originales) {
    if (recupera === null) continue
    tx.update(tabla)
      .set({ recupera: copiaDe(copias, recupera) })
      .where(eq(tabla.id, Number(copias.get(id))))
      .run()
  }
}

interface ConPlazo {
  unidadPlanId: number | null
  rubroId: number | null
  fecha_entrega: number | null
}

/** What says where a thing belongs, and until when it may be done. */
function enLaCopia({ a, now, movePlazo, unidades, rubros }: ConParte, una: ConPlazo) {
  return {
    catedraId: a,
    unidadPlanId: copiaDe(unidades, una.unidadPlanId),
    rubroId: copiaDe(rubros, una.rubroId),
    recupera: null,
    fecha_entrega: movePlazo(una.fecha_entrega),
    created_at: now,
    updated_at: now,
  }
}

const copiaDe = (copias: Copias, id: number | null) => (id === null ? null : (copias.get(id) ?? null))

/** What was annulled stays behind. */
function copyPreguntas(tx: Tx, de: number, evaluacionId: number): void {
  const suyas = tx
    .select()
    .from(preguntas)
    .where(and(eq(preguntas.evaluacionId, de), cuentan))
    .orderBy(asc(preguntas.id))
    .all()
  for (const { id, ...pregunta } of suyas) {
    const { id: preguntaId } = tx
      .insert(preguntas)
      .values({ ...pregunta, evaluacionId })
      .returning({ id: preguntas.id })
      .get()
    copyOpciones(tx, id, preguntaId)
    copyUsos(tx, 'preguntaId', { de: id, a: preguntaId })
  }
}

/** In the order of their ids, which says nothing of which one is right. */
function copyOpciones(tx: Tx, de: number, preguntaId: number): void {
  const suyas = tx.select().from(opciones).where(eq(opciones.preguntaId, de)).orderBy(asc(opciones.id)).all()
  for (const { id, ...opcion } of suyas)
    tx.insert(opciones)
      .values({ ...opcion, preguntaId })
      .run()
}

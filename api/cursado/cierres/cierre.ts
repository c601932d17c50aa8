import { and, eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { cierresDeClase } from '../../../db/schema/cierres-de-clase.ts'
import { html } from '../../../src/domain/base/plantilla-html.ts'
import type { CierreDeClase } from '../../../src/domain/clases/cierre-de-clase-nuevo.ts'
import { TODOS } from '../../../src/domain/tareas/asignar-al-crear.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { type Acto, beginActo } from '../../suelo/actos.ts'
import { nombreDeQuien } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { writeLista } from '../asistencia/marcas.ts'
import type { DiaClase } from '../clases/ficha.ts'
import { insertTarea } from '../tareas/escritura.ts'
import { type Cual, requireDia } from './dia.ts'
import { claseCerrada, claveDeOtra, deLaTarea } from './errors.ts'
import type { Respuesta } from './esquemas.ts'
import { findCierre } from './partes.ts'
import { writeUnidades } from './unidades.ts'

/**
 * Marks, units, sentence and task in one transaction, or nothing of them. What comes again with its `clave` has been
 * done, whatever happened to the class since: it gets the answer that it got.
 */
export function closeClase(deps: Deps, quien: Quien, catedraId: number, cual: Cual, cierre: CierreDeClase) {
  return transact(deps.db, (tx): Respuesta => {
    requireCatedraPara(tx, quien, catedraId)
    // What was done already is told again, also when the course has been closed since.
    const dicha = findRespuesta(tx, catedraId, cierre.clave)
    return dicha ?? close(deps, beginActo(deps, tx, quien, { catedra: catedraId }), catedraId, cual, cierre)
  })
}

function close(deps: Deps, acto: Acto, catedraId: number, cual: Cual, cierre: CierreDeClase): Respuesta {
  const { tx, quien, ahora, note } = acto
  const dia = requireDia(deps, tx, catedraId, { cual, fecha: cierre.fecha })
  const anterior = findPrimera(tx, dia.id)
  if (anterior && !cierre.agregar) throw claseCerrada(anterior, deps.zona)
  const lugar = { catedraId, diaId: dia.id, sesion: quien }
  writeLista(tx, lugar, cierre.marcas, { ahora, hechaHace: cierre.hecha_hace })
  writeUnidades(tx, catedraId, dia.id, cierre.unidades)
  const tareaId = cierre.tarea && giveTarea(deps, acto, catedraId, cierre.tarea)
  const hecho = anterior ? 'clases.ampliar' : 'clases.cerrar'
  note({ hecho, sobre: { dia: dia.id, catedra: catedraId } })
  const id = insertCierre(tx, quien, dia, cierre, { tareaId, agregado: anterior !== undefined, ahora })
  const respuesta = { dia, tareaId, whatsapp: findCierre({ ...deps, db: tx }, dia.id)?.whatsapp ?? '' }
  tx.update(cierresDeClase).set({ respuesta }).where(eq(cierresDeClase.id, id)).run()
  return respuesta
}

interface Hecho {
  tareaId: number | null
  agregado: boolean
  ahora: number
}

const insertCierre = (
  tx: Tx,
  quien: Quien,
  { id: diaClaseId }: DiaClase,
  { clave, para_la_proxima }: CierreDeClase,
  { ahora, ...hecho }: Hecho,
): number =>
  tx
    .insert(cierresDeClase)
    .values({
      ...hecho,
      diaClaseId,
      clave,
      para_la_proxima,
      por: nombreDeQuien(tx, quien),
      cerrada_en: ahora,
      respuesta: {},
    })
    .returning({ id: cierresDeClase.id })
    .get().id

/** What was answered to the same closing; of another course's nobody is told. */
function findRespuesta(tx: Tx, catedraId: number, clave: string): Respuesta | undefined {
  const fila = tx
    .select({ respuesta: cierresDeClase.respuesta, catedraId: diasClase.catedraId })
    .from(cierresDeClase)
    .innerJoin(diasClase, eq(diasClase.id, cierresDeClase.diaClaseId))
    .where(eq(cierresDeClase.clave, clave))
    .get()
  if (fila && fila.catedraId !== catedraId) throw claveDeOtra()
  return fila?.respuesta as Respuesta | undefined
}

const findPrimera = (tx: Tx, diaId: number) =>
  tx
    .select({ por: cierresDeClase.por, cerrada_en: cierresDeClase.cerrada_en })
    .from(cierresDeClase)
    .where(and(eq(cierresDeClase.diaClaseId, diaId), eq(cierresDeClase.agregado, false)))
    .get()

/** To everybody of the course; a text of its own it may have or not. */
function giveTarea(
  deps: Deps,
  acto: Acto,
  catedraId: number,
  tarea: NonNullable<CierreDeClase['tarea']>,
): number {
  const { titulo } = tarea
  const descripcion = tarea.descripcion || html`<p>${typeof titulo === 'string' && titulo}</p>`.html
  try {
    return insertTarea(deps, acto, catedraId, { ...tarea, descripcion, asignar: TODOS })
  } catch (error) {
    throw error instanceof AppError && error.campos ? deLaTarea(error) : error
  }
}

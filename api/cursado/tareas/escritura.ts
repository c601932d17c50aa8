import { count, eq, max } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import { valoresDeRecursos } from '../../../src/domain/planes/rutas-de-recursos.ts'
import {
  asignacionAlCrearTarea,
  type DatosDeTarea,
  type EdicionDeTarea,
  tareaNueva,
} from '../../../src/domain/tareas/tarea-nueva.ts'
import { estadoAlMoverPlazo } from '../../../src/domain/tareas/tareas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { type Acto, beginActo, enActo } from '../../suelo/actos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { requireComoSeLeyo } from '../../suelo/plugins/precondicion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { sanitizeRichText } from '../../suelo/services/rich-text.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listAQuienes } from '../../suelo/vigentes.ts'
import { renamePublicacion } from '../anuncios/anuncios.ts'
import { findUnidad } from '../planes/unidad-nombrada.ts'
import { recuperatorioEnUso } from '../recuperados/errors.ts'
import { requireRecuperable } from '../recuperados/requerido.ts'
import { requireRubro } from '../rubros/rubros.ts'
import { enCatedra, etiquetasDeTarea } from './anotacion.ts'
import { claimArchivos } from './archivos-de-tarea.ts'
import { giveTarea } from './asignacion.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import { puntosEnUso, unidadAjena } from './errors.ts'
import { tipoEnUso } from './errors-de-aporte.ts'
import { readMaestra } from './lectura.ts'
import { publishSinPublicar } from './publicar.ts'

/** Given at once to whom it says. */
export function createTarea(deps: Deps, quien: Quien, catedraId: number, enviada: Record<string, unknown>) {
  return enActo(deps, quien, { catedra: catedraId }, (acto) => {
    requireCatedraPara(acto.tx, quien, catedraId)
    const id = insertTarea(deps, acto, catedraId, enviada)
    return { message: 'Tarea creada exitosamente.', tareaMaestra: readMaestra(acto.tx, id, acto.ahora) }
  })
}

/** Its id. */
export function insertTarea(
  deps: Deps,
  acto: Acto,
  catedraId: number,
  enviada: Record<string, unknown>,
): number {
  const { tx, quien, ahora, note } = acto
  const datos = readDatos(tx, catedraId, enviada)
  requireRecuperable(tx, { tipo: 'TAREA', catedraId, id: null, recupera: datos.recupera })
  const { asignar } = parsed(asignacionAlCrearTarea, enviada)
  const { id } = tx
    .insert(tareasMaestras)
    .values({ ...valoresDe(datos, deps.zona), catedraId, created_at: ahora, updated_at: ahora })
    .returning({ id: tareasMaestras.id })
    .get()
  claimArchivos(tx, quien, { id, catedraId, ...datos }, ahora)
  note({ hecho: 'tareas.crear', nombre: datos.titulo, ...enCatedra({ id, catedraId }) })
  const alumnoIds = listAQuienes(tx, catedraId, asignar)
  if (alumnoIds.length > 0) giveTarea(deps, acto, requireTarea(tx, quien, { id, catedraId }), alumnoIds)
  return id
}

/** What isn't sent stays as it is. */
export function editTarea(deps: Deps, quien: Quien, cual: Cual, edicion: EdicionDeTarea) {
  const { now, zona } = deps
  return transactReleasing(deps, (tx) => {
    const { note } = beginActo(deps, tx, quien, { tarea: cual.id })
    const antes = requireTarea(tx, quien, cual)
    const { id, catedraId } = antes
    const datos = readDatos(tx, catedraId, {
      ...antes,
      fecha_entrega: enISO(antes.fecha_entrega),
      ...edicion,
    })
    requireComoSeLeyo(
      edicion.antes?.recursos?.toSorted(),
      valoresDeRecursos(antes).toSorted(),
      'los recursos',
    )
    requirePuntosLibres(tx, id, datos.puntos_posibles)
    requireTipoLibre(tx, antes, datos)
    requireRecuperaLibre(tx, antes, datos.recupera)
    const valores = valoresDe(datos, zona)
    tx.update(tareasMaestras)
      .set({ ...valores, updated_at: now() })
      .where(eq(tareasMaestras.id, id))
      .run()
    movePlazo(tx, id, { antes: antes.fecha_entrega, despues: valores.fecha_entrega }, now())
    renamePublicacion(tx, { tareaMaestraId: id }, antes.titulo, datos.titulo)
    // What waited for all the others waits no longer.
    if (antes.publica === 'JUNTAS' && datos.publica === 'AL_CALIFICAR') publishSinPublicar(deps, tx, id)
    claimArchivos(tx, quien, { id, catedraId, ...datos }, now())
    const cambios = cambiosEntre(antes, { ...antes, ...valores }, etiquetasDeTarea)
    const nombre = antes.titulo
    note({ hecho: 'tareas.editar', nombre, ...enCatedra(antes), cambios })
    return { message: 'Tarea actualizada exitosamente.', tareaMaestra: readMaestra(tx, id, now()) }
  })
}

/** With its assignments, deliveries, files and its post on the board. */
export function deleteTarea(deps: Deps, quien: Quien, cual: Cual) {
  return enActo(deps, quien, { tarea: cual.id }, ({ tx, note }) => {
    const { id, catedraId } = requireTarea(tx, quien, cual)
    const cuenta = countDeTarea(tx, id)
    note({ hecho: 'tareas.eliminar', sobre: { tarea: id, catedra: catedraId } })
    const { archivos } = putInPapelera(deps, tx, quien, 'TAREA', id)
    return { message: 'Tarea eliminada exitosamente.', eliminado: { ...cuenta, archivos } }
  })
}

/** The rules look at what will be shown: what is left of the description once it is sanitised. */
function readDatos(tx: Tx, catedraId: number, enviada: Record<string, unknown>): DatosDeTarea {
  const { descripcion } = enviada
  const datos = parsed(tareaNueva, {
    ...enviada,
    ...(typeof descripcion === 'string' && { descripcion: sanitizeRichText(descripcion) }),
  })
  if (datos.unidadPlanId !== null && !findUnidad(tx, catedraId, datos.unidadPlanId)) throw unidadAjena()
  requireRubro(tx, catedraId, datos.rubroId)
  return datos
}

function valoresDe({ fecha_entrega, ...datos }: DatosDeTarea, zona: string) {
  return { ...datos, fecha_entrega: fecha_entrega === null ? null : instanteDePlazo(fecha_entrega, zona) }
}

/** No grade may be above what is possible. */
function requirePuntosLibres(tx: Tx, id: number, puntos_posibles: number): void {
  const fila = tx
    .select({ mayor: max(tareaAsignaciones.puntos_obtenidos) })
    .from(tareaAsignaciones)
    .where(eq(tareaAsignaciones.tareaMaestraId, id))
    .get()
  const mayor = fila?.mayor ?? 0
  if (mayor > puntos_posibles) throw puntosEnUso(mayor)
}

/** What was delivered is what the task asked for. */
function requireTipoLibre(tx: Tx, antes: Pedida & { id: number }, { tipo, pide }: Pedida): void {
  if (tipo === antes.tipo && pide?.clase === antes.pide?.clase) return
  if (countDeTarea(tx, antes.id).entregas > 0) throw tipoEnUso()
}

type Pedida = Pick<DatosDeTarea, 'tipo' | 'pide'>

function requireRecuperaLibre(tx: Tx, { id, catedraId, recupera }: Recuperatorio, otra: number | null): void {
  if (otra === recupera) return
  if (countDeTarea(tx, id).entregas > 0) throw recuperatorioEnUso()
  requireRecuperable(tx, { tipo: 'TAREA', catedraId, id, recupera: otra })
}

type Recuperatorio = Pick<ReturnType<typeof requireTarea>, 'id' | 'catedraId' | 'recupera'>

interface Plazos {
  antes: number | null
  despues: number | null
}

/** Everybody's state follows, of who has left the course as well; another due date is warned of anew. */
function movePlazo(tx: Tx, id: number, plazos: Plazos, now: number): void {
  if (plazos.antes === plazos.despues) return
  const todas = tx
    .select({
      id: tareaAsignaciones.id,
      estado: tareaAsignaciones.estado,
      submission_date: tareaAsignaciones.submission_date,
      reentregada: tareaAsignaciones.reentregada,
    })
    .from(tareaAsignaciones)
    .where(eq(tareaAsignaciones.tareaMaestraId, id))
    .all()
  for (const una of todas) {
    tx.update(tareaAsignaciones)
      .set({ estado: estadoAlMoverPlazo(una, plazos, now), avisada_en: null })
      .where(eq(tareaAsignaciones.id, una.id))
      .run()
  }
}

function countDeTarea(tx: Tx, id: number) {
  const suyas = eq(tareaAsignaciones.tareaMaestraId, id)
  const cuenta = tx
    .select({ asignaciones: count(), entregas: count(tareaAsignaciones.submission_date) })
    .from(tareaAsignaciones)
    .where(suyas)
    .get()
  const post = eq(publicaciones.tareaMaestraId, id)
  const enTablon = tx.select({ n: count() }).from(publicaciones).where(post).get()
  return {
    asignaciones: cuenta?.asignaciones ?? 0,
    entregas: cuenta?.entregas ?? 0,
    publicaciones: enTablon?.n ?? 0,
  }
}

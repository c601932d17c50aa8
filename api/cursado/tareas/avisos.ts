import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { AVISA_ANTES_MS } from '../../../src/domain/correos/avisos.ts'
import type { AvisoDeNovedad } from '../../../src/domain/correos/novedades.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesDe } from '../../suelo/docentes.ts'
import { notify, unnotify } from '../../suelo/novedades/notify.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { isStillInscrito } from './busqueda.ts'
import { cartaDeAsignada, cartaDeVencimiento, type DatosDeCarta } from './cartas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'

interface Asignada {
  /** Of the assignment. */
  id: number
  alumnoId: number
}

interface Tarea {
  catedraId: number
  titulo: string
  catedra: string
  fecha_entrega: number | null
}

/** Call it in the transaction that assigns. */
export function notifyAsignados(deps: Deps, tx: Tx, tarea: Tarea, asignadas: readonly Asignada[]): void {
  for (const una of asignadas) tellTarea(deps, tx, 'TAREA_ASIGNADA', tarea, una, cartaDeAsignada)
}

/** Warns, once, who has not delivered what is due within a day. */
export const avisoDeTareasPorVencer = (deps: Deps): Job => ({
  name: 'avisar de las tareas que vencen',
  run() {
    transact(deps.db, (tx) => {
      const porVencer = listPorVencer(tx, deps.now())
      for (const una of porVencer) tellTarea(deps, tx, 'TAREA_VENCE', una, una, cartaDeVencimiento)
      noteAvisadas(tx, porVencer, deps.now())
    })
  },
})

/** Tells a student something of a task of theirs. */
export function tellTarea(
  deps: Deps,
  tx: Tx,
  aviso: AvisoDeNovedad,
  { catedraId, titulo, catedra, fecha_entrega }: Tarea,
  { id, alumnoId }: Asignada,
  write: (nombre: string, datos: DatosDeCarta) => Letter,
  desde?: Date,
): void {
  const vence = fecha_entrega === null ? null : plazoEscrito(fecha_entrega, deps.zona)
  const enlace = `/alumno/tarea/${id}`
  const datos = { titulo, catedra, vence, url: `${deps.site.url}${enlace}` }
  notify(deps, tx, {
    aviso,
    a: { alumnos: [alumnoId] },
    catedraId,
    sobre: { tareaAsignacionId: id },
    nombre: titulo,
    ...(vence !== null && { detalle: `hasta el ${vence}` }),
    enlace,
    carta: ({ nombre }) => write(nombre, datos),
    ...(desde && { desde }),
    ...(aviso === 'TAREA_VENCE' && fecha_entrega !== null && { hasta: new Date(fecha_entrega) }),
  })
}

/** What was not told yet is not. */
export const unnotifyAlumno = (
  tx: Tx,
  aviso: AvisoDeNovedad,
  { id, alumnoId, TareaMaestra: { catedraId } }: Entrega,
) => unnotify(tx, { aviso, a: { alumnos: [alumnoId] }, catedraId, sobre: { tareaAsignacionId: id } })

/** Tells who teaches that a task was delivered; whoever delivers again need not be told any more that it came back. */
export function notifyEntrega(deps: Deps, tx: Tx, entrega: Entrega): void {
  const { tareaMaestraId, TareaMaestra } = entrega
  const { catedraId, titulo } = TareaMaestra
  if (entrega.estado === 'RECHAZADA') unnotifyAlumno(tx, 'TAREA_DEVUELTA', entrega)
  notify(deps, tx, {
    aviso: 'ENTREGA',
    a: { docentes: listDocentesDe(deps, tx, catedraId) },
    catedraId,
    sobre: { tareaMaestraId },
    nombre: titulo,
    enlace: enlaceDeCorreccion(catedraId, tareaMaestraId),
  })
}

/** Where who teaches sees what was delivered. */
export const enlaceDeCorreccion = (catedraId: number, tareaId: number) =>
  `/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`

function listPorVencer(tx: Tx, now: number) {
  return tx
    .select({
      id: tareaAsignaciones.id,
      alumnoId: tareaAsignaciones.alumnoId,
      catedraId: tareasMaestras.catedraId,
      titulo: tareasMaestras.titulo,
      catedra: catedras.nombre,
      fecha_entrega: tareasMaestras.fecha_entrega,
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(
      and(
        gte(tareasMaestras.fecha_entrega, now),
        lte(tareasMaestras.fecha_entrega, now + AVISA_ANTES_MS),
        inArray(tareaAsignaciones.estado, ['ASIGNADA', 'PENDIENTE']),
        isNull(tareaAsignaciones.avisada_en),
        isDeAbierta(tx, tareasMaestras.catedraId),
      ),
    )
    .orderBy(asc(tareaAsignaciones.id))
    .all()
}

function noteAvisadas(tx: Tx, asignadas: readonly Asignada[], now: number): void {
  for (const { id } of asignadas) {
    tx.update(tareaAsignaciones).set({ avisada_en: now }).where(eq(tareaAsignaciones.id, id)).run()
  }
}

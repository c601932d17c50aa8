import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { AVISA_ANTES_MS } from '../../../src/domain/correos/avisos.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import { listDestinatarios } from '../../suelo/correos/destinatarios.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { isStillInscrito } from './busqueda.ts'
import { cartaDeAsignada, cartaDeVencimiento, type DatosDeCarta } from './cartas.ts'

interface Asignada {
  /** Of the assignment. */
  id: number
  alumnoId: number
}

interface Tarea {
  titulo: string
  catedra: string
  fecha_entrega: number | null
}

/** Call it in the transaction that assigns. */
export function notifyAsignados(deps: Deps, tx: Tx, tarea: Tarea, asignadas: readonly Asignada[]): void {
  const idDe = new Map(asignadas.map(({ id, alumnoId }) => [alumnoId, id]))
  for (const alumno of listDestinatarios(tx, 'TAREA_ASIGNADA', [...idDe.keys()])) {
    const datos = datosDeCarta(deps, tarea, idDe.get(alumno.id) as number)
    deps.outbox.post(tx, alumno.email, cartaDeAsignada(alumno.nombre, datos))
  }
}

/** Warns, once, who has not delivered what is due within a day. */
export const avisoDeTareasPorVencer = (deps: Deps): Job => ({
  name: 'avisar de las tareas que vencen',
  run() {
    transact(deps.db, (tx) => {
      const porVencer = listPorVencer(tx, deps.now())
      const alumnoIds = [...new Set(porVencer.map(({ alumnoId }) => alumnoId))]
      const avisados = new Map(listDestinatarios(tx, 'TAREA_VENCE', alumnoIds).map((uno) => [uno.id, uno]))
      for (const una of porVencer) {
        const alumno = avisados.get(una.alumnoId)
        if (!alumno) continue
        const carta = cartaDeVencimiento(alumno.nombre, datosDeCarta(deps, una, una.id))
        deps.outbox.post(tx, alumno.email, carta)
      }
      noteAvisadas(tx, porVencer, deps.now())
    })
  },
})

/** What the letters say of a student's task. */
export function datosDeCarta({ site, zona }: Deps, tarea: Tarea, asignacionId: number): DatosDeCarta {
  const { titulo, catedra, fecha_entrega } = tarea
  return {
    titulo,
    catedra,
    vence: fecha_entrega === null ? null : plazoEscrito(fecha_entrega, zona),
    url: `${site.url}/alumno/tarea/${asignacionId}`,
  }
}

function listPorVencer(tx: Tx, now: number) {
  return tx
    .select({
      id: tareaAsignaciones.id,
      alumnoId: tareaAsignaciones.alumnoId,
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

import { and, between, eq, isNotNull } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import { momentoDePlazo, type Periodo } from '../../../src/domain/calendario/calendario.ts'
import { estadoDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { estadoDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { instanteEn } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { enSusCatedras, type Lector } from '../tablon/acceso.ts'
import { estadoPublicado } from '../tareas/publicado.ts'
import type { Entrada } from './esquemas.ts'

export const columnasDeCatedra = {
  id: catedras.id,
  nombre: catedras.nombre,
  anio: catedras.anio,
  aula: catedras.aula,
}

/** Of tasks: a student's own, all of a teacher's courses. */
export function listPlazosDeTareas({ db, zona, now }: Deps, lector: Lector, periodo: Periodo): Entrada[] {
  const { fecha_entrega } = tareasMaestras
  const deQuien = eq(tareaAsignaciones.alumnoId, lector.rol === 'alumno' ? lector.id : 0)
  return db
    .select({
      tareaMaestraId: tareasMaestras.id,
      titulo: tareasMaestras.titulo,
      fecha_entrega,
      catedra: columnasDeCatedra,
      asignacion: {
        id: tareaAsignaciones.id,
        estado: estadoPublicado,
        submission_date: tareaAsignaciones.submission_date,
        reentregada: tareaAsignaciones.reentregada,
      },
      reloj: instanteEn(now()),
    })
    .from(tareasMaestras)
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .leftJoin(tareaAsignaciones, and(eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id), deQuien))
    .where(
      and(
        between(fecha_entrega, ...instantesDe(periodo, zona)),
        enSusCatedras(db, lector, catedras.id),
        lector.rol === 'alumno' ? isNotNull(tareaAsignaciones.id) : undefined,
      ),
    )
    .all()
    .map(({ fecha_entrega, asignacion, reloj, ...tarea }) => ({
      ...entradaDe(fecha_entrega ?? 0, zona),
      ...tarea,
      tipo: 'TAREA',
      tareaAsignacionId: asignacion?.id ?? null,
      estado: asignacion && estadoDeTarea(asignacion, fecha_entrega, reloj),
    }))
}

export function listPlazosDeEvaluaciones(
  { db, zona, now }: Deps,
  lector: Lector,
  periodo: Periodo,
): Entrada[] {
  const { fecha_entrega } = evaluaciones
  const deQuien = eq(evaluacionAsignaciones.alumnoId, lector.rol === 'alumno' ? lector.id : 0)
  return db
    .select({
      evaluacionId: evaluaciones.id,
      titulo: evaluaciones.titulo,
      fecha_entrega,
      catedra: columnasDeCatedra,
      estado: evaluacionAsignaciones.estado,
      reloj: instanteEn(now()),
    })
    .from(evaluaciones)
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .leftJoin(evaluacionAsignaciones, and(eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id), deQuien))
    .where(
      and(
        between(fecha_entrega, ...instantesDe(periodo, zona)),
        enSusCatedras(db, lector, catedras.id),
        lector.rol === 'alumno' ? isNotNull(evaluacionAsignaciones.id) : undefined,
      ),
    )
    .all()
    .map(({ fecha_entrega, estado, reloj, ...evaluacion }) => ({
      ...entradaDe(fecha_entrega ?? 0, zona),
      ...evaluacion,
      tipo: 'EVALUACION',
      estado: estado && estadoDeEvaluacion({ estado }, fecha_entrega, reloj),
    }))
}

/** From the first moment of the first day to the last one of the last, where the institution is. */
function instantesDe({ desde, hasta }: Periodo, zona: string): [number, number] {
  return [instanteDePlazo(addDias(desde, -1), zona) + 1, instanteDePlazo(hasta, zona)]
}

const entradaDe = (instante: number, zona: string) => ({
  ...momentoDePlazo(instante, zona),
  fecha_entrega: enISO(instante),
  diaClaseId: null,
  suspendida: null,
  tareaMaestraId: null,
  tareaAsignacionId: null,
  evaluacionId: null,
})

import { z } from 'zod'
import { listDiasConAsistencia } from '../asistencia/lectura.ts'
import type { Deps } from '../deps.ts'
import { diaClase } from '../dias-clase/ficha.ts'
import { evaluacionCompleta } from '../evaluaciones/esquemas.ts'
import { listEvaluacionesDeCatedra } from '../evaluaciones/ficha.ts'
import { inscrito } from '../inscripciones/esquemas.ts'
import { listInscritos } from '../inscripciones/inscritos.ts'
import { plan } from '../planes/esquemas.ts'
import { listPlanes } from '../planes/lectura.ts'
import { todayOf } from '../services/today.ts'
import { tareaMaestra } from '../tareas/esquemas.ts'
import { listTareasDeCatedra } from '../tareas/lectura.ts'
import { requireCatedra, requireCatedraDe } from './busqueda.ts'
import { type Catedra, catedra } from './ficha.ts'

const asistencia = z.object({ id: z.int(), alumnoId: z.int(), presente: z.boolean() })

export const catedraCompleta = catedra.extend({
  CatedraAlumno: z.array(inscrito),
  DiaClase: z.array(diaClase.extend({ Asistencia: z.array(asistencia) })),
  TareaMaestra: z.array(tareaMaestra),
  PlanDeClases: z.array(plan),
  Evaluacion: z.array(evaluacionCompleta),
})

export const readCatedra = (deps: Deps, id: number) => completa(deps, requireCatedra(deps.db, id))

/** A teacher's own. */
export const readCatedraDe = (deps: Deps, docenteId: number, id: number) =>
  completa(deps, requireCatedraDe(deps.db, docenteId, id))

export function completa(deps: Deps, una: Catedra) {
  return {
    ...una,
    CatedraAlumno: listInscritos(deps.db, una.id, todayOf(deps)),
    DiaClase: listDiasConAsistencia(deps.db, una.id),
    TareaMaestra: listTareasDeCatedra(deps.db, una.id, deps.now()),
    PlanDeClases: listPlanes(deps.db, una.id),
    Evaluacion: listEvaluacionesDeCatedra(deps.db, una.id, deps.now()),
  }
}

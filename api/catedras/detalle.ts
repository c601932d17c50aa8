import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { inscrito } from '../inscripciones/esquemas.ts'
import { listInscritos } from '../inscripciones/inscritos.ts'
import { todayOf } from '../services/today.ts'
import { requireCatedra, requireCatedraDe } from './busqueda.ts'
import { type Catedra, catedra } from './ficha.ts'

export const catedraCompleta = catedra.extend({
  CatedraAlumno: z.array(inscrito),
  DiaClase: z.array(z.unknown()),
  TareaMaestra: z.array(z.unknown()),
  Evaluacion: z.array(z.unknown()),
  PlanDeClases: z.array(z.unknown()),
})

export const readCatedra = (deps: Deps, id: number) => completa(deps, requireCatedra(deps.db, id))

/** A teacher's own. */
export const readCatedraDe = (deps: Deps, docenteId: number, id: number) =>
  completa(deps, requireCatedraDe(deps.db, docenteId, id))

export function completa(deps: Deps, una: Catedra) {
  return {
    ...una,
    CatedraAlumno: listInscritos(deps.db, una.id, todayOf(deps)),
    DiaClase: [],
    TareaMaestra: [],
    Evaluacion: [],
    PlanDeClases: [],
  }
}

import type { WritableDb as Db } from '../../../db/client.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { SIN_REGLAS } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { insertAcademiaGrande, insertAsistenciaGrande } from '../../support/academia-grande.ts'
import { insertEvaluacionesGrandes } from '../../support/evaluaciones-grandes.ts'
import { insertTablonGrande } from '../../support/tablon-grande.ts'
import { insertTareasGrandes } from '../../support/tareas-grandes.ts'

/** The course that has everything: 200 students, 120 class days, tasks, evaluations, and rules by which it judges. */
export const CATEDRA = 25
/** The course whose board has 2,000 posts. */
export const CON_TABLON = 1
/** A task of that course that all have delivered and nobody has graded. */
export const ENTREGADA = 99

const REGLAS = { ...SIN_REGLAS, asistencia_minima: 75, proceso_minimo: 60, exige_pagos: true }

/** 2,000 students, 50 courses of 200; the first student is in the first course and in the last five. */
export function insertMundo(db: Db) {
  const { docente } = insertAcademiaGrande(db)
  insertAsistenciaGrande(db, CATEDRA)
  db.insert(reglasDeCatedra)
    .values({ ...REGLAS, catedraId: CATEDRA })
    .run()
  const evaluaciones = insertEvaluacionesGrandes(db, CATEDRA)
  insertTareasGrandes(db)
  insertTablonGrande(db, CON_TABLON)
  for (let catedraId = 46; catedraId <= 50; catedraId++) insertTablonGrande(db, catedraId, 200)
  return {
    docente,
    alumno: { id: 1, nombre: '', apellido: '', email: '' },
    ...evaluaciones,
  }
}

export type Mundo = ReturnType<typeof insertMundo>

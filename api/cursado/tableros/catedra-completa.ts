import { z } from 'zod'
import { isTomada, matices } from '../../../src/domain/asistencia/asistencia.ts'
import { requireCatedra, requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { type Catedra, catedraConDocentes } from '../../academia/catedras/ficha.ts'
import { inscrito } from '../../academia/inscripciones/esquemas.ts'
import { listInscritos } from '../../academia/inscripciones/inscritos.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { listDiasConAsistencia } from '../asistencia/lectura.ts'
import { countDiasClase, countMarcados, diaClase, findDiaClase } from '../clases/ficha.ts'
import { evaluacionCompleta } from '../evaluaciones/esquemas.ts'
import { listEvaluacionesDeCatedra } from '../evaluaciones/ficha.ts'
import { plan } from '../planes/esquemas.ts'
import { listPlanes } from '../planes/lectura.ts'
import { tareaMaestra } from '../tareas/esquemas.ts'
import { listTareasDeCatedra } from '../tareas/lectura.ts'

const asistencia = z.object({
  id: z.int(),
  alumnoId: z.int(),
  presente: z.boolean(),
  matiz: z.enum(matices).nullable(),
})

const fichaDeCatedra = catedraConDocentes.extend({
  CatedraAlumno: z.array(inscrito),
  TareaMaestra: z.array(tareaMaestra.omit({ TareaAsignacion: true })),
  PlanDeClases: z.array(plan),
  Evaluacion: z.array(evaluacionCompleta),
  /** The class day of today, where there is one, whether its list is whole, and whether it was closed; only in the short form. */
  claseDeHoy: diaClase
    .pick({ id: true, fecha: true })
    .extend({ tomada: z.boolean(), cerrada: z.boolean() })
    .nullish(),
  /** How many class days there are, which the long form lists. */
  totalClases: z.int().optional(),
})
export type FichaDeCatedra = z.infer<typeof fichaDeCatedra>

export const catedraCompleta = fichaDeCatedra.omit({ claseDeHoy: true, totalClases: true }).extend({
  DiaClase: z.array(diaClase.extend({ Asistencia: z.array(asistencia) })),
  TareaMaestra: z.array(tareaMaestra),
})

/** What a reader gets, by how much was asked for. */
export const catedraLeida = z.union([catedraCompleta, fichaDeCatedra])

/** How much a reader asks for, as the header `Prefer` says it (RFC 7240): 'return=minimal' leaves the marks out. */
export const prefer = z.object({ prefer: z.string().optional() })
type Prefer = z.infer<typeof prefer>

export const readCatedra = (deps: Deps, id: number, quiere: Prefer) =>
  segun(quiere, deps, requireCatedra(deps.db, id))

/** A teacher's own. */
export const readCatedraDe = (deps: Deps, quien: Quien, id: number, quiere: Prefer) =>
  segun(quiere, deps, requireCatedraPara(deps.db, quien, id))

const segun = ({ prefer }: Prefer, deps: Deps, una: Catedra) =>
  prefer === 'return=minimal' ? ficha(deps, una) : completa(deps, una)

export const completa = (deps: Deps, una: Catedra) => ({
  ...completaSinDias(deps, una),
  DiaClase: listDiasConAsistencia(deps.db, una.id),
})

function completaSinDias(deps: Deps, una: Catedra) {
  const reloj = relojDe(deps, deps.db, una.id)
  return {
    ...una,
    CatedraAlumno: listInscritos(deps.db, una.id, todayOf(reloj)),
    TareaMaestra: listTareasDeCatedra(deps.db, una.id, deps.now()),
    PlanDeClases: listPlanes(deps.db, una.id),
    Evaluacion: listEvaluacionesDeCatedra(deps.db, una.id, deps.now()),
  }
}

/**
 * What the screens of a course begin with: all but the marks of each class day and each student's tasks, which are nine
 * tenths of it and have lists of their own.
 */
function ficha(deps: Deps, una: Catedra) {
  const { TareaMaestra, ...resto } = completaSinDias(deps, una)
  return {
    ...resto,
    TareaMaestra: TareaMaestra.map(({ TareaAsignacion, ...tarea }) => tarea),
    claseDeHoy: una.cerrada ? null : findClaseDeHoy(deps, una.id, resto.CatedraAlumno.length),
    totalClases: countDiasClase(deps.db, una.id),
  }
}

function findClaseDeHoy(deps: Deps, catedraId: number, inscritos: number) {
  const dia = findDiaClase(deps.db, catedraId, todayOf(deps))
  return dia && { ...dia, tomada: isTomada(countMarcados(deps.db, dia.id), inscritos) }
}

import { and, between, eq } from 'drizzle-orm'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import {
  enSuOrden,
  momentosDeClase,
  type Periodo,
  periodoDe,
} from '../../../src/domain/calendario/calendario.ts'
import { listHorarios } from '../../academia/catedras/ficha.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { enSusCatedras, type Lector } from '../tablon/acceso.ts'
import { periodoInvalido } from './errors.ts'
import type { Entrada } from './esquemas.ts'
import { columnasDeCatedra, listPlazosDeEvaluaciones, listPlazosDeTareas } from './plazos.ts'

/** The classes and due dates of somebody's courses; without a period, of this month. */
export function listCalendario(deps: Deps, lector: Lector, pedido: Periodo): Entrada[] {
  const periodo = periodoDe(pedido, todayOf(deps))
  if (!periodo) throw periodoInvalido()
  return readCalendario(deps, lector, periodo)
}

export function readCalendario(deps: Deps, lector: Lector, periodo: Periodo): Entrada[] {
  return enSuOrden([
    ...listClases(deps, lector, periodo),
    ...listPlazosDeTareas(deps, lector, periodo),
    ...listPlazosDeEvaluaciones(deps, lector, periodo),
  ])
}

function listClases({ db }: Deps, lector: Lector, { desde, hasta }: Periodo): Entrada[] {
  const dias = db
    .select({
      diaClaseId: diasClase.id,
      fecha: diasClase.fecha,
      suspendida: diasClase.suspendida,
      catedra: columnasDeCatedra,
    })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(between(diasClase.fecha, desde, hasta), enSusCatedras(db, lector, catedras.id)))
    .all()
  const horarios = listHorarios(db, enSusCatedras(db, lector, catedraDiaHorarios.catedraId))
  return dias.flatMap(({ fecha, catedra, diaClaseId, suspendida }) =>
    momentosDeClase(fecha, horarios.get(catedra.id) ?? []).map((momento) => ({
      ...momento,
      tipo: 'CLASE' as const,
      titulo: catedra.nombre,
      catedra,
      diaClaseId,
      suspendida,
      tareaMaestraId: null,
      tareaAsignacionId: null,
      evaluacionId: null,
      estado: null,
      fecha_entrega: null,
    })),
  )
}

import { and, between, eq } from 'drizzle-orm'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { enSuOrden, type Periodo, periodoDe } from '../../../src/domain/calendario/calendario.ts'
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
  return db
    .select({
      fecha: diasClase.fecha,
      hora_inicio: diasClase.hora_desde,
      hora_fin: diasClase.hora_hasta,
      titulo: catedras.nombre,
      catedra: columnasDeCatedra,
      diaClaseId: diasClase.id,
      suspendida: diasClase.suspendida,
    })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(between(diasClase.fecha, desde, hasta), enSusCatedras(db, lector, catedras.id)))
    .all()
    .map((clase) => ({
      ...clase,
      tipo: 'CLASE',
      tareaMaestraId: null,
      tareaAsignacionId: null,
      evaluacionId: null,
      estado: null,
      fecha_entrega: null,
    }))
}

import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { relojHasta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { columnasDeCondiciones } from './condiciones.ts'

/** A student's accounts, the latest year first; of the courses that it left, where there was something to pay. */
export function listCuentasPropias(deps: Deps, alumnoId: number) {
  const { db } = deps
  const suyas = eq(catedraAlumnos.alumnoId, alumnoId)
  const hechos = Map.groupBy(listPagosVigentes(deps, suyas), ({ inscripcion }) => inscripcion)
  return db
    .select({
      catedraAlumnoId: catedraAlumnos.id,
      catedra: { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio },
      cerrada_en: catedras.cerrada_en,
      condiciones: columnasDeCondiciones,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(suyas)
    .orderBy(desc(catedras.anio), catedras.orden, catedras.id)
    .all()
    .map(({ condiciones, cerrada_en, ...inscripcion }) => {
      const hoy = todayOf(relojHasta(deps, cerrada_en))
      const suyos = (hechos.get(inscripcion.catedraAlumnoId) ?? []).map(({ inscripcion: _, ...pago }) => pago)
      const { estado: estadoActual, ...cuenta } = cuentaDe(condiciones, suyos, hoy)
      const hasta = condiciones.estadias.at(-1)?.hasta ?? null
      return { ...inscripcion, hasta, estadoActual, ...cuenta, pagos: suyos }
    })
    .filter(({ hasta, debe, pagos }) => hasta === null || debe > 0 || pagos.length > 0)
}

/** The latest first. */
function listPagosVigentes({ db }: Deps, cuales: SQL) {
  return db
    .select({
      inscripcion: pagos.catedraAlumnoId,
      id: pagos.id,
      concepto: pagos.concepto,
      mes: pagos.mes,
      monto: pagos.monto,
      fecha: pagos.fecha,
    })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(and(cuales, isNull(pagos.anulado_en)))
    .orderBy(desc(pagos.fecha), desc(pagos.id))
    .all()
}

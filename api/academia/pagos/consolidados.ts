import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { relojHasta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { listPagosHechos } from '../inscripciones/pagos-hechos.ts'
import { alumnoNoEncontrado } from '../personas/errors-de-alumnos.ts'
import { columnasDeCondiciones } from './condiciones.ts'

/** How a student stands in a teacher's courses; the id is the student's or, where it is none of theirs, a contributor's. */
export function readPagosConsolidados(deps: Deps, quien: Quien, id: number) {
  const deAlumno = listEstados(deps, quien, eq(catedraAlumnos.alumnoId, id))
  const pagosConsolidados =
    deAlumno.length > 0 ? deAlumno : listEstados(deps, quien, eq(catedraAlumnos.composerId, id))
  if (pagosConsolidados.length === 0) throw alumnoNoEncontrado()
  return { pagosConsolidados }
}

function listEstados(deps: Deps, quien: Quien, suya: SQL) {
  const cuales = and(suya, isNull(catedraAlumnos.baja_en)) as SQL
  const hechos = listPagosHechos(deps.db, cuales)
  return deps.db
    .select({
      id: catedraAlumnos.id,
      catedraId: catedras.id,
      catedraNombre: catedras.nombre,
      cerrada_en: catedras.cerrada_en,
      condiciones: columnasDeCondiciones,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(and(cuales, isDeQuien(deps.db, quien)))
    .orderBy(asc(catedras.id))
    .all()
    .map(({ id, catedraId, catedraNombre, cerrada_en, condiciones }) => ({
      catedraId,
      catedraNombre,
      estadoActual: cuentaDe(condiciones, hechos.get(id) ?? [], todayOf(relojHasta(deps, cerrada_en))).estado,
    }))
}

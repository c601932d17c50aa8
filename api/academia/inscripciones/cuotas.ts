import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { catedraAlumnos, cuotasDeAntes } from '../../../db/schema/inscripciones.ts'
import {
  type Condiciones,
  type CuotaDeMes,
  cuotasQueQuedan,
  matriculaCon,
} from '../../../src/domain/pagos/pagos.ts'
import { listPagosHechos } from './pagos-hechos.ts'

/** Of each enrolment that is read. */
export const columnaDeCuotasDeAntes = sql`(
  select json_group_array(json_object('mes', mes, 'monto', monto))
  from cuotas_de_antes where catedra_alumno_id = catedra_alumnos.id
)`.mapWith((leidas: string) => JSON.parse(leidas) as CuotaDeMes[])

interface Cambio {
  /** YYYY-MM, from which on the fee is another. */
  desde: string
  cuota_monto?: number
  matricula_monto?: number
}

/** Changes what somebody pays; of what is not said nothing changes. */
export function changeMontos(tx: Tx, id: number, condiciones: Condiciones, cambio: Cambio): void {
  const {
    desde,
    cuota_monto = condiciones.cuota_monto,
    matricula_monto = condiciones.matricula_monto,
  } = cambio
  const cual = eq(catedraAlumnos.id, id)
  const pagos = listPagosHechos(tx, cual).get(id) ?? []
  if (cambio.cuota_monto !== undefined) {
    const quedan = cuotasQueQuedan(condiciones, pagos, { desde, monto: cuota_monto })
    tx.delete(cuotasDeAntes).where(eq(cuotasDeAntes.catedraAlumnoId, id)).run()
    if (quedan.length > 0)
      tx.insert(cuotasDeAntes)
        .values(quedan.map((una) => ({ ...una, catedraAlumnoId: id })))
        .run()
  }
  tx.update(catedraAlumnos)
    .set({ cuota_monto, matricula_monto: matriculaCon(condiciones, pagos, matricula_monto) })
    .where(cual)
    .run()
}

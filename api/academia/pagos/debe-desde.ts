import { eq, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { debeDesde } from '../../../src/domain/pagos/pagos.ts'
import { listPagosHechos } from '../inscripciones/pagos-hechos.ts'
import { columnasDeCondiciones } from './condiciones.ts'

/** Says anew from when on enrolments owe; whoever changes a payment, a stay, a fee or a course's months does it too. */
export function noteDeudas(tx: Pick<Tx, 'select' | 'update'>, cuales: SQL): void {
  for (const { id, debe_desde } of listMalAnotadas(tx, cuales))
    tx.update(catedraAlumnos).set({ debe_desde }).where(eq(catedraAlumnos.id, id)).run()
}

/** The enrolments that do not say what their accounts do, with what they should say. */
export function listMalAnotadas(tx: Reader, cuales: SQL): { id: number; debe_desde: string | null }[] {
  const hechos = listPagosHechos(tx, cuales)
  return tx
    .select({
      id: catedraAlumnos.id,
      anotado: catedraAlumnos.debe_desde,
      condiciones: columnasDeCondiciones,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(cuales)
    .all()
    .map(({ id, anotado, condiciones }) => ({
      id,
      anotado,
      debe_desde: debeDesde(condiciones, hechos.get(id) ?? []),
    }))
    .filter(({ anotado, debe_desde }) => anotado !== debe_desde)
}

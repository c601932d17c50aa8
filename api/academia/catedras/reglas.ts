import { eq, getTableColumns } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { type ReglasDeCatedra, SIN_REGLAS } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'

const { catedraId: _, ...columnasDeReglas } = getTableColumns(reglasDeCatedra)

export { columnasDeReglas }

export function readReglas(tx: Reader, catedraId: number): ReglasDeCatedra {
  const suyas = tx
    .select(columnasDeReglas)
    .from(reglasDeCatedra)
    .where(eq(reglasDeCatedra.catedraId, catedraId))
    .get()
  return suyas ?? SIN_REGLAS
}

import { eq, getTableColumns } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { type ReglasDeCatedra, SIN_REGLAS } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'

const { catedraId: _, ...columnasDeReglas } = getTableColumns(reglasDeCatedra)

export { columnasDeReglas }

export function readReglas(tx: Reader, catedraId: number): ReglasDeCatedra {
  return reglas(tx).get({ catedraId }) ?? SIN_REGLAS
}

const reglas = consulta((tx) =>
  tx
    .select(columnasDeReglas)
    .from(reglasDeCatedra)
    .where(eq(reglasDeCatedra.catedraId, hueco('catedraId'))),
)

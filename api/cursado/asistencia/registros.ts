import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import type { Matiz } from '../../../src/domain/asistencia/asistencia.ts'

export interface Registro {
  id: number
  alumnoId: number
  presente: boolean
  matiz: Matiz | null
}

type Fila = [diaClaseId: number, id: number, alumnoId: number, presente: number, matiz: Matiz | null]

/** What was marked on class days, by day; `cuales` says of which days. Of those without class nothing is seen. */
export function listRegistros(tx: Reader, cuales: SQL, valores: Valores = {}): Map<number, Registro[]> {
  const porDia = new Map<number, Registro[]>()
  // A year of a large course has tens of thousands: as plain values they take half the time.
  const filas = marcas(tx, cuales).values(valores) as Fila[]
  for (const [diaClaseId, id, alumnoId, presente, matiz] of filas) {
    const registro = { id, alumnoId, presente: presente === 1, matiz }
    const delDia = porDia.get(diaClaseId)
    if (delDia) delDia.push(registro)
    else porDia.set(diaClaseId, [registro])
  }
  return porDia
}

const marcas = consulta((tx, cuales) =>
  tx
    .select({
      diaClaseId: asistencias.diaClaseId,
      id: asistencias.id,
      alumnoId: asistencias.alumnoId,
      presente: asistencias.presente,
      matiz: asistencias.matiz,
    })
    .from(diasClase)
    .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .where(and(cuales, isNull(diasClase.suspendida))),
)

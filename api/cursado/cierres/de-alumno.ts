import { and, desc, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { cierresDeClase } from '../../../db/schema/cierres-de-clase.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import type { ClasesDadas } from './esquemas.ts'
import { fraseDe, listPartes } from './partes.ts'
import { listDadasDeCatedras, listDadasPorDia } from './unidades.ts'

const ULTIMAS = 5

/** What a student sees of the classes that were closed, by course. */
export function listClasesDadas(tx: Reader, catedraIds: number[]): (catedraId: number) => ClasesDadas {
  const dias = JSON.stringify(listUltimas(tx, catedraIds))
  const partes = Map.groupBy(
    listPartes(tx, deEstosDias, { dias }).values(),
    ([parte]) => parte?.dia.catedraId,
  )
  const dadas = listDadasPorDia(tx, deEstosDias, { dias })
  const cuentaDe = countUnidades(tx, catedraIds)
  return (catedraId) => {
    const ultimas = (partes.get(catedraId) ?? []).toReversed().flatMap((partes) => {
      const [primera] = partes
      if (!primera) return []
      const { id: diaClaseId, fecha } = primera.dia
      const unidades = (dadas.get(diaClaseId) ?? []).map(({ diaClaseId: _, ...una }) => una)
      return [{ diaClaseId, fecha, unidades, para_la_proxima: fraseDe(partes) }]
    })
    return {
      unidades: cuentaDe(catedraId),
      para_la_proxima: ultimas[0]?.para_la_proxima ?? null,
      ultimas,
    }
  }
}

const deEstosDias = estaEn(diasClase.id, hueco('dias'))

/** Of each course the last closed ones. */
function listUltimas(tx: Reader, catedraIds: number[]): number[] {
  const filas = ultimas(tx).all({ catedras: JSON.stringify(catedraIds) })
  return filas.map(({ id }) => id)
}

const ultimas = consulta((tx) => {
  const cierre = tx
    .select({ uno: sql`1` })
    .from(cierresDeClase)
    .where(eq(cierresDeClase.diaClaseId, diasClase.id))
  const deEstas = estaEn(diasClase.catedraId, hueco('catedras'))
  const cerradas = tx
    .select({
      id: diasClase.id,
      lugar:
        sql<number>`row_number() over (partition by ${diasClase.catedraId} order by ${desc(diasClase.fecha)})`.as(
          'lugar',
        ),
    })
    .from(diasClase)
    .where(and(deEstas, isNull(diasClase.suspendida), exists(cierre)))
    .as('cerradas')
  return tx.select({ id: cerradas.id }).from(cerradas).where(lte(cerradas.lugar, ULTIMAS))
})

/** By course, of all units of its plans. */
function countUnidades(tx: Reader, catedraIds: number[]) {
  const estados = listDadasDeCatedras(tx, catedraIds)
  const suyas = unidades(tx).all({ catedras: JSON.stringify(catedraIds) })
  const porCatedra = Map.groupBy(suyas, ({ catedraId }) => catedraId)
  return (catedraId: number) => {
    const suyas = porCatedra.get(catedraId) ?? []
    return { dadas: suyas.filter(({ id }) => estados.get(id) === 'DADA').length, total: suyas.length }
  }
}

const unidades = consulta((tx) =>
  tx
    .select({ catedraId: planesDeClases.catedraId, id: unidadesPlan.id })
    .from(planesDeClases)
    .innerJoin(unidadesPlan, eq(unidadesPlan.planId, planesDeClases.id))
    .where(estaEn(planesDeClases.catedraId, hueco('catedras'))),
)

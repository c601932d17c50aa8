import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { aparte, consulta, estaEn, hueco, type Valores } from '../../../db/consulta.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { unidadesDadas } from '../../../db/schema/cierres-de-clase.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import type { CierreDeClase } from '../../../src/domain/clases/cierre-de-clase-nuevo.ts'
import type { EstadoDeUnidadDada } from '../../../src/domain/clases/cierres-de-clase.ts'
import { unidadDeOtra } from './errors.ts'

const estado = sql<EstadoDeUnidadDada>`iif(sum(${unidadesDadas.estado} = 'DADA') > 0, 'DADA', 'EN_PARTE')`

/** How much was given of each unit, over all classes that there were; what is not there was never given; `cuales` says which. */
export function listDadas(tx: Reader, cuales: SQL, valores: Valores = {}): Map<number, EstadoDeUnidadDada> {
  const filas = dadas(tx, cuales).all(valores)
  return new Map(filas.map(({ unidadId, estado }) => [unidadId, estado]))
}

const dadas = consulta((tx, cuales) =>
  tx
    .select({ unidadId: unidadesDadas.unidadId, estado })
    .from(unidadesPlan)
    .innerJoin(unidadesDadas, eq(unidadesDadas.unidadId, unidadesPlan.id))
    .innerJoin(diasClase, eq(diasClase.id, unidadesDadas.diaClaseId))
    .where(and(cuales, isNull(diasClase.suspendida)))
    .groupBy(unidadesDadas.unidadId),
)

/** What was given on class days, in the order of the plans; `cuales` says of which days. */
export const listDadasPorDia = (tx: Reader, cuales: SQL, valores: Valores = {}) =>
  Map.groupBy(dadasPorDia(tx, cuales).all(valores), ({ diaClaseId }) => diaClaseId)

const dadasPorDia = consulta((tx, cuales) =>
  tx
    .select({
      diaClaseId: unidadesDadas.diaClaseId,
      unidadId: unidadesPlan.id,
      periodo: unidadesPlan.periodo,
      estado: unidadesDadas.estado,
    })
    .from(diasClase)
    .innerJoin(unidadesDadas, eq(unidadesDadas.diaClaseId, diasClase.id))
    .innerJoin(unidadesPlan, eq(unidadesPlan.id, unidadesDadas.unidadId))
    .where(and(cuales, isNull(diasClase.suspendida)))
    .orderBy(asc(unidadesPlan.planId), asc(unidadesPlan.posicion), asc(unidadesPlan.id)),
)

/** The same, of all units of these courses. */
export const listDadasDeCatedras = (tx: Reader, catedraIds: number[]) =>
  listDadas(tx, deCatedras, { catedras: JSON.stringify(catedraIds) })

const deCatedras = inArray(
  unidadesPlan.planId,
  aparte
    .select({ id: planesDeClases.id })
    .from(planesDeClases)
    .where(estaEn(planesDeClases.catedraId, hueco('catedras'))),
)

/** A course's units, those of its first plan first. */
export const listUnidadesDeCatedra = (tx: Reader, catedraId: number) =>
  tx
    .select({
      id: unidadesPlan.id,
      planId: unidadesPlan.planId,
      plan: planesDeClases.titulo,
      periodo: unidadesPlan.periodo,
    })
    .from(planesDeClases)
    .innerJoin(unidadesPlan, eq(unidadesPlan.planId, planesDeClases.id))
    .where(eq(planesDeClases.catedraId, catedraId))
    .orderBy(asc(unidadesPlan.planId), asc(unidadesPlan.posicion), asc(unidadesPlan.id))
    .all()

/** What was said of the same unit of that day before gives way, but for one that was given whole: what is added takes nothing away. */
export function writeUnidades(
  tx: Tx,
  catedraId: number,
  diaClaseId: number,
  unidades: CierreDeClase['unidades'],
): void {
  const suyas = new Set(listUnidadesDeCatedra(tx, catedraId).map(({ id }) => id))
  const ajena = unidades.findIndex(({ unidadId }) => !suyas.has(unidadId))
  if (ajena >= 0) throw unidadDeOtra(ajena)
  for (const { unidadId, estado } of unidades) {
    tx.insert(unidadesDadas)
      .values({ diaClaseId, unidadId, estado })
      .onConflictDoUpdate({
        target: [unidadesDadas.diaClaseId, unidadesDadas.unidadId],
        set: { estado },
        setWhere: ne(unidadesDadas.estado, 'DADA'),
      })
      .run()
  }
}

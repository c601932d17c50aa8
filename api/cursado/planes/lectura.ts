import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import type { Recurso } from '../../../src/domain/planes/recursos.ts'
import { type Datos, listArchivosDeUnidades } from '../../suelo/archivos/usos.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listDadas } from '../cierres/unidades.ts'
import { planNoEncontrado, unidadNoEncontrada } from './errors.ts'
import type { Plan, Unidad } from './esquemas.ts'

const columnasDePlan = {
  id: planesDeClases.id,
  catedraId: planesDeClases.catedraId,
  titulo: planesDeClases.titulo,
  anio: catedras.anio,
  tipoOrganizacion: planesDeClases.tipoOrganizacion,
}

const columnasDeUnidad = {
  id: unidadesPlan.id,
  planId: unidadesPlan.planId,
  posicion: unidadesPlan.posicion,
  periodo: unidadesPlan.periodo,
  contenido: unidadesPlan.contenido,
  capacidades: unidadesPlan.capacidades,
  horasTeoricas: unidadesPlan.horasTeoricas,
  horasPracticas: unidadesPlan.horasPracticas,
  estrategiasMetodologicas: unidadesPlan.estrategiasMetodologicas,
  mediosVerificacionEvaluacion: unidadesPlan.mediosVerificacionEvaluacion,
  recursos: unidadesPlan.recursos,
}

/** A course's plans, the first one first, each with its units in their order. */
export function listPlanes(tx: Reader, catedraId: number): Plan[] {
  return readPlanes(tx, deCatedra, { catedraId })
}

/** A teacher's own: of somebody else's it may not know. */
export function requirePlanDe(tx: Reader, quien: Quien, id: number): Plan {
  const [plan] = readPlanes(tx, and(eq(planesDeClases.id, id), isDeQuien(tx, quien)) as SQL)
  if (!plan) throw planNoEncontrado()
  return plan
}

/** A teacher's own, with the course that it is of. */
export function requireUnidadDe(tx: Reader, quien: Quien, id: number): Unidad & { catedraId: number } {
  const suya = tx
    .select({ catedraId: catedras.id })
    .from(unidadesPlan)
    .innerJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .innerJoin(catedras, eq(catedras.id, planesDeClases.catedraId))
    .where(and(eq(unidadesPlan.id, id), isDeQuien(tx, quien)))
    .get()
  if (!suya) throw unidadNoEncontrada()
  return { ...readUnidad(tx, id), ...suya }
}

export function readUnidad(tx: Reader, id: number): Unidad {
  const [unidad] = readUnidades(tx, una, { id })
  if (!unidad) throw unidadNoEncontrada()
  return unidad
}

const deCatedra = eq(planesDeClases.catedraId, hueco('catedraId'))
const dePlan = eq(unidadesPlan.planId, hueco('planId'))
const una = eq(unidadesPlan.id, hueco('id'))

const readPlanes = (tx: Reader, cuales: SQL, valores: Valores = {}): Plan[] =>
  planes(tx, cuales)
    .all(valores)
    .map((plan) => {
      const UnidadPlan = readUnidades(tx, dePlan, { planId: plan.id })
      const dadas = UnidadPlan.filter(({ estado }) => estado === 'DADA').length
      return { ...plan, dadas, UnidadPlan }
    })

const planes = consulta((tx, cuales) =>
  tx
    .select(columnasDePlan)
    .from(planesDeClases)
    .innerJoin(catedras, eq(catedras.id, planesDeClases.catedraId))
    .where(cuales)
    .orderBy(asc(planesDeClases.id)),
)

const unidadesEnOrden = consulta((tx, cuales) =>
  tx
    .select(columnasDeUnidad)
    .from(unidadesPlan)
    .where(cuales)
    .orderBy(asc(unidadesPlan.posicion), asc(unidadesPlan.id)),
)

function readUnidades(tx: Reader, cuales: SQL, valores: Valores): Unidad[] {
  const unidades = unidadesEnOrden(tx, cuales).all(valores)
  const conArchivos = unidades.some(({ recursos }) => recursos.some(({ type }) => type === 'file'))
  const datos = conArchivos ? listArchivosDeUnidades(tx, cuales, valores) : new Map<string, Datos>()
  const conDatos = (recurso: Recurso) => ({
    ...recurso,
    ...(recurso.type === 'file' && datos.get(recurso.value)),
  })
  const dadas = listDadas(tx, cuales, valores)
  return unidades.map((unidad) => ({
    ...unidad,
    recursos: unidad.recursos.map(conDatos),
    estado: dadas.get(unidad.id) ?? null,
  }))
}

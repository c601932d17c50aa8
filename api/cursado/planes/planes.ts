import { count, eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { tituloDeCopia } from '../../../src/domain/copias.ts'
import { type DatosDePlan, type EdicionDePlan, planNuevo } from '../../../src/domain/planes.ts'
import { requireCatedraDe } from '../../academia/catedras/busqueda.ts'
import { transactReleasing } from '../../casa/archivos/limpieza.ts'
import { copyUsosDeUnidad } from '../../casa/archivos/usos.ts'
import type { Deps } from '../../deps.ts'
import { parsed } from '../../plugins/validation.ts'
import type { Plan } from './esquemas.ts'
import { listPlanes, requirePlanDe } from './lectura.ts'

export function listPlanesDe({ db }: Deps, docenteId: number, catedraId: number): Plan[] {
  requireCatedraDe(db, docenteId, catedraId)
  return listPlanes(db, catedraId)
}

export function createPlan(
  { db, now }: Deps,
  docenteId: number,
  catedraId: number,
  datos: DatosDePlan,
): Plan {
  return transact(db, (tx) => {
    requireCatedraDe(tx, docenteId, catedraId)
    return requirePlanDe(tx, docenteId, insertPlan(tx, catedraId, datos, now()))
  })
}

/** What isn't sent stays as it is. */
export function editPlan({ db, now }: Deps, docenteId: number, id: number, edicion: EdicionDePlan): Plan {
  return transact(db, (tx) => {
    const datos = parsed(planNuevo, { ...requirePlanDe(tx, docenteId, id), ...edicion })
    tx.update(planesDeClases)
      .set({ ...datos, updated_at: now() })
      .where(eq(planesDeClases.id, id))
      .run()
    return requirePlanDe(tx, docenteId, id)
  })
}

/** To another course, or again to the same one: its units, and their files by uses of their own. */
export function copyPlan({ db, now }: Deps, docenteId: number, id: number, catedraId: number): Plan {
  return transact(db, (tx) => {
    const plan = requirePlanDe(tx, docenteId, id)
    requireCatedraDe(tx, docenteId, catedraId)
    const titulo = tituloLibre(tx, catedraId, plan.titulo)
    const planId = insertPlan(tx, catedraId, { ...plan, titulo }, now())
    const unidades = tx.select().from(unidadesPlan).where(eq(unidadesPlan.planId, id)).all()
    for (const { id: unidadId, ...unidad } of unidades) {
      const copia = tx
        .insert(unidadesPlan)
        .values({ ...unidad, planId, created_at: now(), updated_at: now() })
        .returning({ id: unidadesPlan.id })
        .get()
      copyUsosDeUnidad(tx, unidadId, copia.id)
    }
    return requirePlanDe(tx, docenteId, planId)
  })
}

/** Where a unit is chosen, plans are told apart by their titles only. */
function tituloLibre(tx: Tx, catedraId: number, titulo: string): string {
  const planes = tx
    .select({ titulo: planesDeClases.titulo })
    .from(planesDeClases)
    .where(eq(planesDeClases.catedraId, catedraId))
    .all()
  const titulos = planes.map((plan) => plan.titulo)
  return titulos.includes(titulo) ? tituloDeCopia(titulo, titulos) : titulo
}

function insertPlan(tx: Tx, catedraId: number, { titulo, tipoOrganizacion }: DatosDePlan, now: number) {
  return tx
    .insert(planesDeClases)
    .values({ catedraId, titulo, tipoOrganizacion, created_at: now, updated_at: now })
    .returning({ id: planesDeClases.id })
    .get().id
}

export function deletePlan(deps: Deps, docenteId: number, id: number) {
  return transactReleasing(deps, (tx, release) => {
    requirePlanDe(tx, docenteId, id)
    const unidades = tx.select({ n: count() }).from(unidadesPlan).where(eq(unidadesPlan.planId, id)).get()
    tx.delete(planesDeClases).where(eq(planesDeClases.id, id)).run()
    const eliminado = { unidades: unidades?.n ?? 0, archivos: release() }
    return { message: 'Plan de clases eliminado.', eliminado }
  })
}

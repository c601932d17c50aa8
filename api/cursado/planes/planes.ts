import { asc, count, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { tituloDeDuplicado } from '../../../src/domain/evaluaciones/duplicados.ts'
import { type DatosDePlan, type EdicionDePlan, planNuevo } from '../../../src/domain/planes/planes.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { enActo } from '../../suelo/actos.ts'
import { copyUsos } from '../../suelo/archivos/usos.ts'
import { cambiosEntre, type Etiquetas, entreComillas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import type { Plan } from './esquemas.ts'
import { listPlanes, requirePlanDe } from './lectura.ts'

export function listPlanesDe({ db }: Deps, quien: Quien, catedraId: number): Plan[] {
  requireCatedraPara(db, quien, catedraId)
  return listPlanes(db, catedraId)
}

export function createPlan(deps: Deps, quien: Quien, catedraId: number, datos: DatosDePlan): Plan {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    requireCatedraPara(tx, quien, catedraId)
    const id = insertPlan(tx, catedraId, datos, ahora)
    const sobre = { catedra: catedraId }
    note({ hecho: 'planes.crear', nombre: datos.titulo, sobre, ids: { planId: id } })
    return requirePlanDe(tx, quien, id)
  })
}

/** What isn't sent stays as it is. */
export function editPlan(deps: Deps, quien: Quien, id: number, edicion: EdicionDePlan): Plan {
  return enActo(deps, quien, { plan: id }, ({ tx, note, ahora }) => {
    const antes = requirePlanDe(tx, quien, id)
    const datos = parsed(planNuevo, { ...antes, ...edicion })
    tx.update(planesDeClases)
      .set({ ...datos, updated_at: ahora })
      .where(eq(planesDeClases.id, id))
      .run()
    const despues = requirePlanDe(tx, quien, id)
    const cambios = cambiosEntre(antes, despues, etiquetas)
    const hecho = { hecho: 'planes.editar', nombre: antes.titulo, cambios, ids: { planId: id } } as const
    note(hecho)
    return despues
  })
}

const etiquetas: Etiquetas<Plan> = {
  titulo: ['título', entreComillas],
  tipoOrganizacion: 'organización',
}

/** To another course, or again to the same one: its units, and their files by uses of their own. */
export function copyPlan(deps: Deps, quien: Quien, id: number, catedraId: number): Plan {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    const plan = requirePlanDe(tx, quien, id)
    requireCatedraPara(tx, quien, catedraId)
    const titulo = tituloLibre(tx, catedraId, plan.titulo)
    const planId = insertPlan(tx, catedraId, { ...plan, titulo }, ahora)
    copyUnidades(tx, { de: id, a: planId }, ahora)
    const sobre = { plan: id, catedra: catedraId }
    note({ hecho: 'planes.copiar', sobre, ids: { copiaId: planId } })
    return requirePlanDe(tx, quien, planId)
  })
}

/** Each unit of a plan in another one, with its files; by its id, that of its copy. */
export function copyUnidades(
  tx: Tx,
  { de, a: planId }: { de: number; a: number },
  now: number,
): [number, number][] {
  const unidades = tx
    .select()
    .from(unidadesPlan)
    .where(eq(unidadesPlan.planId, de))
    .orderBy(asc(unidadesPlan.id))
    .all()
  return unidades.map(({ id, ...unidad }) => {
    const copia = tx
      .insert(unidadesPlan)
      .values({ ...unidad, planId, created_at: now, updated_at: now })
      .returning({ id: unidadesPlan.id })
      .get()
    copyUsos(tx, 'unidadPlanId', { de: id, a: copia.id })
    return [id, copia.id]
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
  return titulos.includes(titulo) ? tituloDeDuplicado(titulo, titulos) : titulo
}

export function insertPlan(
  tx: Tx,
  catedraId: number,
  { titulo, tipoOrganizacion }: DatosDePlan,
  now: number,
) {
  return tx
    .insert(planesDeClases)
    .values({ catedraId, titulo, tipoOrganizacion, created_at: now, updated_at: now })
    .returning({ id: planesDeClases.id })
    .get().id
}

export function deletePlan(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, { plan: id }, ({ tx, note }) => {
    requirePlanDe(tx, quien, id)
    note({ hecho: 'planes.eliminar', sobre: { plan: id } })
    const unidades = tx.select({ n: count() }).from(unidadesPlan).where(eq(unidadesPlan.planId, id)).get()
    const { archivos } = putInPapelera(deps, tx, quien, 'PLAN', id)
    const eliminado = { unidades: unidades?.n ?? 0, archivos }
    return { message: 'Plan de clases eliminado.', eliminado }
  })
}

import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { pruebasManuales, rubros } from '../../../db/schema/rubros.ts'
import type { Rubro, RubroEscrito } from '../../../src/domain/nota-final/rubros.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { rubroAjeno, rubroConNotas } from './errors.ts'

/** A course's parts, in its order. */
export const listRubros = (tx: Reader, catedraId: number): Rubro[] =>
  tx
    .select({ id: rubros.id, nombre: rubros.nombre, peso: rubros.peso })
    .from(rubros)
    .where(eq(rubros.catedraId, catedraId))
    .orderBy(asc(rubros.posicion), asc(rubros.id))
    .all()

export function requireRubro(tx: Reader, catedraId: number, id: number | null): void {
  if (id !== null && !listRubros(tx, catedraId).some((rubro) => rubro.id === id)) throw rubroAjeno()
}

/** Those that are sent take the place of all that there were: who has an id stays, with what is of it. */
export function writeRubros(
  deps: Deps,
  quien: Quien,
  id: number,
  escritos: readonly RubroEscrito[],
): Rubro[] {
  return enActo(deps, quien, { catedra: id }, ({ tx, note }) => {
    const { id: catedraId } = requireCatedraPara(tx, quien, id)
    const quedan = escritos.flatMap((rubro) => rubro.id ?? [])
    requirePropios(tx, catedraId, quedan)
    deleteOtros(tx, catedraId, quedan)
    for (const [posicion, { id: rubroId, ...datos }] of escritos.entries()) {
      if (rubroId === null)
        tx.insert(rubros)
          .values({ ...datos, catedraId, posicion })
          .run()
      else
        tx.update(rubros)
          .set({ ...datos, posicion })
          .where(eq(rubros.id, rubroId))
          .run()
    }
    note({ hecho: 'rubros.editar', sobre: { catedra: catedraId }, ademas: dichos(escritos) })
    return listRubros(tx, catedraId)
  })
}

const dichos = (escritos: readonly RubroEscrito[]) =>
  escritos.length === 0 ? ['sin rubros'] : escritos.map(({ nombre, peso }) => `${nombre} ${peso} %`)

function requirePropios(tx: Tx, catedraId: number, ids: readonly number[]): void {
  const propios = new Set(listRubros(tx, catedraId).map(({ id }) => id))
  if (ids.some((id) => !propios.has(id))) throw rubroAjeno('id')
}

/** What was marked by hand is nowhere else. */
function deleteOtros(tx: Tx, catedraId: number, quedan: number[]): void {
  const otros = and(eq(rubros.catedraId, catedraId), notInArray(rubros.id, quedan))
  const conNotas = tx
    .select({ nombre: rubros.nombre })
    .from(rubros)
    .innerJoin(pruebasManuales, eq(pruebasManuales.rubroId, rubros.id))
    .where(otros)
    .get()
  if (conNotas) throw rubroConNotas(conNotas.nombre)
  tx.delete(rubros).where(otros).run()
}

import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireDiaClase } from './ficha.ts'

/** All of them or none, where one is not the course's. */
export function removeDias(deps: Deps, quien: Quien, { id: catedraId }: Catedra, ids: readonly number[]) {
  return enActo(deps, quien, { catedra: catedraId }, (acto) => {
    for (const id of ids) requireDiaClase(acto.tx, catedraId, id)
    quitDias(deps, acto, catedraId, ids)
    return { quitadas: ids.length }
  })
}

/** Each comes back by itself. */
export function quitDias(
  deps: Deps,
  { tx, quien, note }: Acto,
  catedraId: number,
  ids: readonly number[],
): void {
  for (const id of ids) putInPapelera(deps, tx, quien, 'DIA', id)
  note({ hecho: 'clases.quitar', sobre: { catedra: catedraId }, detalle: cuantos(ids.length, 'día', 'días') })
}

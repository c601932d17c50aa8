import type { Db } from '../../../db/client.ts'
import { sinApostrofos } from '../../../src/domain/base/texto.ts'
import { palabrasDe } from '../../../src/domain/creadores/busqueda.ts'
import type { Creador, CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { nombresDe } from '../../../src/domain/creadores/otros-nombres.ts'
import { algunos, createComparacion } from '../../../src/domain/creadores/parecidos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { createMemo } from '../../suelo/services/memo.ts'
import { enTramos } from '../../suelo/services/tramos.ts'
import { createFichas } from '../creadores/ficha.ts'
import { nombresPublicados } from '../creadores/nombres.ts'

const A_LA_VISTA = 3
/** A wrong letter is rarely one of the first: who may be alike has a word that begins the same. */
const COMIENZO = 2

/**
 * Of each contribution, the published creators who may be the same; the catalogue is gone through once for all, and
 * for each state of it.
 */
export function createParecidos(deps: Deps) {
  const { db, changes } = deps
  const fichas = createFichas(deps)
  const memo = createMemo(changes, ['catalogo'], 1)
  return async (aportes: readonly CreadorPrivado[]): Promise<Map<number, Creador[]>> => {
    const cuales = aportes.map(({ id, updated_at }) => `${id} ${updated_at}`).join()
    const ids = await memo(cuales, () => enTramos(findIds(db, aportes)))
    return new Map([...ids].map(([id, suyos]) => [id, fichas.listByIds(suyos.slice(0, A_LA_VISTA))]))
  }
}

/** A step for each who is published. */
function* findIds(db: Db, aportes: readonly CreadorPrivado[]): Generator<void, Map<number, number[]>> {
  const hallados = new Map<number, number[]>()
  if (aportes.length === 0) return hallados
  const { read, seParecen } = createComparacion()
  const leidos = new Map(aportes.map((aporte) => [aporte, read(aporte)]))
  const porComienzo = groupByComienzo(aportes)
  for (const publicado of nombresPublicados(db)) {
    yield
    const dudosos = new Set(comienzosDe(publicado).flatMap((uno) => porComienzo.get(uno) ?? []))
    if (dudosos.size === 0) continue
    const suyo = read(publicado)
    for (const aporte of dudosos) {
      const leido = leidos.get(aporte)
      if (!leido || !algunos(leido, suyo, seParecen)) continue
      hallados.set(aporte.id, [...(hallados.get(aporte.id) ?? []), publicado.id])
    }
  }
  return hallados
}

function groupByComienzo(aportes: readonly CreadorPrivado[]): Map<string, CreadorPrivado[]> {
  const grupos = new Map<string, CreadorPrivado[]>()
  for (const aporte of aportes) {
    for (const comienzo of nombresDe(aporte).flatMap(palabrasDe).map(comienzoDe)) {
      grupos.set(comienzo, [...(grupos.get(comienzo) ?? []), aporte])
    }
  }
  return grupos
}

/** In the order an ñ is 'n~'. */
const comienzosDe = ({ sort_name, otros_nombres }: Publicado): string[] =>
  [
    ...sinApostrofos(sort_name.replaceAll('~', '')).split(' '),
    ...otros_nombres.flatMap(({ nombre }) => palabrasDe(nombre)),
  ].map(comienzoDe)

interface Publicado extends Pick<Creador, 'otros_nombres'> {
  sort_name: string
}

const comienzoDe = (palabra: string) => palabra.slice(0, COMIENZO)

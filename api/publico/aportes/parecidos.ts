import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { sinApostrofos } from '../../../src/domain/base/texto.ts'
import { palabrasDe } from '../../../src/domain/creadores/busqueda.ts'
import { type Creador, type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { parecidoA } from '../../../src/domain/creadores/parecidos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { createMemo } from '../../suelo/services/memo.ts'
import { createFichas } from '../creadores/ficha.ts'

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
  return (aportes: readonly CreadorPrivado[]): Map<number, Creador[]> => {
    const cuales = aportes.map(({ id, updated_at }) => `${id} ${updated_at}`).join()
    const ids = memo(cuales, () => findIds(db, aportes))
    return new Map([...ids].map(([id, suyos]) => [id, fichas.listByIds(suyos.slice(0, A_LA_VISTA))]))
  }
}

function findIds(db: Db, aportes: readonly CreadorPrivado[]): Map<number, number[]> {
  const hallados = new Map<number, number[]>()
  if (aportes.length === 0) return hallados
  const porComienzo = groupByComienzo(aportes)
  const leidas = new WeakMap<object, string[]>()
  const pruebas = new Map(aportes.map((aporte) => [aporte, parecidoA(aporte, leidas)]))
  for (const publicado of listNombres(db)) {
    const dudosos = new Set(comienzosDe(publicado.sort_name).flatMap((uno) => porComienzo.get(uno) ?? []))
    for (const aporte of dudosos) {
      if (!pruebas.get(aporte)?.(publicado)) continue
      hallados.set(aporte.id, [...(hallados.get(aporte.id) ?? []), publicado.id])
    }
  }
  return hallados
}

function listNombres(db: Db) {
  const { id, first_name, last_name, birth_year, sort_name } = creadores
  return db
    .select({ id, first_name, last_name, birth_year, sort_name })
    .from(creadores)
    .where(eq(creadores.status, 'PUBLISHED'))
    .all()
}

function groupByComienzo(aportes: readonly CreadorPrivado[]): Map<string, CreadorPrivado[]> {
  const grupos = new Map<string, CreadorPrivado[]>()
  for (const aporte of aportes) {
    for (const comienzo of palabrasDe(nombreCompleto(aporte)).map(comienzoDe)) {
      grupos.set(comienzo, [...(grupos.get(comienzo) ?? []), aporte])
    }
  }
  return grupos
}

/** In the order an ñ is 'n~'. */
const comienzosDe = (sortName: string) =>
  sinApostrofos(sortName.replaceAll('~', '')).split(' ').map(comienzoDe)

const comienzoDe = (palabra: string) => palabra.slice(0, COMIENZO)

import { type Calidad, type Creador, calidades } from '../../../src/domain/creadores/creadores.ts'
import { listDuplicados } from '../../../src/domain/creadores/parecidos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { createMemo } from '../../suelo/services/memo.ts'
import { enTramos } from '../../suelo/services/tramos.ts'
import { createFichas } from '../creadores/ficha.ts'
import { nombresPublicados } from '../creadores/nombres.ts'

/** Pairs of published creators that may be the same one; worked out once for each state of the catalogue. */
export function createDuplicados(deps: Deps) {
  const { db, changes } = deps
  const fichas = createFichas(deps)
  const memo = createMemo(changes, ['catalogo'], 1)
  return async () => {
    const pares = await memo('duplicados', () => enTramos(listDuplicados(nombresPublicados(db))))
    const porId = new Map(fichas.listByIds([...new Set(pares.flat())]).map((uno) => [uno.id, uno]))
    return pares.flatMap(([a, b]) => {
      const [uno, otro] = [porId.get(a), porId.get(b)]
      return uno && otro ? [enOrden(uno, otro)] : []
    })
  }
}

/** The better record is the one to stay and, of two as good, the older one. */
function enOrden(uno: Creador, otro: Creador) {
  const [primero, segundo] = [uno, otro].toSorted(
    (a, b) => ordenDe(a.quality) - ordenDe(b.quality) || a.id - b.id,
  ) as [Creador, Creador]
  return { uno: primero, otro: segundo }
}

const ordenDe = (calidad: Calidad | null) =>
  calidad === null ? calidades.length : calidades.indexOf(calidad)

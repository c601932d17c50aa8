import { groupBy } from '../base/grupos.ts'
import { centesimosDe, enCentesimas } from './puntajes.ts'
import type { Rubro } from './rubros.ts'

/** What a student was asked for and has got. */
export interface Puntaje {
  /** Of which part of the course; null of none. */
  rubroId: number | null
  /** Null while it is not graded. */
  obtenidos: number | null
  posibles: number
  /** Delivered and not graded yet counts nowhere; never delivered counts as 0 at the end. */
  entregado: boolean
  /** Null where there is no due date. */
  vence: number | null
}

export interface CifraDeRubro {
  /** Null where the course has no parts. */
  rubroId: number | null
  obtenidos: number
  posibles: number
}

export interface Cifra {
  /** Hundredths of a per cent, never rounded up; null where nothing counts yet. */
  centesimos: number | null
  /** How it comes about: of each part, or of all in one. */
  partes: CifraDeRubro[]
}

/** How a student stands: of what is graded; with what was due and never delivered; and with all that was never delivered. */
export function cifrasDe(
  rubros: readonly Rubro[],
  puntajes: readonly Puntaje[],
  ahora: number,
): Record<'hastaHoy' | 'siTerminaraHoy' | 'final', Cifra> {
  const con = (cuentaComoCero: (puntaje: Puntaje) => boolean) =>
    cifraDe(
      rubros,
      puntajes.filter((uno) => uno.obtenidos !== null || (!uno.entregado && cuentaComoCero(uno))),
    )
  return {
    hastaHoy: con(() => false),
    siTerminaraHoy: con(({ vence }) => vence !== null && vence < ahora),
    final: con(() => true),
  }
}

/** Of all that it is given; what is not graded counts as 0. */
export function cifraDe(rubros: readonly Rubro[], puntajes: readonly Puntaje[]): Cifra {
  if (rubros.length === 0) {
    const todos = { rubroId: null, ...sumaDe(puntajes) }
    return { centesimos: centesimosDe([{ ...todos, peso: 1 }]), partes: [dicha(todos)] }
  }
  const porRubro = groupBy(puntajes, ({ rubroId }) => rubroId)
  const partes = rubros.map(({ id, peso }) => ({ rubroId: id, peso, ...sumaDe(porRubro.get(id) ?? []) }))
  return { centesimos: centesimosDe(partes), partes: partes.map(({ peso: _, ...parte }) => dicha(parte)) }
}

/** With two decimals, where it is not whole. */
const dicha = (parte: CifraDeRubro): CifraDeRubro => ({ ...parte, obtenidos: enCentesimas(parte.obtenidos) })

const sumaDe = (puntajes: readonly Puntaje[]) => ({
  obtenidos: puntajes.reduce((suma, { obtenidos }) => suma + (obtenidos ?? 0), 0),
  posibles: puntajes.reduce((suma, { posibles }) => suma + posibles, 0),
})

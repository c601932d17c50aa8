import { info, type Measure } from '../measure.ts'

/** What one measure is at each size, to be said at once: how it grows is what counts. */
export function crecimientos() {
  const medidas = new Map<string, number[]>()
  return {
    note(name: string, value: number): void {
      medidas.set(name, [...(medidas.get(name) ?? []), value])
    },
    /** Of what takes long enough to be noticed, the steepest first. */
    list(desde: number): Measure[] {
      return [...medidas]
        .filter(([, valores]) => Math.max(...valores) >= desde)
        .toSorted(([, unos], [, otros]) => veces(otros) - veces(unos))
        .map(([name, valores]) =>
          info(
            `universidad, as it grows: ${name}`,
            `${valores.map((valor) => valor.toFixed(1)).join(' → ')} ms (${veces(valores).toFixed(1)} times)`,
          ),
        )
    },
  }
}

const veces = (valores: readonly number[]) => (valores.at(-1) ?? 0) / (valores[0] || 1)

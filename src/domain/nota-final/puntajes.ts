/** How well a score in percent is. */
export type NivelDePuntaje = 'excelente' | 'bueno' | 'regular' | 'bajo'

export function nivelDePuntaje(porcentaje: number): NivelDePuntaje {
  if (porcentaje >= 90) return 'excelente'
  if (porcentaje >= 70) return 'bueno'
  return porcentaje >= 50 ? 'regular' : 'bajo'
}

interface Parte {
  peso: number
  /** Whole but for what was made up for in other points. */
  obtenidos: number
  posibles: number
}

/**
 * The weighted sum of obtained / possible in hundredths of a per cent, never rounded up, where the parts that ask for
 * nothing leave their weight to the others; null where nothing is asked. In whole numbers: a third of a point must not
 * decide over a grade.
 */
export function centesimosDe(partes: readonly Parte[]): number | null {
  const llenas = partes.filter(({ posibles }) => posibles > 0)
  if (llenas.length === 0) return null
  const divisor = llenas.reduce((producto, { posibles }) => producto * BigInt(posibles), 1n)
  const suma = llenas.reduce(
    (total, { peso, obtenidos, posibles }) =>
      total + (BigInt(peso) * enMilmillonesimas(obtenidos) * divisor) / BigInt(posibles),
    0n,
  )
  const pesos = llenas.reduce((total, { peso }) => total + BigInt(peso), 0n)
  return Number((suma * 10_000n) / (divisor * pesos * MIL_MILLONES))
}

const MIL_MILLONES = 1_000_000_000n

/** A third and two thirds are one again. */
const enMilmillonesimas = (puntos: number) =>
  Number.isInteger(puntos) ? BigInt(puntos) * MIL_MILLONES : BigInt(Math.round(puntos * Number(MIL_MILLONES)))

/** Of so many points, the same figure wherever it is said: in the sheet, in the conditions, in the acta. */
export function porcentajeDePuntos(obtenidos: number, posibles: number): number | null {
  const centesimos = centesimosDe([{ peso: 1, obtenidos, posibles }])
  return centesimos === null ? null : centesimos / 100
}

/** Points as they are said, with at most two decimals. */
export const enCentesimas = (puntos: number) => Math.round(puntos * 100) / 100

import { type Cifra, cifraDe, type Puntaje } from './cifra-final.ts'
import { centesimosDe, type Escala, type NotaFinal, notaDe, notas } from './escala.ts'
import type { Rubro } from './rubros.ts'

export interface FaltaParaNota {
  nota: NotaFinal
  /** The per cent that it begins at. */
  desde: number
  /** Whole points of the course's total: 0 where it is had, null where it can't be had any more. */
  faltan: number | null
}

/**
 * What each grade still takes, and how much there is to be had: of all that was asked for, as it is graded and as it
 * would be if everything that is not were right. With parts, whose points weigh differently, the course's total is 100.
 */
export function loQueFalta(
  rubros: readonly Rubro[],
  { cortes }: Escala,
  { hoy, mejor }: Record<'hoy' | 'mejor', readonly Puntaje[]>,
): { quedan: number; escala: FaltaParaNota[] } {
  const [esta, puede] = [cifraDe(rubros, hoy), cifraDe(rubros, mejor)]
  const conPartes = rubros.length > 0
  const total = conPartes ? 100 : (esta.partes[0]?.posibles ?? 0)
  const tiene = (cifra: Cifra) =>
    conPartes ? (cifra.centesimos ?? 0) / 100 : (cifra.partes[0]?.obtenidos ?? 0)
  const alcanza = (cifra: Cifra, nota: NotaFinal) => notaDe(cifra.centesimos ?? 0, { cortes }) >= nota
  return {
    quedan: haciaArriba(tiene(puede) - tiene(esta)),
    escala: notas.map((nota, i) => {
      const desde = i === 0 ? 0 : (cortes[i - 1] as number)
      const faltan = haciaArriba((centesimosDe(desde) * total) / 10_000 - tiene(esta))
      return { nota, desde, faltan: alcanza(esta, nota) ? 0 : alcanza(puede, nota) ? faltan : null }
    }),
  }
}

/** Thirds of a point don't add up to the last digit. */
const haciaArriba = (puntos: number) => Math.ceil(puntos - 1e-6)

/** 'Para un 3 te faltan 14 de los 40 puntos que quedan.'; null where it is had. */
export function fraseDeNota({ nota, faltan }: FaltaParaNota, quedan: number): string | null {
  if (faltan === 0) return null
  if (faltan === null) return 'Ya no se alcanza'
  const [falta, queda] = [
    faltan === 1 ? 'falta 1' : `faltan ${faltan}`,
    quedan === 1 ? 'del punto que queda' : `de los ${quedan} puntos que quedan`,
  ]
  return `Para un ${nota} te ${falta} ${queda}.`
}

import { periodos } from '../../../src/domain/creadores/periodos.ts'
import type { Indice } from './indice.ts'

/** So many votes of the mean are added to everybody's own: one vote of five is not yet the best of all. */
const VOTOS_DE_MAS = 5

/** What a published creator got: stars, and votes. */
export type Votos = [id: number, estrellas: number, cuantos: number]

type Sentido = 'asc' | 'desc'

/**
 * All positions by (Σ + 5 × mean) / (votes + 5), with the mean of all votes, and by name where that is the same. Who has
 * no votes has the mean: only the others have to be put in order.
 */
export function porValoracion(
  indice: Indice,
  porNombre: Int32Array,
  votos: readonly Votos[],
  sentido: Sentido,
): Int32Array {
  const publicados = votos.filter(([id]) => indice.lugares[id])
  const valores = valoresDe(publicados)
  const posicionDe = (id: number) => (indice.lugares[id] as number) - 1
  const sinVotos = new Uint8Array(porNombre.length).fill(1)
  for (const [id] of publicados) sinVotos[posicionDe(id)] = 0

  const nombres = new Int32Array(porNombre.length)
  for (let i = 0; i < porNombre.length; i++) nombres[porNombre[i] as number] = i
  const signo = sentido === 'asc' ? 1 : -1
  const votados = publicados
    .map(([id], i) => ({ valor: signo * (valores[i] as number), lugar: nombres[posicionDe(id)] as number }))
    .sort((a, b) => a.valor - b.valor || a.lugar - b.lugar)
  const medio = { valor: signo * mediaDe(publicados), porNombre, sinVotos }
  return merge(votados, medio)
}

const suma = (votos: readonly Votos[], cual: 1 | 2) => votos.reduce((todos, uno) => todos + uno[cual], 0)

/** The mean, times all the votes: whole numbers until the one division are equal where the fractions are. */
const mediaDe = (votos: readonly Votos[]) => suma(votos, 1)

function valoresDe(votos: readonly Votos[]): Float64Array {
  const [estrellas, todos] = [suma(votos, 1), suma(votos, 2)]
  return Float64Array.from(
    votos,
    ([, suyas, cuantos]) => (suyas * todos + VOTOS_DE_MAS * estrellas) / (cuantos + VOTOS_DE_MAS),
  )
}

interface Votado {
  valor: number
  /** By name. */
  lugar: number
}

/** The others, who all have one value, are in the order of names already. */
function merge(
  votados: readonly Votado[],
  { valor, porNombre, sinVotos }: { valor: number; porNombre: Int32Array; sinVotos: Uint8Array },
): Int32Array {
  const juntos = new Int32Array(porNombre.length)
  let [lleva, siguiente] = [0, 0]
  const takeUntil = (isAntes: (uno: Votado) => boolean) => {
    for (let uno = votados[siguiente]; uno && isAntes(uno); uno = votados[++siguiente])
      juntos[lleva++] = porNombre[uno.lugar] as number
  }
  takeUntil((uno) => uno.valor < valor)
  for (let lugar = 0; lugar < porNombre.length; lugar++) {
    const posicion = porNombre[lugar] as number
    if (!sinVotos[posicion]) continue
    const antes = votados[siguiente]
    if (antes?.valor === valor && antes.lugar < lugar)
      takeUntil((uno) => uno.valor === valor && uno.lugar < lugar)
    juntos[lleva++] = posicion
  }
  takeUntil(() => true)
  return juntos
}

/** The same positions, period by period, each in its order. */
export function porPeriodo(indice: Indice, posiciones: Int32Array): Int32Array {
  const comienzos = new Int32Array(periodos.length + 1)
  for (const posicion of posiciones) {
    const siguiente = (indice.periodos[posicion] as number) + 1
    comienzos[siguiente] = (comienzos[siguiente] as number) + 1
  }
  for (let i = 1; i < comienzos.length; i++)
    comienzos[i] = (comienzos[i] as number) + (comienzos[i - 1] as number)
  const agrupadas = new Int32Array(posiciones.length)
  for (const posicion of posiciones) {
    const periodo = indice.periodos[posicion] as number
    agrupadas[comienzos[periodo] as number] = posicion
    comienzos[periodo] = (comienzos[periodo] as number) + 1
  }
  return agrupadas
}

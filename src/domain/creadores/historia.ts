import { edtfDe } from './fechas-de-vida.ts'
import { gruposDeFusion } from './fusiones.ts'
import { isSumable, sum } from './sumas.ts'

/** What a record says, or some of it, by column. */
export type Valores = Record<string, unknown>

export interface Cambio {
  id: number
  /** What it replaced; of a date also no more than what was another. */
  antes: Valores
  /** Neither what was taken back, nor what took it back, says anything of its own. */
  vale: boolean
  /** What it added to what was there, instead of replacing it. */
  suma?: Valores
}

/** One datum before and after a change. */
interface Paso extends Pick<Cambio, 'id' | 'vale' | 'suma'> {
  antes: Valores
  despues: Valores
}

const juntas: readonly (readonly string[])[] = Object.values(gruposDeFusion).filter(
  ({ length }) => length > 1,
)

/** The datum of a column, by the first of those that it goes with: a date is 'birth_edtf', all of it. */
export const datoDe = (columna: string): string =>
  juntas.find((grupo) => grupo.includes(columna))?.[0] ?? columna

export const columnasDe = (dato: string): readonly string[] =>
  juntas.find(([primera]) => primera === dato) ?? [dato]

export const datosEn = (valores: Valores): string[] => [...new Set(Object.keys(valores).map(datoDe))]

/** Of some data, all that a record says of them. */
export const enteros = (valores: Valores, datos: readonly string[]): Valores =>
  pick(valores, datos.flatMap(columnasDe))

const pick = (valores: Valores, columnas: readonly string[]): Valores =>
  Object.fromEntries(columnas.filter((una) => una in valores).map((una) => [una, valores[una]]))

/** By datum, what each change made of it, the first one first; out of what the record says now. */
export function pasosDe(presente: Valores, historia: readonly Cambio[]): Map<string, Paso[]> {
  const pasos = new Map<string, Paso[]>()
  const ahora = { ...presente }
  for (const { antes, ...cambio } of historia.toReversed()) {
    for (const dato of datosEn(antes)) {
      const columnas = columnasDe(dato)
      const despues = pick(ahora, columnas)
      Object.assign(ahora, sinHuecos(dato, ahora, pick(antes, columnas)))
      pasos.set(dato, [{ ...cambio, antes: pick(ahora, columnas), despues }, ...(pasos.get(dato) ?? [])])
    }
  }
  return pasos
}

/** Of an exact date that gave way to another one only the parts used to be kept. */
function sinHuecos(dato: string, despues: Valores, antes: Valores): Valores {
  if ((dato !== 'birth_edtf' && dato !== 'death_edtf') || dato in antes) return antes
  const de = dato === 'birth_edtf' ? 'birth' : 'death'
  return { ...antes, [dato]: edtfDe(de, { ...despues, ...antes, [dato]: null }) }
}

/**
 * Each datum that some changes have to do with as if they had not been: what the last one of the others made of it, or
 * what it said before them all, and what others added to that. Where that last one came after them, the datum stays with
 * it, and is named.
 */
export function takeBack(
  presente: Valores,
  historia: readonly Cambio[],
  quitados: ReadonlySet<number>,
): { valores: Valores; quedaron: string[] } {
  const suyos = [...pasosDe(presente, historia)].map(([dato, pasos]) => {
    const primero = pasos.findIndex(({ id, vale }) => vale && quitados.has(id))
    const vale = (paso: Paso) => paso.vale && !quitados.has(paso.id)
    const ultimo = pasos.findLastIndex((paso) => vale(paso) && !isSuma(dato, paso))
    const sumados = pasos.slice(ultimo + 1).filter(vale)
    return { dato, primero, ultimo, valor: sumados.reduce(sumTo(dato), loDicho(pasos, ultimo)) }
  })
  const tocados = suyos.filter(({ primero }) => primero >= 0)
  return {
    valores: Object.assign({}, ...tocados.map(({ valor }) => valor)),
    quedaron: tocados.filter(({ primero, ultimo }) => ultimo > primero).map(({ dato }) => dato),
  }
}

const isSuma = (dato: string, { suma }: Paso) => suma !== undefined && dato in suma

const loDicho = (pasos: readonly Paso[], ultimo: number) =>
  (pasos[ultimo]?.despues ?? pasos[0]?.antes) as Valores

const sumTo =
  (dato: string) =>
  (valor: Valores, { suma }: Paso) =>
    isSumable(dato) ? { ...valor, [dato]: sum(dato, valor[dato], suma?.[dato]) } : valor

/** Some changes are another record's from now on: what each of them had made of it, and what is left without them. */
export function giveAway(presente: Valores, historia: readonly Cambio[], idos: ReadonlySet<number>) {
  /** By change, what it says of each datum that it has to do with. */
  const dichos = new Map<number, { antes: Valores; despues: Valores }>()
  /** Of those that stay, what they replace now. */
  const reemplazan = new Map<number, Valores>()
  const queda = { ...presente }
  for (const pasos of pasosDe(presente, historia).values()) {
    let previo: Valores | undefined
    for (const { id, antes, despues } of pasos) {
      if (idos.has(id)) {
        previo ??= antes
        const dicho = dichos.get(id)
        dichos.set(id, { antes: { ...dicho?.antes, ...antes }, despues: { ...dicho?.despues, ...despues } })
      } else if (previo) {
        reemplazan.set(id, { ...reemplazan.get(id), ...previo })
        previo = undefined
      }
    }
    Object.assign(queda, previo)
  }
  return { dichos, reemplazan, queda }
}

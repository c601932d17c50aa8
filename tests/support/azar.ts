export type Azar = ReturnType<typeof createAzar>

/** Chance that is the same for the same seed (mulberry32). */
export function createAzar(semilla: number) {
  let estado = semilla >>> 0
  const next = () => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const entero = (desde: number, hasta: number) => desde + Math.floor(next() * (hasta - desde + 1))
  const elige = <T>(de: readonly T[]): T => de[entero(0, de.length - 1)] as T
  return {
    entero,
    elige,
    /** True so many times of one. */
    pasa: (veces: number) => next() < veces,
    /** One of those that pass, where any does. */
    alguno<T>(de: readonly T[], pasa: (uno: T) => boolean = () => true): T | undefined {
      const cuales = de.filter(pasa)
      return cuales.length > 0 ? elige(cuales) : undefined
    },
    /** Some of them, in chance's order. */
    algunos<T>(de: readonly T[], cuantos: number): T[] {
      const quedan = [...de]
      return Array.from(
        { length: Math.min(cuantos, de.length) },
        () => quedan.splice(entero(0, quedan.length - 1), 1)[0] as T,
      )
    },
  }
}

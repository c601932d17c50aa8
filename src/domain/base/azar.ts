/** Numbers that look random and are always the same for one seed (mulberry32). */
export function azarDe(semilla: number) {
  let estado = semilla
  const siguiente = () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    entero: (desde: number, hasta: number) => desde + Math.floor(siguiente() * (hasta - desde + 1)),
    suerte: (probabilidad: number) => siguiente() < probabilidad,
    uno: <T>(opciones: readonly T[]) => opciones[Math.floor(siguiente() * opciones.length)] as T,
    /** The same in another order (Fisher–Yates). */
    barajar: <T>(lista: readonly T[]): T[] => {
      const barajada = [...lista]
      for (let i = barajada.length - 1; i > 0; i--) {
        const j = Math.floor(siguiente() * (i + 1))
        ;[barajada[i], barajada[j]] = [barajada[j] as T, barajada[i] as T]
      }
      return barajada
    },
  }
}

export type Azar = ReturnType<typeof azarDe>

/** One seed of several numbers, so that neighbours differ much (FNV-1a). */
export function semillaDe(...numeros: readonly number[]): number {
  return numeros.reduce((semilla, numero) => Math.imul(semilla ^ numero, 0x01000193), 0x811c9dc5)
}

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
  }
}

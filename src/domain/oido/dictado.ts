import { midiDe, type Pentagrama } from './pentagrama.ts'
import type { ClaseDeOido, ModoDeSonar } from './receta.ts'

export interface Pedido {
  que: ClaseDeOido
  nivel: number
  como: ModoDeSonar
}

/** What sounds, and what it may be taken for. */
export interface Dictado {
  texto: string
  pentagrama: Pentagrama
  /** What is not asked twice. */
  clave: string
  correcta: Alternativa
  /** None sounds like the right one, or like another; the best first. */
  incorrectas: Alternativa[]
  /** What one learns afterwards. */
  explicacion: string | null
}

/** In letters, or drawn and said in words. */
export type Alternativa =
  | { texto: string; pentagrama?: undefined }
  | { texto: ''; pentagrama: Pentagrama; alternativa: string }

/** Where a note sets in, and at what height: what two lines of music differ in, for the ear. */
export function huellaDe({ tono, sonidos }: Pentagrama): string {
  let cuando = 0
  const ataques = sonidos.map(({ alturas, dura }) => {
    const ataque = alturas.map((una) => `${cuando}:${midiDe(tono, una)}`).join()
    cuando += dura
    return ataque
  })
  return ataques.filter((uno) => uno !== '').join(' ')
}

/** Those that the ear tells from the right one and from each other. */
export function distintas(correcta: Pentagrama, candidatas: readonly Pentagrama[]): Pentagrama[] {
  const vistas = new Set([huellaDe(correcta)])
  return candidatas.filter((una) => {
    const isNueva = !vistas.has(huellaDe(una))
    vistas.add(huellaDe(una))
    return isNueva
  })
}

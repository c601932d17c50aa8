import { readAbc } from './abc.ts'
import { type Nota, tocar } from './cuerda.ts'
import { midiDe } from './pentagrama.ts'
import type { RecetaDeOido } from './receta.ts'

/** How long the last note goes on after its time, so that it does not break off. */
const COLA_S = 0.5

/** What a recipe sounds like. */
export function muestrasDe({ abc, semilla }: Pick<RecetaDeOido, 'abc' | 'semilla'>): Float32Array {
  const { tono, negras, sonidos } = readAbc(abc)
  const segundosDe = (dura: number) => (dura * 60) / (4 * negras)
  let desde = 0
  const notas = sonidos.flatMap(({ alturas, dura }, i): Nota[] => {
    const segundos = segundosDe(dura) + (i === sonidos.length - 1 ? COLA_S : 0)
    const juntas = alturas.map((altura) => ({ midi: midiDe(tono, altura), desde, segundos }))
    desde += segundosDe(dura)
    return juntas
  })
  return tocar(notas, desde + COLA_S, semilla)
}

import { z } from 'zod'
import { readAbc } from './abc.ts'
import { midiDe } from './pentagrama.ts'
import { clasesDeOido, modosDeSonar, NIVELES, type RecetaDeOido } from './receta.ts'

/** A recipe as an editor sends it back: what can't be played is none. */
export const recetaEscrita = z.object({
  que: z.enum(clasesDeOido),
  nivel: z.int().min(NIVELES[0]).max(NIVELES[1]),
  como: z.enum(modosDeSonar),
  semilla: z.int(),
  abc: z.string().max(1000).refine(isMusica),
}) satisfies z.ZodType<RecetaDeOido>

/** Of all its notes together; a dictation takes some twenty, and what sounds is made in memory. */
const SEGUNDOS = 60
const PIANO = { desde: 21, hasta: 108 } as const

function isMusica(abc: string): boolean {
  try {
    const { tono, negras, sonidos } = readAbc(abc)
    const tocadas = sonidos.reduce((suma, una) => suma + (una.dura / 4) * Math.max(1, una.alturas.length), 0)
    const alturas = sonidos.flatMap((uno) => uno.alturas).map((una) => midiDe(tono, una))
    return (
      alturas.length > 0 &&
      alturas.every((una) => una >= PIANO.desde && una <= PIANO.hasta) &&
      (tocadas * 60) / negras <= SEGUNDOS
    )
  } catch {
    return false
  }
}

import { z } from 'zod'
import { readAbc } from './abc.ts'
import { clasesDeOido, modosDeSonar, NIVELES, type RecetaDeOido } from './receta.ts'

/** A recipe as an editor sends it back: what can't be played is none. */
export const recetaEscrita = z.object({
  que: z.enum(clasesDeOido),
  nivel: z.int().min(NIVELES[0]).max(NIVELES[1]),
  como: z.enum(modosDeSonar),
  semilla: z.int(),
  abc: z.string().max(1000).refine(isMusica),
}) satisfies z.ZodType<RecetaDeOido>

function isMusica(abc: string): boolean {
  try {
    return readAbc(abc).sonidos.length > 0
  } catch {
    return false
  }
}

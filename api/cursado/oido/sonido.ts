import type { RecetaDeOido } from '../../../src/domain/oido/receta.ts'
import { muestrasDe } from '../../../src/domain/oido/sonido.ts'
import { enMp3 } from '../partituras/mp3.ts'

/** The MP3 of a question for the ear, made when it is asked for and kept nowhere. */
export const soundOf = (receta: Pick<RecetaDeOido, 'abc' | 'semilla'>): Promise<Uint8Array<ArrayBuffer>> =>
  enMp3(muestrasDe(receta))

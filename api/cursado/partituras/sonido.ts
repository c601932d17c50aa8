import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picosDeMuestras, picosEnBase64, type Sonido } from '../../../src/domain/archivos/sonido.ts'
import { MUESTRAS_POR_SEGUNDO, tocar } from '../../../src/domain/oido/cuerda.ts'
import { ARCHIVO_DE_SONIDO } from './carpeta.ts'
import { notasDeMidi } from './midi.ts'
import { enMp3 } from './mp3.ts'

/** A string is hardly heard any longer. */
const RESUENA_S = 4
const COLA_S = 1

/** Leaves in a folder how a file of MIDI sounds on plucked strings. */
export async function writeSonido(midi: Uint8Array, carpeta: string): Promise<Sonido> {
  const notas = notasDeMidi(midi).map((nota) => ({
    ...nota,
    segundos: Math.min(RESUENA_S, nota.segundos + 0.1),
  }))
  const final = Math.max(...notas.map(({ desde, segundos }) => desde + segundos))
  const muestras = tocar(notas, final + COLA_S, 1)
  writeFileSync(join(carpeta, ARCHIVO_DE_SONIDO), await enMp3(muestras))
  return {
    duracion_ms: Math.round((1000 * muestras.length) / MUESTRAS_POR_SEGUNDO),
    picos: picosEnBase64(picosDeMuestras(muestras)),
  }
}

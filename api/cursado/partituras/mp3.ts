import { readFile } from 'node:fs/promises'
import { createEncoder } from 'wasm-media-encoders/esnext'
import lame from 'wasm-media-encoders/wasm/mp3' with { type: 'file' }
import { MUESTRAS_POR_SEGUNDO } from '../../../src/domain/oido/cuerda.ts'

let encoder: ReturnType<typeof createMp3> | undefined

async function createMp3() {
  return createEncoder('audio/mpeg', await readFile(lame))
}

/** One channel at a constant rate: how many bytes it takes says how long it sounds, and nothing of what. */
export async function enMp3(muestras: Float32Array): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= createMp3()
  const mp3 = await encoder
  // From here on nothing waits: there is one encoder for all.
  mp3.configure({ channels: 1, sampleRate: MUESTRAS_POR_SEGUNDO, bitrate: 48 })
  const partes: Uint8Array[] = []
  // What it gives it writes over the next time.
  partes.push(mp3.encode([muestras]).slice())
  partes.push(mp3.finalize().slice())
  return new Uint8Array(Buffer.concat(partes))
}

import { writePaginas } from '../cursado/partituras/dibujo'
import { writeSonido } from '../cursado/partituras/sonido'
import { type Invocation, onlyArgument } from './command'

/** `guarania partitura CARPETA`: a score comes in, its pages lie there. The program that serves asks another one, as for images. */
export const partituraCommand = commandThat('partitura', writePaginas)

/** `guarania sonido CARPETA`: the same of a file of MIDI, which sounds. */
export const sonidoCommand = commandThat('sonido', writeSonido)

function commandThat(orden: string, write: (fuente: Uint8Array, carpeta: string) => Promise<unknown>) {
  return async (invocation: Invocation): Promise<void> => {
    const carpeta = onlyArgument(invocation, `${orden} CARPETA`)
    process.stdout.write(JSON.stringify(await write(await Bun.stdin.bytes(), carpeta)))
  }
}

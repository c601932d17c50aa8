import { drawEach } from '../cursado/partituras/dibujante'
import { writePaginas } from '../cursado/partituras/dibujo'
import { writeSonido } from '../cursado/partituras/sonido'
import type { Invocation } from './command'

/** `guarania partitura CARPETA…`: scores come in, their pages lie there. The program that serves asks another one, as for images. */
export const partituraCommand = commandThat(writePaginas)

/** `guarania sonido CARPETA…`: the same of files of MIDI, which sound. */
export const sonidoCommand = commandThat(writeSonido)

function commandThat(write: Parameters<typeof drawEach>[2]) {
  return async ({ positionals }: Invocation): Promise<void> => {
    process.stdout.write(await drawEach(positionals, await Bun.stdin.text(), write))
  }
}

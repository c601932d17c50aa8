import { writePaginas } from '../cursado/partituras/dibujo'
import { type Invocation, onlyArgument } from './command'

/** `guarania partitura CARPETA`: a score comes in, its pages lie there. The program that serves asks another one, as for images. */
export async function partituraCommand(invocation: Invocation): Promise<void> {
  const carpeta = onlyArgument(invocation, 'partitura CARPETA')
  process.stdout.write(String(await writePaginas(await Bun.stdin.bytes(), carpeta)))
}

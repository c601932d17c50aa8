import { pipeline } from 'node:stream/promises'
import { openPdf } from '../suelo/archivos/pdf-de-imagenes'
import type { Invocation } from './command'

/** `guarania pdf IMAGEN…`: their PDF goes out. The program that serves asks another one, and stays small. */
export async function pdfCommand({ positionals }: Invocation): Promise<void> {
  await pipeline(await openPdf(positionals), process.stdout)
}

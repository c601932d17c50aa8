import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Deps } from '../deps.ts'

const PATIENCE_MS = 20_000
const PATIENCE_WITH_PARTITURAS_MS = 60_000

/** Another program draws it: what it takes of memory goes with it, and whoever reads meanwhile does not wait. */
export const drawByAnotherProgram = (svg: string): Promise<Uint8Array> =>
  askAnotherProgram(['imagen'], svg, PATIENCE_MS)

/** The same of a score, of which it leaves what is asked for in a folder. */
export const drawPartituraByAnotherProgram =
  (...programa: string[]): Deps['dibujaPartitura'] =>
  async (que, fuente, carpeta) => {
    const dicho = await askAnotherProgram([...programa, que, carpeta], fuente, PATIENCE_WITH_PARTITURAS_MS)
    return JSON.parse(dicho.toString())
  }

function askAnotherProgram(args: string[], input: string | Uint8Array, timeout: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece) => pieces.push(piece))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(pieces))
        : reject(new Error(`No se pudo hacer «${args.at(0)}» (código ${code}).`)),
    )
    child.stdin.on('error', reject)
    child.stdin.end(input)
  })
}

/** The same of images that become one file, as it is written; where it can't be, what is sent breaks off. */
export function joinByAnotherProgram(files: readonly string[]): Readable {
  const child = spawn(process.execPath, ['pdf', ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  })
  child.once('error', (error) => child.stdout.destroy(error))
  child.once('close', (code) => code === 0 || child.stdout.destroy(new Error(`pdf: ${code}`)))
  return child.stdout
}

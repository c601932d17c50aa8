import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

const PATIENCE_MS = 20_000

/** Another program draws it: what it takes of memory goes with it, and whoever reads meanwhile does not wait. */
export const drawByAnotherProgram = (svg: string): Promise<Uint8Array> =>
  askAnotherProgram(['imagen'], svg, PATIENCE_MS)

export function askAnotherProgram(
  args: string[],
  input: string | Uint8Array,
  timeout: number,
): Promise<Buffer> {
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

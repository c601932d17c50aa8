import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

const PATIENCE_MS = 20_000

/** Another program draws it: what it takes of memory goes with it, and whoever reads meanwhile does not wait. */
export function drawByAnotherProgram(svg: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['imagen'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
    })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece) => pieces.push(piece))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(pieces))
        : reject(new Error(`No se pudo dibujar una imagen (código ${code}).`)),
    )
    child.stdin.on('error', reject)
    child.stdin.end(svg)
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

import { spawn } from 'node:child_process'

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

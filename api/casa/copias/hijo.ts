import { spawn } from 'node:child_process'

/** Has `guarania copias` do something, beside this program; gives what it printed. Throws what it said where it failed. */
export function runCopias(args: string[], dataDir: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['copias', ...args, '--data-dir', dataDir], {
      // Its standard input ends when this process does, however that happens.
      stdio: ['pipe', 'pipe', 'pipe'],
      signal,
    })
    const said = { out: '', error: '' }
    child.stdout.on('data', (piece) => {
      said.out += piece
    })
    child.stderr.on('data', (piece) => {
      said.error += piece
    })
    child.once('error', reject)
    // At its exit not all of what it said may have arrived.
    child.once('close', (code) => (code === 0 ? resolve(said.out) : reject(new Error(said.error.trim()))))
  })
}

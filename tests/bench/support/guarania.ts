import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from './cleanup'
import { peakMemory } from './memory'
import { pinned } from './tools'

const SEED_LIMIT_MS = 180_000
const START_LIMIT_MS = 30_000
const WATCH_MS = 10
/** What the examples of the documentation give to the engine. */
export const ENGINE = { BUN_JSC_forceRAMSize: '700000000', MIMALLOC_PURGE_DELAY: '0' }
const binary = join(import.meta.dirname, '../../../dist/guarania')

/** Loads a catalogue (the program's own without a file) and gives the time that it took. */
export function seedCatalogo(dataDir: string, file?: string): number {
  requireBinary()
  const args = ['seed', 'catalogo', '--data-dir', dataDir, ...(file ? ['--file', file] : [])]
  const start = performance.now()
  const { status, stderr } = spawnSync(binary, args, { encoding: 'utf8', timeout: SEED_LIMIT_MS })
  if (status !== 0) throw new Error(`guarania seed: ${stderr}`)
  return performance.now() - start
}

/** One of the program's other commands, until it is done: how long it took, and the most memory that it had. */
export async function runGuarania(args: string[], dataDir: string, env: Record<string, string> = {}) {
  requireBinary()
  const start = performance.now()
  const child = spawn(binary, [...args, '--data-dir', dataDir], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  let peak = 0
  const watching = setInterval(() => {
    try {
      // Nothing of one that has just ended.
      peak = peakMemory(child.pid ?? 0) || peak
    } catch {
      // It is gone.
    }
  }, WATCH_MS)
  const [code] = await once(child, 'exit')
  clearInterval(watching)
  if (code !== 0) throw new Error(`guarania ${args.join(' ')} ended with ${code}`)
  return { ms: performance.now() - start, peak }
}

export interface Server extends AsyncDisposable {
  url: string
  pid: number
  /** From the start of the process to the line that says that it serves. */
  startMs: number
}

export interface ServerOptions {
  env?: Record<string, string>
  /** Or on any core. */
  isPinned?: boolean
  /** Another one than was built last. */
  program?: string | undefined
}

/** The built program on a free port of core 0. */
export async function startServer(
  dataDir: string,
  { env = {}, isPinned = true, program = binary }: ServerOptions = {},
): Promise<Server> {
  requireBinary()
  const start = performance.now()
  const serve = [program, 'serve', '--port', '0', '--host', '127.0.0.1', '--data-dir', dataDir]
  const command = isPinned ? pinned(0, serve) : serve
  const child = startChild(command, { RATE_LIMIT: 'off', ...env })
  const port = await portOf(child)
  const { pid = 0 } = child.process
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    startMs: performance.now() - start,
    [Symbol.asyncDispose]: child[Symbol.asyncDispose],
  }
}

function portOf({ process: child }: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('guarania serve: not ready in time')), START_LIMIT_MS)
    let printed = ''
    child.stdout?.on('data', (chunk) => {
      printed += chunk
      const [, port] = /Guarania lista en http\S+:(\d+)/.exec(printed) ?? []
      if (!port) return
      clearTimeout(tooLate)
      resolve(port)
    })
    child.once('exit', (code) => reject(new Error(`guarania serve ended with ${code}: ${printed}`)))
  })
}

function requireBinary() {
  if (!existsSync(binary)) throw new Error('dist/guarania is missing: npm run build')
}

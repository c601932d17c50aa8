import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const STOP_LIMIT_MS = 5_000

const pending = new Set<() => void>()
process.on('exit', () => {
  for (const clean of pending) clean()
})

/** Cleans once: where `using` ends or, at the latest, when the run does. */
function cleanedUp(clean: () => void): Disposable {
  pending.add(clean)
  return {
    [Symbol.dispose]() {
      if (pending.delete(clean)) clean()
    },
  }
}

export interface Folder extends Disposable {
  path: string
}

export function temporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'guarania-bench-'))
  return { path, ...cleanedUp(() => rmSync(path, { recursive: true, force: true })) }
}

export interface Child extends AsyncDisposable {
  process: ChildProcess
}

/** A process that ends with the run; what it prints on stdout can be read. */
export function startChild([command = '', ...args]: string[], env: Record<string, string> = {}): Child {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  const killed = cleanedUp(() => child.kill('SIGTERM'))
  return {
    process: child,
    async [Symbol.asyncDispose]() {
      killed[Symbol.dispose]()
      const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await ended
      clearTimeout(tooLate)
    },
  }
}

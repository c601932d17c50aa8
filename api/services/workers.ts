import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A worker that ended by itself is not started again at once, or a fault at its start would keep a core busy. */
const PAUSE_MS = 1000
const IS_WORKER = 'GUARANIA_WORKER'

/** Whether this process is one that `startWorkers` started. */
export const isWorker = () => process.env[IS_WORKER] === 'on'

/**
 * Starts processes that serve beside this one: on Linux several may listen on one port, and the system deals the
 * connections out. They share the data file, and what is done once an hour or a day stays with this process.
 */
export function startWorkers(howMany: number, args: string[]): { stop(): Promise<void> } {
  const workers = new Set<ChildProcess>()
  let isStopped = false

  const start = () => {
    const worker = spawn(process.execPath, args, {
      env: { ...process.env, [IS_WORKER]: 'on' },
      // Its standard input ends when this process does, however that happens.
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    workers.add(worker)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (isStopped) return
      console.error(`Un proceso de atención terminó solo (${signal ?? code}); se inicia otro.`)
      setTimeout(() => isStopped || start(), PAUSE_MS)
    })
  }
  for (let i = 0; i < howMany; i++) start()

  return {
    async stop() {
      isStopped = true
      const allGone = Promise.all([...workers].map((worker) => once(worker, 'exit')))
      for (const worker of workers) worker.kill('SIGTERM')
      await allGone
    },
  }
}

/** Resolves when the process that started this one is gone. */
export function mainIsGone(): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.once('end', resolve).once('error', resolve).resume()
  })
}

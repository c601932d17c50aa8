import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A worker that ended by itself is not started again at once, or a fault at its start would keep a core busy. */
const PAUSE_MS = 1000
const IS_WORKER = 'GUARANIA_WORKER'
const BEAT_MS = 5000
/** One that has not been heard of for so many beats answers nobody: its event loop stands still. */
const BEATS_MISSED = 6

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
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    })
    workers.add(worker)
    watch(worker)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (isStopped) return
      console.error(`Un proceso de atención terminó (${signal ?? code}); se inicia otro.`)
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

/** Ends a worker that is silent for too long; beats are counted, so that a machine that slept ends nobody. */
function watch(worker: ChildProcess): void {
  let missed = 0
  const timer = setInterval(() => {
    if (++missed < BEATS_MISSED) return
    console.error('Un proceso de atención dejó de responder.')
    worker.kill('SIGKILL')
  }, BEAT_MS)
  worker.on('message', () => {
    missed = 0
  })
  worker.once('exit', () => clearInterval(timer))
}

/** Tells the process that started this one, again and again, that this one still does something. */
export function startBeating(): void {
  setInterval(() => process.send?.('sigo'), BEAT_MS).unref()
}

/** Resolves when the process that started this one is gone. */
export function mainIsGone(): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.once('end', resolve).once('error', resolve).resume()
  })
}

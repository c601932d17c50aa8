import { readdirSync, readFileSync } from 'node:fs'

const NS_PER_MS = 1e6

/** The processor's time that a process's threads have taken so far, in milliseconds. Linux only. */
export function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks).reduce((sum, task) => sum + runTimeOf(`${tasks}/${task}/schedstat`), 0)
}

function runTimeOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / NS_PER_MS
  } catch {
    // A thread that ended meanwhile.
    return 0
  }
}

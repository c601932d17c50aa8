import { readFileSync } from 'node:fs'

/** What a process has in memory, in megabytes; Linux only. */
export const currentMemory = (pid: number) => read(pid, 'VmRSS')

/** The most that it had since it began. */
export const peakMemory = (pid: number) => read(pid, 'VmHWM')

function read(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

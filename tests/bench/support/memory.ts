import { readFileSync, writeFileSync } from 'node:fs'

const FORGET_PEAK = '5'

/** From here on the peak counts anew; gives what the process has in memory now, in megabytes. Linux only. */
export function forgetPeak(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, FORGET_PEAK)
  return read(pid, 'VmRSS')
}

/** The most that it had since it began, or since `forgetPeak`. */
export const peakMemory = (pid: number) => read(pid, 'VmHWM')

/** Of a program and the processes that serve beside it. */
export const peakOfAll = (pid: number) =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + peakMemory(one), 0)

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function read(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Followed by the number of the process that unpacks there, and what comes from another place before that. */
const STAGING = '.restaurando-'

/** Where a restore unpacks: beside the folder, so that it can take its place at once. */
export const stagingOf = (target: string): string => `${target}${STAGING}${process.pid}`

/** Removes what a restore that was killed left beside a folder: people's data, which nobody would look for there. */
export function removeInterrumpidas(dataDir: string): void {
  const target = resolve(dataDir)
  removeDejadas(dirname(target), `${basename(target)}${STAGING}`)
}

/** What stands in a folder under this beginning of a name and the number of a process that is no more. */
export function removeDejadas(folder: string, prefix: string): void {
  for (const name of namesIn(folder)) {
    const isLeft = name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10))
    if (isLeft) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** The folder above may be somebody else's, in which nothing of ours can be. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whether there is a process of that number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Followed by the number of the process that unpacks there, and what comes from another place before that. */
const STAGING = '.restaurando-'

/** Where a restore unpacks: beside the folder, so that it can take its place at once. */
export const stagingOf = (target: string): string => `${target}${STAGING}${process.pid}`

/** Removes what a restore that was killed left beside a folder: people's data, which nobody would look for there. */
export function removeInterrumpidas(dataDir: string): void {
  const target = resolve(dataDir)
  const prefix = `${basename(target)}${STAGING}`
  for (const name of namesIn(dirname(target))) {
    const isLeft = name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10))
    if (isLeft) rmSync(join(dirname(target), name), { recursive: true, force: true })
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of an installed program; administrators' programs are often not on the PATH. */
function findTool(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** A command that runs on one core only, where the system can do that. */
export function pinned(core: number, command: string[]): string[] {
  const taskset = findTool('taskset')
  return taskset ? [taskset, '-c', String(core), ...command] : command
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

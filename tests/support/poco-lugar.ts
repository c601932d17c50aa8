import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { newFolder } from './program.ts'

/** A data folder with little room in it. */
interface PocoLugar {
  dataDir: string
  /** How the program is to be started so that it has no more. */
  through: string[]
  /** Makes room while it runs. */
  freeSpace: (pid: number) => void
  drop: () => void
}

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** A disk of so many kilobytes where one can be mounted; else files that may not grow beyond that. */
export function pocoLugar(kilobytes: number): PocoLugar {
  const dataDir = newFolder()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (run('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', dataDir)) {
    return {
      dataDir,
      through: [],
      freeSpace: () => void run('mount', '-o', 'remount,size=256m', dataDir),
      drop: () => {
        run('umount', '-l', dataDir)
        remove()
      },
    }
  }
  // A program that is told of it by a signal would end; without the signal its writes fail as on a full disk.
  const limited = `trap '' XFSZ; ulimit -S -f ${kilobytes}; exec "$0" "$@"`
  return {
    dataDir,
    through: ['bash', '-c', limited],
    freeSpace: (pid) => void run('prlimit', '--pid', String(pid), '--fsize=unlimited'),
    drop: remove,
  }
}

/**
 * A folder in which this user can't write any more; nothing where that can't be made, as for root without a disk to
 * mount.
 */
export function soloLectura(
  fill: (dataDir: string) => void = () => {},
): { dataDir: string; drop: () => void } | undefined {
  const dataDir = newFolder()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (process.getuid?.() !== 0) {
    fill(dataDir)
    chmodSync(dataDir, 0o500)
    return {
      dataDir,
      drop: () => {
        chmodSync(dataDir, 0o700)
        remove()
      },
    }
  }
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir)) return undefined
  fill(dataDir)
  run('mount', '-o', 'remount,ro', dataDir)
  return {
    dataDir,
    drop: () => {
      run('umount', '-l', dataDir)
      remove()
    },
  }
}

import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { newFolder } from './program.ts'

/** A data folder with little room in it. */
interface PocoLugar {
  dataDir: string
  /** How the program is to be started so that it has no more. */
  through: string[]
  /** Makes room while it runs. */
  hacerLugar: (pid: number) => void
  quitar: () => void
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
      hacerLugar: () => void run('mount', '-o', 'remount,size=256m', dataDir),
      quitar: () => {
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
    hacerLugar: (pid) => void run('prlimit', '--pid', String(pid), '--fsize=unlimited'),
    quitar: remove,
  }
}

/**
 * A folder in which this user can't write any more; nothing where that can't be made, as for root without a disk to
 * mount.
 */
export function soloLectura(
  llenar: (dataDir: string) => void = () => {},
): { dataDir: string; quitar: () => void } | undefined {
  const dataDir = newFolder()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (process.getuid?.() !== 0) {
    llenar(dataDir)
    chmodSync(dataDir, 0o500)
    return {
      dataDir,
      quitar: () => {
        chmodSync(dataDir, 0o700)
        remove()
      },
    }
  }
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir)) return undefined
  llenar(dataDir)
  run('mount', '-o', 'remount,ro', dataDir)
  return {
    dataDir,
    quitar: () => {
      run('umount', '-l', dataDir)
      remove()
    },
  }
}

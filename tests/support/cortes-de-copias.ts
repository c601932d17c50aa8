import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { azarDe } from '../../src/domain/base/azar.ts'
import { newFolder, runProgram, spawnProgram } from './program.ts'

const ARCHIVOS = 12
const BYTES = 512 * 1024
/** About as long as a copy or a restore of that takes. */
const LARGA_MS = 250

/**
 * Kills the program so many times while it makes a daily copy, and while it restores one; gives what was found half done
 * afterwards.
 */
export async function cutCopias(
  veces: number,
): Promise<{ cortadas: number; enteras: number; amedias: string[] }> {
  const raiz = newFolder()
  const [dataDir, dir, otra] = ['datos', 'copias', 'otra'].map((name) => join(raiz, name)) as [
    string,
    string,
    string,
  ]
  runProgram(['seed', 'demo', '--data-dir', dataDir])
  mkdirSync(join(dataDir, 'uploads/recursos'), { recursive: true })
  mkdirSync(dir)
  const { entero } = azarDe(veces)
  const amedias: string[] = []
  let [cortadas, enteras] = [0, 0]

  for (let vez = 0; vez < veces; vez++) {
    // Each copy has something to write.
    for (let i = 0; i < ARCHIVOS; i++)
      writeFileSync(join(dataDir, `uploads/recursos/${i}.bin`), randomBytes(BYTES))
    const file = join(dir, `guarania-2026-03-02T12-00-00.tar`)
    if (await wasKilled(['copias', 'hacer', file, '--data-dir', dataDir], entero(0, LARGA_MS))) cortadas++
    amedias.push(...sueltosCortados(dir))
    if (!existsSync(file)) continue

    enteras++
    if (await wasKilled(['restore', file, '--data-dir', otra], entero(0, LARGA_MS))) cortadas++
    if (existsSync(otra) && !isEqual(dataDir, otra)) amedias.push(otra)
    rmSync(otra, { recursive: true, force: true })
    const { status, stderr } = runProgram(['restore', file, '--data-dir', otra])
    if (status !== 0 || !isEqual(dataDir, otra)) amedias.push(`${otra}: ${stderr}`)
    const restos = readdirSync(raiz).filter((name) => name.includes('restaurando'))
    amedias.push(...restos)
    rmSync(otra, { recursive: true, force: true })
    rmSync(file)
  }
  rmSync(raiz, { recursive: true, force: true })
  return { cortadas, enteras, amedias }
}

async function wasKilled(args: string[], ms: number): Promise<boolean> {
  const child = spawnProgram(args)
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  )
  await Promise.race([ended, sleep(ms)])
  child.kill('SIGKILL')
  return (await ended) === 'SIGKILL'
}

/** Under the name of its sum is all of it, or nothing. */
function sueltosCortados(dir: string): string[] {
  const folder = join(dir, 'archivos')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[0-9a-f]{64}$/.test(basename(path)))
    .filter((path) => sumaDe(join(folder, path)) !== basename(path))
}

/** The files, and a sound database. */
function isEqual(dataDir: string, otra: string): boolean {
  const archivosDe = (folder: string) =>
    readdirSync(join(folder, 'uploads'), { recursive: true, withFileTypes: true })
      .filter((uno) => uno.isFile())
      .map((uno) => join(uno.parentPath, uno.name))
      .map((path) => `${path.slice(folder.length)} ${sumaDe(path)}`)
      .sort()
  const isSound = runProgram(['doctor', '--data-dir', otra]).stdout.includes('✔ Base de datos')
  return isSound && String(archivosDe(otra)) === String(archivosDe(dataDir))
}

const sumaDe = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

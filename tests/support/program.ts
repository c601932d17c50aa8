import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const adminPassword = 'clave-de-prueba'
const binary = join(import.meta.dirname, '../../dist/guarania')

export interface Program {
  url: string
  dataDir: string
  process: ChildProcess
  /** What the program printed. */
  output: () => string
  stop: () => Promise<number | null>
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'guarania-'))

/** Runs the built program to its end. */
export function runProgram(args: string[], env: Record<string, string> = {}) {
  return spawnSync(binary, args, { encoding: 'utf8', env: { ...process.env, ...env } })
}

/** Starts the built program on a folder and a port of its own, with the catalogue that `seed` loads. */
export async function startProgram({
  seed = [] as string[][],
  env = {} as Record<string, string>,
} = {}): Promise<Program> {
  const dataDir = newFolder()
  for (const args of seed) {
    const { status, stderr } = runProgram(['seed', ...args, '--data-dir', dataDir])
    if (status !== 0) throw new Error(stderr)
  }
  const child = spawn(binary, ['serve', '--port', '0', '--data-dir', dataDir], {
    env: { ...process.env, RATE_LIMIT: 'off', ADMIN_PASSWORD: adminPassword, ...env },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = /lista en (http\S+)/.exec(printed) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`El programa terminó antes de atender:\n${printed}`)))
  })

  return {
    url,
    dataDir,
    process: child,
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM')
      const code = await exited
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

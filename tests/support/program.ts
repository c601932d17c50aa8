import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
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
  /** Ends it at once, as a power cut or the system would. */
  kill: () => Promise<number | null>
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'guarania-'))

/** Runs the built program to its end. */
export function runProgram(args: string[], env: Record<string, string> = {}, through: string[] = []) {
  const [command = binary, ...rest] = [...through, binary, ...args]
  return spawnSync(command, rest, { encoding: 'utf8', env: { ...process.env, ...env } })
}

/** Starts the built program and does not wait for it. */
export const spawnProgram = (args: string[]) => spawn(binary, args, { stdio: 'ignore' })
/** The same, while something else goes on. */
export async function runProgramAside(args: string[], env: Record<string, string> = {}) {
  const child = spawn(binary, args, { env: { ...process.env, ...env } })
  const output = outputOf(child)
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { status, output: output() }
}

/** The arguments of each `seed`, one after the other. */
export type Seed = string[][]

/** Names the folder of what a run of the browser's tests has seeded already. */
export const SEMILLAS = 'SEMILLAS'
export const seedName = (seed: Seed) => seed.flat().join('+')

/** Loads it into a folder, or copies it where it is seeded already. */
export function seedFolder(folder: string, seed: Seed) {
  const seeded = join(process.env[SEMILLAS] ?? folder, seedName(seed))
  if (seed.length > 0 && existsSync(seeded)) return cpSync(seeded, folder, { recursive: true })
  for (const args of seed) {
    const { status, stderr } = runProgram(['seed', ...args, '--data-dir', folder])
    if (status !== 0) throw new Error(stderr)
  }
}

interface Start {
  seed?: Seed
  env?: Record<string, string>
  /** A folder that the caller removes; without it, one of its own. */
  dataDir?: string
  /** Runs the program through another one. */
  through?: string[]
}

/** Starts the built program on a port of its own, with what `seed` loads. */
export async function startProgram({
  seed = [],
  env = {},
  dataDir,
  through = [],
}: Start = {}): Promise<Program> {
  const folder = dataDir ?? newFolder()
  seedFolder(folder, seed)
  const [command = binary, ...args] = [...through, binary, 'serve', '--port', '0', '--data-dir', folder]
  const child = spawn(command, args, {
    env: { ...process.env, RATE_LIMIT: 'off', ADMIN_PASSWORD: adminPassword, ...env },
  })
  const output = outputOf(child)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await addressOf(child, output)
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const code = await exited
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    return code
  }

  return {
    url,
    dataDir: folder,
    process: child,
    output,
    stop: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
  }
}

function outputOf(child: ChildProcessWithoutNullStreams): () => string {
  let printed = ''
  const print = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout.on('data', print)
  child.stderr.on('data', print)
  return () => printed
}

/** Where it answers, once it says so. */
function addressOf(child: ChildProcessWithoutNullStreams, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = /lista en (http[^\s"]+)/.exec(output()) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`El programa terminó antes de atender:\n${output()}`)))
  })
}

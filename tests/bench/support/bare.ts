import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild, temporaryFolder } from './cleanup'
import { grabar } from './grabadas'
import type { Llamada } from './llamadas-medidas'
import { pinned } from './tools'

interface Bare extends AsyncDisposable {
  url: string
  pid: number
}

/**
 * Bun's own server on core 0, which gives what `url` answers without reading what it is asked: what any program on it
 * costs at least.
 */
export async function startBare(url: string, etag?: string): Promise<Bare> {
  const { port, ...bare } = await start(pinned(0, script('bare-server.ts', url, ...(etag ? [etag] : []))))
  return { ...bare, url: `http://127.0.0.1:${port}/` }
}

/** The same of these calls of the API, on any core: it asks of SQLite all that the program asks for them. */
export async function startBareApi(dataDir: string, llamadas: readonly Llamada[]): Promise<Bare> {
  const file = join(temporaryFolder().path, 'grabadas.json')
  writeFileSync(file, JSON.stringify(await grabar(dataDir, llamadas)))
  const { port, ...bare } = await start(script('bare-api.ts', file, join(dataDir, 'guarania.db')))
  return { ...bare, url: `http://127.0.0.1:${port}` }
}

const script = (name: string, ...args: string[]) => [
  process.execPath,
  join(import.meta.dirname, name),
  ...args,
]

async function start(command: string[]) {
  const child = startChild(command)
  const [printed] = await once(child.process.stdout ?? child.process, 'data')
  return {
    port: Number(printed),
    pid: child.process.pid ?? 0,
    [Symbol.asyncDispose]: child[Symbol.asyncDispose],
  }
}

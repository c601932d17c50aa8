import { once } from 'node:events'
import { join } from 'node:path'
import { startChild } from './cleanup'
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
  const script = join(import.meta.dirname, 'bare-server.ts')
  const child = startChild(pinned(0, [process.execPath, script, url, ...(etag ? [etag] : [])]))
  const [printed] = await once(child.process.stdout ?? child.process, 'data')
  return {
    url: `http://127.0.0.1:${Number(printed)}/`,
    pid: child.process.pid ?? 0,
    [Symbol.asyncDispose]: child[Symbol.asyncDispose],
  }
}

import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild, temporaryFolder } from './cleanup'
import { findTool, pinned } from './tools'

interface Load {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Paths (with their query) that are asked in turn, in place of the one of `url`. */
  targets?: readonly string[]
}

export const hasWrk = () => findTool('wrk') !== undefined

/** Replies per second of one wrk thread on core 1. Throws where a reply was an error. */
export async function wrk({ url, connections, seconds, headers = {}, targets }: Load): Promise<number> {
  using folder = temporaryFolder()
  const list = join(folder.path, 'targets')
  if (targets) writeFileSync(list, targets.join('\n'))
  const command = [
    ...['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '5s'],
    ...Object.entries({ 'Accept-Encoding': 'gzip', ...headers }).flatMap(([name, value]) => [
      '-H',
      `${name}: ${value}`,
    ]),
    ...(targets ? ['-s', join(import.meta.dirname, 'rotate.lua'), url, '--', list] : [url]),
  ]
  const output = await run(command, seconds)

  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)
  if (failed) throw new Error(`wrk ${url}: ${failed[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

async function run(command: string[], seconds: number): Promise<string> {
  await using child = startChild(pinned(1, command))
  let output = ''
  child.process.stdout?.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child.process, 'close', { signal: AbortSignal.timeout((seconds + 15) * 1000) })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output}`)
  return output
}

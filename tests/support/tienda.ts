import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SERVER = `
  const S3rver = require(${JSON.stringify(join(import.meta.dirname, '../../node_modules/@20minutes/s3rver'))})
  const configureBuckets = [{ name: 'copias', configs: [] }]
  new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: process.env.CARPETA, configureBuckets })
    .run()
    .then(({ port }) => console.log(String(port)))
  process.stdin.resume().on('end', () => process.exit())
`

/** How s3rver names an object's bytes. */
const OBJECT = '._S3rver_object'

/** What the store does with a call, in place of answering it. */
type Trastorno = (
  call: IncomingMessage,
  answer: ServerResponse,
  ask: () => Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>,
) => boolean | Promise<boolean>

/** A store that speaks S3, with a bucket `copias`, behind a proxy that can be told to be a bad one. */
export async function startTienda() {
  const directory = mkdtempSync(join(tmpdir(), 'guarania-s3-'))
  // A process of its own: it writes to the disk while it answers.
  const env = { ...process.env, PATH: pathWithoutBun(), CARPETA: directory }
  const server = spawn('node', ['-e', SERVER], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = await once(server.stdout, 'data')
  let trastorno: Trastorno = () => false
  const calls: string[] = []

  const proxy = createServer(async (call, answer) => {
    calls.push(`${call.method} ${new URL(call.url ?? '', 'http://x').pathname}`)
    const body = await bytesOf(call)
    const ask = async () => {
      const headers = { ...call.headers, host: `127.0.0.1:${proxyPort}` }
      const through = request({ port: Number(port), method: call.method, path: call.url, headers })
      through.end(body)
      const [found] = (await once(through, 'response')) as [IncomingMessage]
      return { status: found.statusCode ?? 500, headers: found.headers, bytes: await bytesOf(found) }
    }
    if (await trastorno(call, answer, ask)) return
    const { status, headers, bytes } = await ask()
    answer.writeHead(status, headers).end(bytes)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: proxyPort } = proxy.address() as AddressInfo
  const addressOf = (path: string, secret = 'S3RVER') =>
    `s3://S3RVER:${secret}@127.0.0.1:${proxyPort}/${path}`

  let carpetas = 0
  return {
    addressOf,
    /** What it was asked since the last time. */
    takeCalls: () => calls.splice(0),
    disturb: (next: Trastorno = () => false) => {
      trastorno = next
    },
    /** A place of its own in the bucket. */
    newCarpeta() {
      const name = `guarania-${++carpetas}`
      const folder = join(directory, 'copias', name)
      return {
        address: addressOf(`copias/${name}`),
        /** The objects in it, in order. */
        list: () =>
          existsSync(folder)
            ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
                .filter((path) => path.endsWith(OBJECT))
                .map((path) => path.slice(0, -OBJECT.length))
                .sort()
            : [],
        /** Where an object's bytes are. */
        fileOf: (path: string) => join(folder, `${path}${OBJECT}`),
      }
    },
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      server.kill()
      await once(server, 'exit')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** `bun --bun` calls itself node. */
const pathWithoutBun = () =>
  process.env.PATH?.split(':')
    .filter((one) => !one.includes('bun-node'))
    .join(':')

const answerWith =
  (status: number, code: string): Trastorno =>
  (_call, answer) => {
    answer.writeHead(status, { 'content-type': 'application/xml' })
    answer.end(code && `<Error><Code>${code}</Code><Message>No</Message></Error>`)
    return true
  }

/** Ways in which a store is a bad one. */
export const trastornos = {
  refuses: answerWith(403, 'AccessDenied'),
  refusesInSilence: answerWith(403, ''),
  isFull: answerWith(507, ''),
  isOverQuota: answerWith(403, 'QuotaExceeded'),
  fails: answerWith(500, 'InternalError'),
  neverAnswers: (() => true) as Trastorno,
  /** In the middle of what it answers. */
  cuts: (async (_call, answer, ask) => {
    const { status, headers, bytes } = await ask()
    answer.writeHead(status, { ...headers, 'content-length': bytes.length + 100 })
    answer.write(bytes, () => answer.destroy())
    return true
  }) as Trastorno,
  isSlow: (async () => {
    await sleep(30)
    return false
  }) as Trastorno,
}

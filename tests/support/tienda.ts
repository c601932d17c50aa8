import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SERVER = `
  const S3rver = require(${JSON.stringify(join(import.meta.dirname, '../../node_modules/s3rver'))})
  const [directory] = process.argv.slice(1)
  const configureBuckets = [{ name: 'copias', configs: [] }]
  new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
    .run()
    .then(({ port }) => console.log(port))
  process.stdin.resume().on('end', () => process.exit())
`

/** What the store does with a call, in place of answering it. */
type Trastorno = (call: IncomingMessage, answer: ServerResponse) => boolean | Promise<boolean>

/** A store that speaks S3, with a bucket `copias`, behind a proxy that can be told to be a bad one. */
export async function startTienda() {
  const directory = mkdtempSync(join(tmpdir(), 'guarania-s3-'))
  // A process of its own: it writes to the disk while it answers.
  const server = spawn('node', ['-e', SERVER, directory], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = await once(server.stdout, 'data')
  let trastorno: Trastorno = () => false
  const calls: string[] = []

  const proxy = createServer(async (call, answer) => {
    calls.push(`${call.method} ${new URL(call.url ?? '', 'http://x').pathname}`)
    if (await trastorno(call, answer)) return
    const headers = { ...call.headers, host: `127.0.0.1:${proxyPort}` }
    const through = request({ port: Number(port), method: call.method, path: call.url, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(answer)
    })
    through.on('error', () => answer.destroy())
    call.pipe(through)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: proxyPort } = proxy.address() as AddressInfo
  const addressOf = (path: string, secret = 'S3RVER') => `s3://S3RVER:${secret}@127.0.0.1:${proxyPort}/${path}`

  return {
    address: addressOf('copias/guarania'),
    addressOf,
    /** What it was asked since the last time. */
    takeCalls: () => calls.splice(0),
    disturb: (next: Trastorno = () => false) => {
      trastorno = next
    },
    /** The objects of the bucket, in order. */
    list: () =>
      readdirSync(join(directory, 'copias'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace(/\._S3rver_object$/, '').replace(/^guarania\//, ''))
        .sort(),
    /** Where an object's bytes are. */
    fileOf: (name: string) => join(directory, 'copias', 'guarania', `${name}._S3rver_object`),
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      server.kill()
      await once(server, 'exit')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const answerWith =
  (status: number, code: string): Trastorno =>
  (call, answer) => {
    call.resume()
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
  cuts: ((call, answer) => {
    call.once('data', () => answer.destroy())
    if (call.method === 'GET') answer.destroy()
    return true
  }) as Trastorno,
  isSlow: (async () => {
    await sleep(30)
    return false
  }) as Trastorno,
}

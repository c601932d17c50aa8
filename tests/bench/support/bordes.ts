import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Sqlite } from '../../../db/sqlite'
import { type Child, startChild, temporaryFolder } from './cleanup'
import { type Server, startServer } from './guarania'
import { findTool } from './tools'
import { waitFor } from './wait'

const EJEMPLOS = join(import.meta.dirname, '../../../docs/ejemplos')
const READY_MS = 20_000

/** What is needed beside the program; undefined where all is there. */
export const missingTool = () => ['varnishd', 'haproxy'].find((name) => findTool(name) === undefined)

export interface Institucion {
  host: string
  dataDir: string
  port: number
  /** The running program; it can be ended and started again. */
  server: Server
  start(env?: Record<string, string>): Promise<void>
  /** As a power cut would. */
  kill(): void
}

/** HAProxy, two edges and three institutions, as the examples of the documentation have them. */
export async function startBordes(dataDirs: readonly string[]) {
  const folder = temporaryFolder()
  const [entrada = 0, interno = 0, borde1 = 0, borde2 = 0, ...ports] = await freePorts(4 + dataDirs.length)
  const edge = `varnish:http://127.0.0.1:${borde1},http://127.0.0.1:${borde2}`
  const instituciones: Institucion[] = []
  for (const [i, dataDir] of dataDirs.entries())
    instituciones.push(await startInstitucion(`i${i + 1}.prueba`, dataDir, ports[i] ?? 0, edge))

  const vcl = join(folder.path, 'guarania.vcl')
  writeFileSync(vcl, readFileSync(join(EJEMPLOS, 'varnish.vcl'), 'utf8').replace('"8081"', `"${interno}"`))
  const cfg = join(folder.path, 'haproxy.cfg')
  writeFileSync(cfg, haproxyOf(instituciones, { entrada, interno, borde1, borde2 }))

  const startEdge = (port: number) =>
    startChild([
      ...[findTool('varnishd') ?? '', '-F', '-j', 'none', '-n', join(folder.path, `borde-${port}`)],
      ...['-a', `127.0.0.1:${port}`, '-f', vcl, '-s', 'malloc,256m'],
    ])
  const bordes = [borde1, borde2].map((port) => ({ url: `http://127.0.0.1:${port}`, child: startEdge(port) }))
  const haproxy = startChild([findTool('haproxy') ?? '', '-db', '-f', cfg])
  const url = `http://127.0.0.1:${entrada}`
  const isUp = (address: string) => () =>
    fetch(address, { headers: { host: 'i1.prueba' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const one of [url, ...bordes.map((borde) => borde.url)]) await waitFor(one, READY_MS, isUp(one))

  return {
    url,
    bordes,
    instituciones,
    /** One that was killed. */
    async restartEdge(which: number) {
      const borde = bordes[which] as (typeof bordes)[number]
      await borde.child[Symbol.asyncDispose]()
      borde.child = startEdge(Number(new URL(borde.url).port))
      await waitFor(borde.url, READY_MS, isUp(borde.url))
    },
    async [Symbol.asyncDispose]() {
      const children: Pick<Child, typeof Symbol.asyncDispose>[] = [
        haproxy,
        ...bordes.map(({ child }) => child),
      ]
      for (const one of [...children, ...instituciones.map(({ server }) => server)])
        await one[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

export type Bordes = Awaited<ReturnType<typeof startBordes>>

/** From outside the program, as sure as it is itself. */
export const openSqlite = ({ dataDir }: Institucion) => {
  const sqlite = new Sqlite(join(dataDir, 'guarania.db'))
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('synchronous = FULL')
  return sqlite
}

export const ask = (base: string, { host }: Institucion, path: string, init: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { host, 'accept-encoding': 'gzip', ...init.headers } })

/** The example, with these ports and names. */
function haproxyOf(
  instituciones: readonly Institucion[],
  { entrada, interno, borde1, borde2 }: Record<'entrada' | 'interno' | 'borde1' | 'borde2', number>,
): string {
  const text = readFileSync(join(EJEMPLOS, 'haproxy.cfg'), 'utf8')
    .replace('bind :80', `bind 127.0.0.1:${entrada}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${interno}`)
    .replace('127.0.0.1:6081', `127.0.0.1:${borde1}`)
    .replace('127.0.0.1:6082', `127.0.0.1:${borde2}`)
  const rules = instituciones.map(
    ({ host }) => `\tuse_backend ${host} if { req.hdr(host),field(1,:) -i ${host} }\n`,
  )
  const backends = instituciones.map(
    ({ host, port }) => `\nbackend ${host}\n\tretries 0\n\tserver ${host} 127.0.0.1:${port} maxconn 500\n`,
  )
  return (
    text.replace('\tdefault_backend ninguna\n', `${rules.join('')}\tdefault_backend ninguna\n`) +
    backends.join('')
  )
}

async function startInstitucion(host: string, dataDir: string, port: number, edge: string) {
  const serve = (from: string, env: Record<string, string> = {}) =>
    startServer(from, {
      port,
      isPinned: false,
      env: {
        ...{ SITE_URL: `http://${host}`, TRUST_PROXY: 'on', EDGE: edge, BACKUP_EVERY_HOURS: '0' },
        ...{ ADMIN_PASSWORD: 'clave-de-prueba', ...env },
      },
    })
  const institucion: Institucion = {
    host,
    dataDir,
    port,
    server: await serve(dataDir),
    async start(env) {
      institucion.server = await serve(institucion.dataDir, env)
    },
    kill: () => void process.kill(institucion.server.pid, 'SIGKILL'),
  }
  return institucion
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

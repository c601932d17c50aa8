import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { startChild, temporaryFolder } from './cleanup'
import { findTool, pinned } from './tools'
import { waitFor } from './wait'

/** A page as our server gives it: what nginx is to serve too. */
export interface Page {
  html: Uint8Array
  gzip: Uint8Array
  headers: Record<string, string>
}

interface Nginx extends AsyncDisposable {
  url: string
}

/** Whether there is an nginx that can serve files that are compressed already. */
export function hasNginx(): boolean {
  const nginx = findTool('nginx')
  return (
    nginx !== undefined &&
    spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr.includes('http_gzip_static_module')
  )
}

/** nginx as a careful administrator would set it up for one page, on core 0. */
export async function startNginx({ html, gzip, headers }: Page): Promise<Nginx> {
  const folder = temporaryFolder()
  const www = join(folder.path, 'www')
  mkdirSync(www)
  writeFileSync(join(www, 'index.html'), html)
  writeFileSync(join(www, 'index.html.gz'), gzip)
  const port = await freePort()
  const file = join(folder.path, 'nginx.conf')
  writeFileSync(file, configuration(folder.path, port, headers))

  const child = startChild(
    pinned(0, [
      findTool('nginx') ?? 'nginx',
      '-p',
      folder.path,
      '-c',
      file,
      '-e',
      join(folder.path, 'error.log'),
    ]),
  )
  const url = `http://127.0.0.1:${port}/`
  await waitFor('nginx', 5_000, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    url,
    async [Symbol.asyncDispose]() {
      await child[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

function configuration(folder: string, port: number, headers: Record<string, string>): string {
  // An empty one takes nginx's own Last-Modified out, which our replies don't have.
  const all = Object.entries({ ...headers, 'last-modified': '' })
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 256; }
    http {
      access_log off;
      server_tokens off;
      sendfile on;
      tcp_nopush on;
      tcp_nodelay on;
      keepalive_timeout 1h;
      keepalive_requests 100000000;
      open_file_cache max=100 inactive=1h;
      open_file_cache_valid 1h;
      gzip_static on;
      types { text/html html; }
      charset utf-8;
      server {
        listen 127.0.0.1:${port};
        root ${folder}/www;
        ${all.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n')}
      }
    }`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

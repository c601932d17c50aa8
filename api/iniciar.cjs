// `npm start`. In the syntax of Node 8: one that is too old has to get as far as saying so.
const { spawn, spawnSync } = require('child_process')
const { existsSync, statfsSync } = require('fs')
const { createServer } = require('net')
const { join } = require('path')

const NODE = 20
const PUERTO = 3000
const GB = 1e9
/** What is installed, and what is built. */
const LUGAR = { primera: 1.5 * GB, despues: 0.5 * GB }
const SIN_LUGAR = 'No queda espacio en el disco: libera 2 GB y repite «npm start».'
const ROOT = join(__dirname, '..')
const PROGRAM = join(ROOT, 'dist', process.platform === 'win32' ? 'guarania.exe' : 'guarania')

/** What stands in what npm or the build say last, and what to do about it. */
const REMEDIOS = [
  [/ENOSPC|no space left|NoSpaceLeft/i, SIN_LUGAR],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
    'No se llega al registro de npm: conéctate a internet y repite «npm start».',
  ],
]

if (Number(process.versions.node.split('.')[0]) < NODE) {
  fail(
    `Guarania necesita Node.js ${NODE} o posterior, y este es el ${process.versions.node}: instala uno nuevo de https://nodejs.org y repite «npm start».`,
  )
}
if (libre() < (existsSync(join(ROOT, 'node_modules')) ? LUGAR.despues : LUGAR.primera)) fail(SIN_LUGAR)
whenFree(Number(process.env.PORT || PUERTO), process.env.HOST || '127.0.0.1', () => {
  npm('install', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=1000')
  npm('run', 'build')
  guarania('seed', 'catalogo')
  guarania('seed', 'demo')
  serve()
})

/** In bytes. npm, on a disk that fills up, goes on trying for minutes. */
function libre() {
  const disco = statfsSync(ROOT)
  return disco.bavail * disco.bsize
}

/** Building takes minutes: a port that is taken is said before. What else may be wrong with it the program says. */
function whenFree(port, host, go) {
  const server = createServer()
  server.once('error', (error) => {
    if (error.code !== 'EADDRINUSE') return go()
    fail(
      `El puerto ${port} ya está en uso: cierra lo que lo ocupa, o elige otro con «PORT=${port + 1} npm start».`,
    )
  })
  if (port > 0 && port < 65536) server.listen(port, host, () => server.close(go))
  else go()
}

function npm(...args) {
  const done = spawnSync(process.execPath, [process.env.npm_execpath, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  if (done.status === 0) return
  const said = String(done.stderr)
  const remedio = REMEDIOS.find((uno) => uno[0].test(said))
  fail(remedio ? remedio[1] : said)
}

/** It says by itself what is wrong. */
function guarania(...args) {
  const done = spawnSync(PROGRAM, args, { stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status || 1)
}

/** Until it is told to end; with Ctrl+C the terminal tells both. */
function serve() {
  const program = spawn(PROGRAM, ['serve'], { stdio: 'inherit' })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => program.kill())
  program.on('exit', (status) => process.exit(status === null ? 1 : status))
}

function fail(text) {
  console.error(text.trim())
  process.exit(1)
}

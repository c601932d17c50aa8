import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { PIEZA_DE_SUBIDA } from '../../src/domain/archivos/subidas'
import { azarDe } from '../../src/domain/base/azar'
import { proxyQueCorta } from '../support/proxy-que-corta'
import { sesionEn } from '../support/sesiones'
import { temporaryFolder } from './support/cleanup'
import { type Server, seedDemo, startServer } from './support/guarania'
import { check, info, type Measure } from './support/measure'
import { forgetPeak, peakMemory } from './support/memory'

const KB = 1024
const MB = 1024 * KB
const BYTES = 25 * MB
const A_LA_VEZ = 4
const PACIENCIA_MS = 20

/** Uploads that are cut: how much is sent again, what they take of the server, and a server that is killed meanwhile. */
export async function* subidas(): AsyncGenerator<Measure> {
  using folder = temporaryFolder()
  seedDemo(folder.path)
  let server = await startServer(folder.path)
  const proxy = await proxyQueCorta({ azar: azarDe(1) })
  try {
    proxy.to(server.url)
    const { authorization } = await sesionEn({ ...server, dataDir: folder.path }, 'docente')
    const contenido = randomBytes(BYTES)
    const send = (onPiece?: (hasta: number) => void) =>
      sendWhole(contenido, { url: proxy.url, authorization, ...(onPiece && { onPiece }) })

    const sano = await timed(() => send())
    yield info('subidas: 25 MB without a cut', sano.ms, 'ms')
    yield check('subidas: sent beside the file, without a cut', sentBeside(proxy), '<', 256, 'KB')

    for (const [nombre, cada] of Object.entries(CORTES)) {
      proxy.cutEach(cada)
      proxy.forget()
      const { id, ms } = await timed(() => send())
      const { cortes } = proxy.count()
      yield info(`subidas: 25 MB, cut ${nombre}`, `${cortes} cuts, ${Math.round(ms)} ms`)
      yield check(
        `subidas: sent beside the file for each cut, cut ${nombre}`,
        sentBeside(proxy) / cortes,
        '≤',
        256,
        'KB',
      )
      yield check(`subidas: arrived as it was, cut ${nombre}`, isSame(folder.path, id, contenido), '≥', 1)
    }

    proxy.cutEach(undefined)
    const antes = forgetPeak(server.pid)
    await Promise.all(Array.from({ length: A_LA_VEZ }, () => send()))
    yield info(
      `subidas: memory of the server, ${A_LA_VEZ} of 25 MB at once`,
      peakMemory(server.pid) - antes,
      'MB',
    )

    const muertes: Promise<unknown>[] = []
    proxy.forget()
    const matada = await send((hasta) => {
      if (muertes.length > 0 || hasta < BYTES / 2) return
      muertes.push(
        restart(server, folder.path).then((otro) => {
          server = otro
          proxy.to(otro.url)
        }),
      )
    })
    await Promise.all(muertes)
    yield check('subidas: killed in the middle, sent beside the file', sentBeside(proxy), '≤', 512, 'KB')
    yield check(
      'subidas: killed in the middle, arrived as it was',
      isSame(folder.path, matada, contenido),
      '≥',
      1,
    )
  } finally {
    await proxy.stop()
    await server[Symbol.asyncDispose]()
  }
}

const CORTES = {
  'every 20 KB to 3 MB': { desde: 20 * KB, hasta: 3 * MB },
  'every 100 to 900 KB': { desde: 100 * KB, hasta: 900 * KB },
}

const sentBeside = (proxy: { count: () => { enviados: number } }) => (proxy.count().enviados - BYTES) / KB

interface Opciones {
  url: string
  authorization: string
  onPiece?: (hasta: number) => void
}

/** As the areas send it; the answer is its id. */
function sendWhole(contenido: Buffer, { url, authorization, onPiece }: Opciones): Promise<string> {
  return new Promise((resolve, reject) => {
    const subida = new Upload(contenido as never, {
      endpoint: `${url}/api/subidas`,
      chunkSize: PIEZA_DE_SUBIDA,
      headers: { authorization },
      metadata: { filename: 'guitarra.mp3' },
      retryDelays: Array(1000).fill(PACIENCIA_MS),
      onShouldRetry: () => true,
      onChunkComplete: (_, hasta) => onPiece?.(hasta),
      onError: reject,
      onSuccess: () => resolve(subida.url?.split('/').at(-1) ?? ''),
    })
    subida.start()
  })
}

async function timed(send: () => Promise<string>) {
  const start = performance.now()
  const id = await send()
  return { id, ms: performance.now() - start }
}

function isSame(dataDir: string, id: string, contenido: Buffer): number {
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  return sum(readFileSync(join(dataDir, 'subidas', id))) === sum(contenido) ? 1 : 0
}

/** Ends it as a power cut would, and begins another one on the same folder. */
async function restart(server: Server, dataDir: string): Promise<Server> {
  process.kill(server.pid, 'SIGKILL')
  await server[Symbol.asyncDispose]()
  return startServer(dataDir)
}

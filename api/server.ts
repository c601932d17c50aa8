import { type Maximos, maximoDe } from '../src/domain/archivos/archivos'
import type { App } from './app'
import type { Answers } from './site/answers'
import type { createAssets } from './site/assets'
import { answer } from './site/body'
import { type Comprobaciones, isComprobacion, takesFormulario } from './site/comprobaciones'
import { commonHeaders, HSTS, pageHeaders } from './site/headers'
import type { Imagenes } from './site/imagenes'
import type { PageStore } from './site/store'
import { BESIDE_A_FILE, LONGEST } from './suelo/plugins/body-limits'
import { setAddress, withoutPort } from './suelo/services/addresses'
import type { Collector } from './suelo/services/collector'
import { compressed } from './suelo/services/compression'
import { createPauses } from './suelo/services/event-loop'
import { parting } from './suelo/services/parting'
import { setPatience } from './suelo/services/patience'
import { UsageError } from './suelo/services/settings'
import { bringsBody, demasiadoGrande, lengthOf } from './suelo/services/steady'
import { isWorker } from './suelo/services/workers'

const IDLE_SECONDS = 30

export interface ServerParts {
  app: App
  store: PageStore
  answers: Answers
  assets: ReturnType<typeof createAssets>
  imagenes: Imagenes
  comprobaciones: Comprobaciones
  archivos: (request: Request, target: string) => Promise<Response>
  host: string
  port: number
  trustsProxy: boolean
  maxBytes: Maximos
  /** Other processes of this program are to listen on it too. */
  sharesPort: boolean
  /** Whether the public address is one of HTTPS. */
  isSecure: boolean
  onAnswer: (request: Request, status: number, ms: number) => void
  collector: Collector
}

/** One listener for the API, the built files and the pages. Throws UsageError where the port is taken. */
export function startServer(parts: ServerParts) {
  const { host, port, sharesPort } = parts
  try {
    if (sharesPort && !isWorker()) requireFree(host, port)
    return Bun.serve({
      hostname: host,
      port,
      // Otherwise Bun would share a port that another program has, and each would get a part of the visitors.
      reusePort: sharesPort,
      development: false,
      idleTimeout: IDLE_SECONDS,
      // Each route has its own, and says so; Bun would refuse without a word.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      fetch: fetchOf(parts),
      error(error) {
        console.error(error)
        return refuse(500, 'Ocurrió un error inesperado.')
      },
    })
  } catch (error) {
    throw new UsageError(reasonOf(error as NodeJS.ErrnoException, host, port), { cause: error })
  }
}

/** A port that is to be shared can't tell by itself that somebody else has it. Throws as listening does. */
function requireFree(hostname: string, port: number) {
  Bun.listen({ hostname, port, socket: { data() {} } }).stop(true)
}

/** Most who come read a finished page, so that is looked at first. */
function fetchOf(parts: ServerParts) {
  const { store, assets, imagenes, comprobaciones, archivos, trustsProxy, isSecure, collector } = parts
  const mostLetGo = maximoDe(undefined, parts.maxBytes) + BESIDE_A_FILE
  const comprobacion = (request: Request, server: Bun.Server<undefined>, target: string) =>
    comprobaciones.respond(request, target, addressOfClient(request, server, trustsProxy))
  const route = (request: Request, server: Bun.Server<undefined>): Response | Promise<Response> => {
    const target = request.url.slice(request.url.indexOf('/', 'https://'.length))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    collector.count('ready')
    const page = isRead ? store.find(target, request) : undefined
    if (page) return answer(page, request)
    if (target.startsWith('/api/')) return answerFromApi(parts, request, target, server)
    if (lengthOf(request) > LONGEST) return refuse(413, demasiadoGrande().message)
    if (/^\/(uploads|retratos|sonidos|partituras)\//.test(target)) return archivos(request, target)
    if (takesFormulario(request, target)) return comprobacion(request, server, target)
    if (!isRead) return refuse(405, 'Método no permitido.', { allow: 'GET, HEAD' })
    if (isComprobacion(target)) return comprobacion(request, server, target)
    return (
      assets.respond(request, target) ?? imagenes.respond(request, target) ?? store.respond(request, target)
    )
  }

  const pauses = createPauses()
  return (request: Request, server: Bun.Server<undefined>) => {
    const pause = pauses.due()
    const made = pause ? pause.then(() => route(request, server)) : route(request, server)
    const reply = bringsBody(request) ? parting(request, made, mostLetGo) : made
    const isHttps = isSecure || (trustsProxy && request.headers.get('x-forwarded-proto') === 'https')
    return isHttps ? secured(reply) : reply
  }
}

function reasonOf({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `El puerto ${port} ya está en uso: cierra lo que lo ocupa, o elige otro con --port.`
  if (code === 'EACCES') return `Falta permiso para usar el puerto ${port}.`
  return `No se puede atender en ${host}, puerto ${port}: ¿es una dirección de esta máquina?`
}

/** A proxy appends the address it sees, so the last one is the only one that a visitor can't make up. */
function addressOfClient(request: Request, server: Bun.Server<undefined>, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return (forwarded && withoutPort(forwarded)) || server.requestIP(request)?.address || 'desconocida'
}

async function secured(reply: Response | Promise<Response>): Promise<Response> {
  const response = await reply
  response.headers.set(...HSTS)
  return response
}

function answerFromApi(
  { app, answers, trustsProxy, onAnswer, collector }: ServerParts,
  request: Request,
  target: string,
  server: Bun.Server<undefined>,
): Response | Promise<Response> {
  const start = performance.now()
  const place = answers.placeOf(request, target)
  if (place?.reply) {
    onAnswer(request, place.reply.status, performance.now() - start)
    return place.reply
  }
  collector.count('made')
  setAddress(request, addressOfClient(request, server, trustsProxy))
  setPatience(request, (seconds) => server.timeout(request, seconds))
  const made = finished(request, app.handle(request), (status) =>
    onAnswer(request, status, performance.now() - start),
  )
  return place ? made.then(place.keep) : made
}

/** What every answer of the API carries, whatever its route. */
async function finished(
  request: Request,
  answered: Promise<Response>,
  onAnswer: (status: number) => void,
): Promise<Response> {
  const response = await answered
  onAnswer(response.status)
  for (const [name, value] of Object.entries(commonHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.set('content-security-policy', pageHeaders['content-security-policy'])
  }
  return compressed(request, response)
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      ...pageHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

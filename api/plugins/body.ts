import { Elysia } from 'elysia'
import { AppError } from './app-error.ts'

const LONGEST_JSON = 1024 * 1024
/** No form goes half as deep. A refusal writes down what was sent, and for thousands of levels that takes seconds. */
const DEEPEST = 20

/**
 * A body is a JSON object; where none is sent it is an empty one, so that each form says itself what it misses. Whatever
 * else comes is left to the service that wants it: Elysia would read it before it is known who sends it, and make the
 * list that a form's field 'a[99999999]' asks for.
 */
export const body = new Elysia({ name: 'body' })
  .onRequest(({ request }) => {
    if (!isJson(request)) return
    const length = request.headers.get('content-length')
    if (Number(length) > LONGEST_JSON) throw tooLarge()
    // Many a client names the type of a body that it doesn't send, and nothing is no JSON.
    if (length === '0' || request.body === null) request.headers.delete('content-type')
  })
  .guard({ as: 'global', parse: [({ request }) => (isJson(request) ? unmeasured(request) : {}), 'json'] })
  .onTransform({ as: 'global' }, (context) => {
    if (!isRecord(context.body)) {
      if (context.body !== undefined) notObjects.add(context.request)
      context.body = {}
    }
    if (isDeeperThan(DEEPEST, context.body)) throw tooDeep()
  })
  .onBeforeHandle({ as: 'global' }, ({ request }) => {
    // An edition misses nothing: of an empty one it would say that it was done.
    if (notObjects.has(request) && request.method !== 'POST') throw notAnObject()
  })

/** Requests whose body is JSON, and no object. */
const notObjects = new WeakSet<Request>()

const isJson = ({ headers }: Request) => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/** What comes in pieces says no length before: it is counted while it comes. */
async function unmeasured({ headers, body }: Request): Promise<unknown> {
  if (headers.has('content-length') || !body) return undefined
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.byteLength
    if (length > LONGEST_JSON) throw tooLarge()
    pieces.push(piece)
  }
  return length === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString())
}

const tooLarge = () => new AppError(413, 'demasiado_grande', 'El pedido es demasiado grande.')
const notAnObject = () => new AppError(400, 'validacion', 'El cuerpo del pedido debe ser un objeto JSON.')
const tooDeep = () => new AppError(400, 'validacion', 'El cuerpo del pedido tiene demasiados niveles.')

function isRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

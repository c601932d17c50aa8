import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { readSteadily, readWhole } from '../services/steady.ts'
import { bearerIn, type Tokens } from '../services/tokens.ts'
import { AppError } from './app-error.ts'
import { bringsArchivo, LONGEST, LONGEST_WITH_RICH_TEXT, refuseLarge } from './body-limits.ts'
import type { PalabrasDe } from './palabras.ts'

/** No form goes half as deep. A refusal writes down what was sent, and for thousands of levels that takes seconds. */
const DEEPEST = 20
/** No form lists half as many. Each that does not validate has an error of its own. */
const MOST_VALUES = 5000

/**
 * A body is a JSON object; where none is sent it is an empty one, so that each form says itself what it misses. Whatever
 * else comes is left to the service that wants it: Elysia would read it before it is known who sends it, and make the
 * list that a form's field 'a[99999999]' asks for.
 */
export const body = ({ tokens }: Pick<Deps, 'tokens'>, palabras: PalabrasDe) =>
  new Elysia({ name: 'body' })
    .onRequest(({ request }) => {
      refuseLarge(request, palabras)
      if (!isJson(request)) return
      // Many a client names the type of a body that it doesn't send, and nothing is no JSON.
      if (request.headers.get('content-length') === '0' || request.body === null)
        request.headers.delete('content-type')
    })
    .guard({
      as: 'global',
      // 'json' is read by the function; named, it says in the API's description what a body is.
      parse: [
        // No async function of its own: of a program that is minified, Elysia would take each answer for another.
        ({ request, route }) => {
          const { cuerpo, archivo, lista } = palabras.of(request.method, route)
          if (isJson(request)) return readJson(request, longestFor(tokens, request, cuerpo), lista)
          return archivo && bringsArchivo(request) ? {} : letGo(request)
        },
        'json',
      ],
    })
    .onTransform({ as: 'global' }, (context) => {
      if (isRecord(context.body)) return
      if (context.body !== undefined) notObjects.add(context.request)
      context.body = {}
    })
    .onBeforeHandle({ as: 'global' }, ({ request }) => {
      const ilegible = ilegibles.get(request)
      if (ilegible) throw ilegible
      // An edition misses nothing: of an empty one it would say that it was done.
      if (notObjects.has(request) && request.method !== 'POST') throw notAnObject()
    })

async function longestFor(
  tokens: Tokens,
  { headers }: Request,
  cuerpo: 'largo' | undefined,
): Promise<number> {
  if (cuerpo !== 'largo') return LONGEST
  const token = bearerIn(headers.get('authorization'))
  return (await tokens.verify('sesion', token)) ? LONGEST_WITH_RICH_TEXT : LONGEST
}

/** Requests whose body is JSON, and no object. */
const notObjects = new WeakSet<Request>()

/** What is wrong with a body that can't be read: it is said when it is known that whoever sent it may call. */
const ilegibles = new WeakMap<Request, AppError>()
export const faltaDelCuerpo = (request: Request) => ilegibles.get(request)

const isJson = ({ headers }: Request) => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/** What no call wants is read as far as one may be long, so that whoever sends it hears the answer. */
async function letGo(request: Request): Promise<object> {
  for await (const _ of readSteadily(request, { longest: LONGEST })) {
  }
  return {}
}

async function readJson(
  request: Request,
  length: Promise<number>,
  lista: string | undefined,
): Promise<unknown> {
  const longest = await length
  const text = await readWhole(request, { longest })
  if (text.length === 0) return {}
  try {
    const value = JSON.parse(text.toString())
    requireReasonable(value, DEEPEST, longest > LONGEST ? Number.POSITIVE_INFINITY : MOST_VALUES)
    return lista !== undefined && Array.isArray(value) ? { [lista]: value } : value
  } catch (error) {
    ilegibles.set(request, error instanceof AppError ? error : notJson())
    return {}
  }
}

export const notJson = () => new AppError(400, 'validacion', 'El cuerpo del pedido no es JSON válido.')

const notAnObject = () => new AppError(400, 'validacion', 'El cuerpo del pedido debe ser un objeto JSON.')
const tooMany = () => new AppError(400, 'validacion', 'El cuerpo del pedido tiene demasiados valores.')
const tooDeep = () => new AppError(400, 'validacion', 'El cuerpo del pedido tiene demasiados niveles.')

function isRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** A list is walked as one: to name the places of half a million values takes more than all the rest. */
function requireReasonable(value: unknown, levels: number, most: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw tooDeep()
  const inner = Array.isArray(value) ? value : Object.values(value)
  if (inner.length > most) throw tooMany()
  for (const one of inner) requireReasonable(one, levels - 1, most)
}

import { type Treaty, treaty } from '@elysiajs/eden'
import type { App } from '../../api/app.ts'

type Succeeded = 200 | 201 | 202 | 204
/** What a refusal says; a test that reads it has seen the status. */
interface Refusal {
  error: string
  message: string
  code: string
  campos: Record<string, string>
}

export interface Answer<Data = unknown> {
  status: number
  headers: Headers
  /** What was asked for or why not, as `status` says. */
  data: Whole<Data> & Partial<Refusal>
}
/** Of what may have several shapes, all that any of them has. */
type Whole<T> = [T] extends [readonly unknown[]] ? T : [T] extends [object] ? All<T> : T
type All<T> = {
  [K in T extends unknown ? keyof T : never]: T extends Partial<Record<K, unknown>> ? T[K] : never
}

type Args<Method, A extends unknown[]> = Method extends 'get'
  ? A extends [(infer Options)?]
    ? [options?: Loosely<Options>]
    : A
  : A extends [(infer Body)?, (infer Options)?]
    ? [body?: Some<Body>, options?: Loosely<Options>]
    : A
/** Names hold; which fields are missing and what is in them is for the server to say. */
type Some<T> = T extends Blob ? T : T extends object ? { [K in keyof T]?: unknown } : T
type Loosely<Options> = { [K in keyof Options]?: K extends 'query' ? Some<Options[K]> : Options[K] }

/** A treaty's paths, parameters and bodies, with one kind of answer. */
type Typed<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? R extends Promise<Treaty.TreatyResponse<infer Res>>
      ? (...args: Args<K, A>) => Promise<Answer<Res[Extract<keyof Res, Succeeded>]>>
      : ((...args: A) => Typed<R>) & Typed<Omit<T[K], never>>
    : Typed<T[K]>
}

export type ApiClient = Typed<ReturnType<typeof treaty<App>>['api']>

/** The API's typed client, in process. */
export const createClient = (app: App, headers: HeadersOf = async () => ({})): ApiClient =>
  answering(treaty(app, { parseDate: false, headers }).api) as ApiClient

/** Sends by string what the typed client can't say. */
export type Send = (route: string, cuerpo?: unknown, headers?: Record<string, string>) => Promise<Loose>
/** With whatever the server said. */
type Loose = Omit<Answer, 'data'> & { data: Awaited<ReturnType<Response['json']>> }

/** `asAdmin.admin.catedras.get()` or, where it has to be by string, `asAdmin('GET /admin/catedras/x')`. */
export type Client = ApiClient & ((call: string, cuerpo?: unknown) => Promise<Loose>)

export function asking(app: App, send: Send, headers: HeadersOf): Client {
  const ask = async (call: string, cuerpo?: unknown) => send(call, cuerpo, await headers())
  const client = createClient(app, headers)
  return new Proxy(ask, { get: (_, name) => Reflect.get(client, name) }) as Client
}

/** A session anew whenever the clock has moved: nobody is logged out by a test about something else. */
export function whileClockStands(now: () => number, login: HeadersOf): HeadersOf {
  let desde: number | undefined
  let headers: ReturnType<HeadersOf>
  return () => {
    if (now() !== desde) {
      desde = now()
      headers = login()
    }
    return headers
  }
}

/** What each call says of who asks. */
export type HeadersOf = () => Promise<Record<string, string>>

// biome-ignore lint/suspicious/noExplicitAny: the treaty is a function at every step of a path
function answering(step: any): unknown {
  return new Proxy(step, {
    // Whoever awaits one that is not a promise looks for this.
    get: (_, name) => (name === 'then' ? undefined : answering(step[name])),
    apply: (_, __, args) => {
      const done = step(...args)
      return done instanceof Promise ? done.then(answerOf) : answering(done)
    },
  })
}

type Settled = Treaty.TreatyResponse<Record<number, unknown>>

function answerOf({ status, response, data, error }: Settled): Answer {
  // What was thrown in place of an answer.
  if (!response) throw error
  return { status, headers: response.headers, data: (error ? error.value : data) as Answer['data'] }
}

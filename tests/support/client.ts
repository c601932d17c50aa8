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
  data: Data & Partial<Refusal>
}

/** Fields are optional, since which ones are missing is for the server to say. */
type Args<Method, A extends unknown[]> = Method extends 'get'
  ? A
  : A extends [(infer Body)?, (infer Options)?]
    ? [body?: Some<Body>, options?: Options]
    : A
type Some<T> = T extends Blob ? T : T extends object ? { [K in keyof T]?: Some<T[K]> } : T

/** A treaty's paths, parameters and bodies, with one kind of answer. */
type Client<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? R extends Promise<Treaty.TreatyResponse<infer Res>>
      ? (...args: Args<K, A>) => Promise<Answer<Res[Extract<keyof Res, Succeeded>]>>
      : ((...args: A) => Client<R>) & Client<Omit<T[K], never>>
    : Client<T[K]>
}

export type ApiClient = Client<ReturnType<typeof treaty<App>>['api']>

/** The API's typed client, in process. */
export const createClient = (app: App, headers: HeadersOf = async () => ({})): ApiClient =>
  answering(treaty(app, { parseDate: false, headers }).api) as ApiClient

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

const answerOf = ({ status, response, data, error }: Settled): Answer => ({
  status,
  headers: response.headers,
  data: (error ? error.value : data) as Answer['data'],
})

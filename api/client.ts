import { treaty } from '@elysiajs/eden'
import type { App } from './app'

/** The API's typed client for the pages, which ask it in process and see what any visitor would. */
export const createClient = (app: App) => treaty(app, { parseDate: false, onResponse: readJson }).api

export type ApiClient = ReturnType<typeof createClient>

/** As it was written: left alone, the client would look at each value of an answer, and turn '1904' into a number. */
function readJson(response: Response): Promise<unknown> | undefined {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return response.ok && isJson ? response.json() : undefined
}

import { treaty } from '@elysiajs/eden'
import { readJson } from '../src/domain/json'
import type { App } from './app'
import { askInProcess, UnwrittenResponse } from './plugins/in-process'

/**
 * The API's typed client for the pages, which ask it in process and see what any visitor would. What they are given is
 * not theirs to change.
 */
export const createClient = (app: App) =>
  treaty<App>('http://localhost', {
    fetcher: ((url, init) => askInProcess(new Request(url, init), app.handle)) as typeof fetch,
    parseDate: false,
    onResponse: (response) => (response instanceof UnwrittenResponse ? response.value : readJson(response)),
  }).api

export type ApiClient = ReturnType<typeof createClient>

import { treaty } from '@elysiajs/eden'
import { leerJson } from '../src/domain/json'
import type { App } from './app'

/** The API's typed client for the pages, which ask it in process and see what any visitor would. */
export const createClient = (app: App) => treaty(app, { parseDate: false, onResponse: leerJson }).api

export type ApiClient = ReturnType<typeof createClient>

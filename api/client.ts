import { treaty } from '@elysiajs/eden'
import { readJson } from '../src/domain/base/json'
import type { App } from './app'
import { askInProcess, UnwrittenResponse } from './suelo/plugins/in-process'
import { setAddress } from './suelo/services/addresses'

/**
 * The API's typed client for the pages, which ask it in process and see what any visitor would; where it matters whose
 * calls they are, at which `address` and with which `cookie`. What they are given is not theirs to change.
 */
export const createClient = (app: App, address?: string, cookie?: string) =>
  treaty<App>('http://localhost', {
    fetcher: ((url, init) =>
      askInProcess(requestFrom({ address, cookie }, url, init), app.handle)) as typeof fetch,
    parseDate: false,
    onResponse: (response) => (response instanceof UnwrittenResponse ? response.value : readJson(response)),
  }).api

interface Visitante {
  address: string | undefined
  cookie: string | undefined
}

function requestFrom({ address, cookie }: Visitante, url: URL | RequestInfo, init?: RequestInit): Request {
  const request = new Request(url, init)
  if (address !== undefined) setAddress(request, address)
  if (cookie !== undefined) request.headers.set('cookie', cookie)
  return request
}

export type ApiClient = ReturnType<typeof createClient>

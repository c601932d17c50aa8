/// <reference lib="webworker" />
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { archivos } from './archivos'
import { openAviso, showAviso } from './avisos'
import { lecturaDe } from './lecturas'
import { isDuradero } from './paginas'
import { enLugarDe, saveSinConexion } from './sin-conexion'

/*
 * What was read stays readable without a network. Only page visits and the files that pages are made of pass through
 * here: calls of the API, uploads and event streams are the page's own.
 *
 * A new version takes over at once, which is safe because it takes nothing away: pages are asked for at the server
 * first, so a new program's pages come with its own files; whoever still has an old page open finds that one's files
 * here, where the server no longer has them; and what is kept goes by age, not by version.
 */

declare const self: ServiceWorkerGlobalScope

/** Not a page of the site, though one may visit it. */
const AJENA = /^\/(api|uploads|retratos|sonidos)\/|\.\w+$/

/**
 * Where the browser knows how, it does not even wake this program for what is none of its business: on a cheap phone
 * that takes longer than the call itself. The first rule that fits counts.
 * https://developer.chrome.com/blog/service-worker-static-routing
 */
const SIN_PASAR_POR_AQUI: Ruta[] = [
  { condition: { urlPattern: '/api/institucion/*' }, source: 'fetch-event' },
  { condition: { urlPattern: '/api/*' }, source: 'network' },
  { condition: { urlPattern: '/uploads/*' }, source: 'network' },
  { condition: { urlPattern: '/retratos/*' }, source: 'network' },
  { condition: { urlPattern: '/sonidos/*' }, source: 'network' },
]

interface Ruta {
  condition: { urlPattern: string }
  source: 'network' | 'fetch-event'
}

/** Not in TypeScript's library yet, nor in every browser. */
interface ConRutas extends ExtendableEvent {
  addRoutes?: (rutas: Ruta[]) => Promise<void>
}

self.addEventListener('install', (event) => {
  void (event as ConRutas).addRoutes?.(SIN_PASAR_POR_AQUI)
  event.waitUntil(Promise.all([saveSinConexion(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => saveAbiertas(event)))
})

/** The pages that were open before there was anybody to keep them. */
async function saveAbiertas(event: ExtendableEvent): Promise<void> {
  const abiertas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of abiertas) {
    const [respuesta, hecho] = lecturaDe(new URL(url))?.handleAll({ event, request: new Request(url) }) ?? []
    await respuesta?.catch(() => {})
    await hecho?.catch(() => {})
  }
}

self.addEventListener('push', showAviso)
self.addEventListener('notificationclick', openAviso)

const visita = ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }) =>
  sameOrigin && request.mode === 'navigate'

registerRoute(({ url, sameOrigin }) => sameOrigin && isDuradero(url.pathname + url.search), archivos)
registerRoute(
  (cual) => visita(cual) && lecturaDe(cual.url) !== null,
  ({ event, request, url }) =>
    lecturaDe(url)?.handle({ event, request }) ?? Promise.reject(new Error(url.href)),
)
registerRoute((cual) => visita(cual) && !AJENA.test(cual.url.pathname), new NetworkOnly())
setCatchHandler(({ request }) => enLugarDe(request))

import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { archivos, saveLoQueFalta } from './archivos'
import { type Area, archivosDe, areaDe, ayudasDe, isPagina, isPublica } from './paginas'

/** By the build: all that an area's screens may ever load. */
declare const ARCHIVOS_DE_AREAS: Record<Area, string[]>

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

const PUBLICAS = 'paginas'
const PACIENCIA_S = 4
const PAGINAS = 200

/** Neither redirects nor refusals: they are for whoever asked, at that moment. */
const soloEnteras: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && isPagina(response) && !response.redirected ? response : null,
}

/** A page is of use later only with its styles and scripts: those of its own version, which the server may drop. */
const conSusArchivos: Plugin = {
  cacheDidUpdate: async ({ event, request, newResponse }) => {
    const area = areaDe(new URL(request.url).pathname)
    const suyos = [...archivosDe(await newResponse.text()), ...(area ? ARCHIVOS_DE_AREAS[area] : [])]
    await saveLoQueFalta(event, archivos, suyos)
    // Who is lost may be without a network.
    if (area) await saveLoQueFalta(event, publicas, ayudasDe(area))
  },
}

/** What was taken off the site is not shown again, not even without a network. */
const sinLoRetirado: Plugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) await (await caches.open(PUBLICAS)).delete(request.url, { ignoreVary: true })
    return response
  },
}

const comunes = { networkTimeoutSeconds: PACIENCIA_S, matchOptions: { ignoreVary: true } }

const publicas = new NetworkFirst({
  ...comunes,
  cacheName: PUBLICAS,
  plugins: [
    sinLoRetirado,
    soloEnteras,
    conSusArchivos,
    new ExpirationPlugin({ maxEntries: PAGINAS, purgeOnQuotaError: true }),
  ],
})

const areas = new NetworkFirst({
  ...comunes,
  cacheName: 'areas',
  plugins: [
    soloEnteras,
    conSusArchivos,
    { cacheKeyWillBeUsed: async ({ request }) => `/${areaDe(new URL(request.url).pathname)}` },
  ],
})

/** How a page is read that may be kept. */
export function lecturaDe({ pathname }: URL): NetworkFirst | null {
  if (areaDe(pathname)) return areas
  return isPublica(pathname) ? publicas : null
}

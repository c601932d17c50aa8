import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, type Strategy } from 'workbox-strategies'
import { isPagina } from './paginas'

/** About twice what one build has: the files of an old version go when nobody has asked for them for longest. */
const CUANTOS = 500

/** What is kept under an address that never means anything else is not asked for again. */
export const archivos = new CacheFirst({
  cacheName: 'archivos',
  matchOptions: { ignoreVary: true },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    // What a network or a proxy says instead of a file would stand for that file for good.
    { cacheWillUpdate: async ({ response }) => (isPagina(response) ? null : response) },
    new ExpirationPlugin({ maxEntries: CUANTOS, purgeOnQuotaError: true }),
  ],
})

/** Takes what is missing of these, one after the other: the page that is being looked at comes first. */
export async function saveLoQueFalta(
  event: ExtendableEvent,
  como: Strategy,
  direcciones: readonly string[],
): Promise<void> {
  const guardados = await caches.open(como.cacheName)
  for (const direccion of direcciones) {
    if (await guardados.match(direccion, { ignoreVary: true })) continue
    const [respuesta, hecho] = como.handleAll({ event, request: new Request(direccion) })
    await respuesta.then(
      () => hecho,
      () => {},
    )
  }
}

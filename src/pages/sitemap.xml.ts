import type { APIRoute } from 'astro'
import { countMapas, indiceDeMapas, mapa } from '../lib/sitemap'
import { respuestaXml } from '../lib/xml'

export const GET: APIRoute = async ({ locals: { api, site } }) => {
  const mapas = await countMapas(api)
  return respuestaXml(mapas > 1 ? indiceDeMapas(site.url, mapas) : await mapa(api, site, 1, 1))
}

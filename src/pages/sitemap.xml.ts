import type { APIRoute } from 'astro'
import { contarMapas, indiceDeMapas, mapa } from '../lib/sitemap'
import { respuestaXml } from '../lib/xml'

export const GET: APIRoute = async ({ locals: { api, site } }) => {
  const mapas = await contarMapas(api)
  return respuestaXml(mapas > 1 ? indiceDeMapas(site.url, mapas) : await mapa(api, site, 1, 1))
}

import type { APIRoute } from 'astro'
import { countMapas, mapa } from '../lib/sitemap'
import { respuestaXml } from '../lib/xml'

export const GET: APIRoute = async ({ params, locals: { api, site } }) => {
  const n = Number(params.n)
  const mapas = await countMapas(api)
  if (!Number.isInteger(n) || n < 1 || n > mapas) return new Response(null, { status: 404 })
  return respuestaXml(await mapa(api, site, n, mapas))
}

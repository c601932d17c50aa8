import type { APIRoute } from 'astro'
import { contarMapas, mapa } from '../lib/sitemap'
import { respuestaXml } from '../lib/xml'

export const GET: APIRoute = async ({ params, locals: { api, site } }) => {
  const n = Number(params.n)
  const mapas = await contarMapas(api)
  if (!Number.isInteger(n) || n < 1 || n > mapas) return new Response(null, { status: 404 })
  return respuestaXml(await mapa(api, site, n, mapas))
}

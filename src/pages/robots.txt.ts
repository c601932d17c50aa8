import type { APIRoute } from 'astro'

/** A calendar that somebody subscribed to is fetched by a program that heeds this file, as Google's does. */
const REGLAS = ['User-agent: *', 'Allow: /', 'Allow: /api/calendario/', 'Disallow: /api/']

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(`${REGLAS.join('\n')}\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })

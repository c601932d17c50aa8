import type { APIRoute } from 'astro'
import { type Creador, nombreConAnios } from '../domain/creadores/creadores'
import { respuestaXml, xml } from '../lib/xml'

const RECIENTES = 50

export const GET: APIRoute = async ({ locals: { api, site } }) => {
  const { data, error } = await api.composers.get({
    query: { sort: 'published_at', order: 'desc', page: 1, limit: RECIENTES },
  })
  if (error) throw error
  const creadores = data.data
  const fechas = creadores.map(({ updated_at }) => updated_at).sort()
  const cuerpo = [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-PY">',
    `<id>${xml(site.url)}/</id>`,
    `<title>${xml(site.name)} · Creadores nuevos</title>`,
    `<updated>${fechas.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${xml(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(site.url)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xml(site.url)}/"/>`,
    ...creadores.map((creador) => entrada(creador, site)),
    '</feed>',
  ]
  return respuestaXml(cuerpo.join(''), 'application/atom+xml')
}

function entrada(creador: Creador, { url: origen, anio }: App.SiteSettings): string {
  const direccion = `${xml(origen)}/creador/${xml(creador.slug)}`
  return [
    // A slug may change; what has been read must not come again for that.
    `<entry><id>${xml(origen)}/?creador=${creador.id}</id>`,
    `<title>${xml(nombreConAnios(creador, anio))}</title>`,
    `<link href="${direccion}"/>`,
    `<published>${creador.published_at ?? creador.created_at}</published><updated>${creador.updated_at}</updated>`,
    `<summary>${xml(creador.bio)}</summary></entry>`,
  ].join('')
}

import { mapasPara, PAGINAS_FIJAS, POR_MAPA } from '../domain/creadores/mapa-del-sitio'
import { xml } from './xml'

type Api = App.Locals['api']
type Sitio = Pick<App.Locals['site'], 'url' | 'estatico'>

/** Nobody contributes to a copy made of plain files, nor has anything to be helped with there. */
const SOLO_VIVAS = /^\/(contribute|que-falta|ayuda)/
const POR_PEDIDO = 10_000

const ESPACIO = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export async function countMapas(api: Api): Promise<number> {
  const { data, error } = await api.composers.slugs.get({ query: { page: 1 } })
  if (error) throw error
  return mapasPara(data.total)
}

export function indiceDeMapas(origen: string, mapas: number): string {
  const entradas = Array.from(
    { length: mapas },
    (_, i) => `<sitemap><loc>${xml(`${origen}/sitemap-${i + 1}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex ${ESPACIO}>${entradas.join('')}</sitemapindex>`
}

/** The n-th sitemap, from 1; the fixed pages stand in the last, which never is full. */
export async function mapa(api: Api, sitio: Sitio, n: number, mapas: number): Promise<string> {
  const { url: origen, estatico } = sitio
  const porMapa = POR_MAPA / POR_PEDIDO
  const pedidos = Array.from({ length: porMapa }, (_, i) => (n - 1) * porMapa + i + 1)
  const creadores: string[] = []
  for (const page of pedidos) {
    const { data, error } = await api.composers.slugs.get({ query: { page } })
    if (error) throw error
    for (const { slug, updated_at } of data.data) {
      creadores.push(
        `<url><loc>${xml(`${origen}/creador/${slug}`)}</loc><lastmod>${xml(updated_at)}</lastmod></url>`,
      )
    }
    if (page >= data.totalPages) break
  }
  const rutas = PAGINAS_FIJAS.filter((ruta) => n === mapas && !(estatico && SOLO_VIVAS.test(ruta)))
  const fijas = rutas.map((ruta) => `<url><loc>${xml(origen + ruta)}</loc></url>`)
  return `<urlset ${ESPACIO}>${fijas.join('')}${creadores.join('')}</urlset>`
}

import { createEditions } from '../../../api/site/editions.ts'
import type { Mundo } from './mundo.ts'

/** What a page shows, by the call that it makes. */
const LECTURAS: Record<string, string> = {
  '/': '/composers/timeline',
  '/gamification': '/ranking',
  '/feed.xml': '/composers?sort=published_at&order=desc&limit=50',
  '/sitemap.xml': '/composers/slugs',
  '/hoy': '/composers/today',
  '/vidas': '/composers/lives',
}

/** While something happens: a page that was kept, and would still be shown after it, has to be as it would be made now. */
export async function vigila(mundo: Mundo, acto: () => Promise<void>): Promise<void> {
  const { azar, libro, api, desacuerdos } = mundo
  const { changes, now } = api.deps
  const { editionOf, isCurrent } = createEditions({ changes, now, today: () => libro.hoy })
  const slug = azar.alguno(libro.publicados)?.slug
  const rutas = Object.entries({ ...LECTURAS, [`/creador/${slug}`]: `/composers/slug/${slug}` })
  const guardadas = []
  for (const [ruta, lectura] of rutas)
    guardadas.push({ ruta, lectura, edicion: editionOf(ruta), texto: await make(mundo, ruta, lectura) })
  await acto()
  mundo.pasaUnMinuto()
  for (const { ruta, lectura, texto } of guardadas.filter(({ edicion }) => isCurrent(edicion))) {
    const isLaDeAhora = texto === (await make(mundo, ruta, lectura))
    desacuerdos.compara('La página guardada', ruta.replace(slug ?? '', '{slug}'), ruta, true, isLaDeAhora)
  }
}

/** Neither votes nor an order that depends on them, where the page does not show them. */
async function make({ cualquiera }: Mundo, ruta: string, lectura: string): Promise<string> {
  const { data } = await cualquiera(`GET ${lectura}`)
  if (ruta === '/' || ruta.startsWith('/creador/')) return JSON.stringify(data)
  if (ruta === '/vidas')
    return data.data
      .map((una: object) => JSON.stringify(una))
      .toSorted()
      .join()
  return JSON.stringify(data, (clave, valor) => (clave.startsWith('rating_') ? undefined : valor))
}

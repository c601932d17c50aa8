import { extensionDe, tipoDeExtension } from '../../domain/archivos/archivos'
import { seEscucha } from '../../domain/archivos/sonido'
import { parseUrl } from '../../domain/base/direccion-leida'
import { ReproductorDeArchivo } from '../base/reproductor/reproductor-de-archivo'

/** What a post links that sounds is heard under it. */
export function SonidosEnlazados({ html }: { html: string }) {
  const sonidos = sonidosEn(html)
  if (sonidos.length === 0) return null
  return sonidos.map((sonido) => (
    <figure key={sonido.path} className="con-sonido titulado">
      <figcaption>{sonido.nombre}</figcaption>
      <ReproductorDeArchivo archivo={sonido} />
    </figure>
  ))
}

/** Each once, called as its link is. */
function sonidosEn(html: string) {
  if (!html.includes('/uploads/')) return []
  const enlaces = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')]
  const sonidos = enlaces.flatMap(({ href, textContent }) => {
    const { origin, pathname } = parseUrl(href, location.origin) ?? {}
    if (origin !== location.origin || !pathname?.startsWith('/uploads/')) return []
    const { mime = '' } = tipoDeExtension(extensionDe(pathname)) ?? {}
    const nombre = textContent?.trim() || 'Sonido'
    return seEscucha(mime) ? [[pathname, { path: pathname.slice(1), nombre, tipo: mime }] as const] : []
  })
  return [...new Map(sonidos).values()]
}

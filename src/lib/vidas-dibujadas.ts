import { type Html, html } from '../domain/base/plantilla-html'
import { ANIO_PX, type Banda, type Dibujada, FILA_PX, lugarEn, marcasDe, type Trozo } from './vidas'

type Lapso = Pick<Banda, 'desde' | 'hasta'>

/** Of a row, in pixels: where the name stands, and where its bar does. */
const NOMBRE_Y = 12
const BARRA_Y = 16
const BARRA_PX = 5
const EJE_PX = 28

/** The years over the band, as wide as the band is before anybody zooms. */
export function eje(banda: Banda): Html {
  const ancho = (banda.hasta - banda.desde) * ANIO_PX
  return html`
    <svg class="eje" width="${ancho}" height="${EJE_PX}" aria-hidden="true">
      ${marcasDe(banda).map((anio) => html`<text x="${lugarEn(banda, anio)}" y="18">${anio}</text>`)}
    </svg>`
}

/** The line of each of those years, behind the lives. */
export const lineas = (banda: Banda): Html => html`
  <svg class="lineas" width="100%" height="100%" aria-hidden="true">
    ${marcasDe(banda).map((anio) => html`<rect x="${lugarEn(banda, anio)}" width="1" height="100%"/>`)}
  </svg>`

/** Some rows of lives. Thousands of links: as text they take a fraction of what components would. */
export function trozo({ filas }: Trozo, lapso: Lapso, titulo: string): Html {
  return html`
    <svg class="trozo" width="100%" height="${filas.length * FILA_PX}" role="group" aria-label="${titulo}">
      ${filas.flatMap((fila, i) => fila.map((una) => vida(una, lapso, i * FILA_PX)))}
    </svg>`
}

function vida(una: Dibujada, lapso: Lapso, y: number): Html {
  const { slug, nombre, anios, desde, hasta, seguro, abierta, alFinal, elegida } = una
  const barra = (clase: string, de: number, a: number) =>
    a > de &&
    html`<rect class="${clase}" x="${lugarEn(lapso, de)}" y="${y + BARRA_Y}" width="${ancho(lapso, a - de)}" height="${BARRA_PX}"/>`
  const dudosas = seguro
    ? html`${barra('d', desde, seguro.min)}${barra('d', seguro.max, hasta)}`
    : barra('d', desde, hasta)
  const rotulo = alFinal
    ? html`<text class="f" x="${lugarEn(lapso, hasta)}" y="${y + NOMBRE_Y}">${nombre}</text>`
    : html`<text x="${lugarEn(lapso, desde)}" y="${y + NOMBRE_Y}">${nombre}</text>`
  return html`
    <a href="${`/creador/${slug}`}"${elegida && html` class="elegida"`}>
      <title>${`${nombre} (${anios})`}</title>
      ${dudosas}${seguro && barra('s', seguro.min, seguro.max)}
      ${abierta && html`<circle cx="${lugarEn(lapso, hasta)}" cy="${y + BARRA_Y + BARRA_PX / 2}" r="4"/>`}
      ${rotulo}
    </a>`
}

const ancho = ({ desde, hasta }: Lapso, anios: number) =>
  `${Number(((anios / (hasta - desde)) * 100).toFixed(3))}%`

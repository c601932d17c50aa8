import { palabraCreadores } from '../domain/creadores'
import { type Columna, rotuladasDe } from './cinta'
import { numero } from './formato'
import { type Html, html } from './html'

const ALTO = 34
const ARRIBA = 2
const ABAJO = 16
/** Fewer would be too wide. */
const MIN_COLUMNAS = 12
/** Of a column's width, what its bar leaves free on each side. */
const ORILLA = 0.12

/** Where a column stands, and how wide it is, in hundredths of the ribbon; how high its bars are, in pixels. */
interface Lugar {
  x: number
  ancho: number
  escala: (total: number) => number
}

/** The ribbon's bars. A page has some forty, with a link each: as text they take a fraction of what components would. */
export function barras(columnas: readonly Columna[]): Html {
  const ancho = 100 / Math.max(columnas.length, MIN_COLUMNAS)
  const maximo = Math.max(1, ...columnas.map(({ deTodos }) => deTodos))
  const escala = (total: number) => Math.max(3, Math.round((ALTO * total) / maximo))
  const dibujos = columnas.map((columna, i) => {
    const lugar = { x: i * ancho, ancho, escala }
    return html`${fondo(columna, lugar)}${enlace(columna, lugar)}`
  })
  const rotulos = [...rotuladasDe(columnas)].map((i) => rotulo(columnas, i, ancho))
  return html`
    <svg width="100%" height="${ARRIBA + ALTO + ABAJO}" aria-label="Creadores por década de nacimiento" role="group">
      ${dibujos}${rotulos}
    </svg>`
}

/** What the filters leave out stands behind, in grey. */
function fondo({ total, deTodos }: Columna, lugar: Lugar): Html | false {
  const alto = lugar.escala(deTodos)
  return total < deTodos && barra('fondo', lugar, ALTO - alto, alto - 1)
}

function enlace({ desde, hasta, total, destino, tramos }: Columna, lugar: Lugar): Html | false {
  if (!destino) return false
  let y = ALTO
  const partes = tramos.map((tramo) => {
    const alto = lugar.escala(tramo.total)
    y -= alto
    return barra(`tono ${tramo.period}`, lugar, y, Math.max(2, alto - 1))
  })
  return html`
    <a href="${destino}">
      <title>De ${desde} a ${hasta}: ${numero(total)} ${palabraCreadores(total)}</title>
      <rect class="zona" x="${porciento(lugar.x)}" width="${porciento(lugar.ancho)}" height="${ALTO + ARRIBA}"/>
      ${partes}
    </a>`
}

function barra(clase: string, { x, ancho }: Lugar, y: number, alto: number): Html {
  const [desde, cuanto] = [x + ORILLA * ancho, (1 - 2 * ORILLA) * ancho].map(porciento)
  return html`<rect class="${clase}" x="${desde}" width="${cuanto}" y="${y + ARRIBA}" height="${alto}" rx="2"/>`
}

/** The last ones end where their column does, so as not to leave the page. */
function rotulo(columnas: readonly Columna[], i: number, ancho: number): Html {
  const alFinal = i > Math.max(9, columnas.length - 3)
  const x = porciento((alFinal ? i + 1 : i) * ancho)
  return html`<text x="${x}" text-anchor="${alFinal ? 'end' : 'start'}" y="${ARRIBA + ALTO + 13}">${columnas[i]?.desde}</text>`
}

const porciento = (n: number) => `${Math.round(n * 100) / 100}%`

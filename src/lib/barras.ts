import { type Html, html } from '../domain/base/plantilla-html'
import { palabraCreadores } from '../domain/creadores/creadores'
import { type Columna, type Escala, rotulosDe } from './cinta'
import { numero } from './formato'

/** In pixels: low, because it stays in sight while one reads. */
const ALTO = 34
const ARRIBA = 2
const ABAJO = 16
/** Of a column's width, what its bar leaves free on each side. */
const ORILLA = 0.12
/** So near the end, in hundredths, a year would leave the page. */
const BORDE = 4

/** Where a column stands, and how wide it is, in hundredths of the ribbon; how high its bars are, in pixels. */
interface Lugar {
  x: number
  ancho: number
  escala: (total: number) => number
}

/** The ribbon's bars. A page has some forty, with a link each: as text they take a fraction of what components would. */
export function barras(columnas: readonly Columna[], escala: Escala): Html {
  const ancho = 100 / escala.columnas
  const maximo = Math.max(1, ...columnas.map(({ deTodos }) => deTodos))
  const alto = (total: number) => Math.max(3, Math.round((ALTO * total) / maximo))
  const dibujos = columnas.map((columna) => {
    const lugar = { x: columna.lugar * ancho, ancho, escala: alto }
    return html`${fondo(columna, lugar)}${enlace(columna, lugar)}`
  })
  const rotulos = rotulosDe(escala).map((anio) => rotulo(anio, escala))
  const { desde, lapso, columnas: cuantas } = escala
  return html`
    <svg width="100%" height="${ARRIBA + ALTO + ABAJO}" aria-label="Creadores por década de nacimiento" role="group" data-desde="${desde}" data-lapso="${lapso}" data-columnas="${cuantas}">
      <rect class="aqui" width="${porciento(ancho)}" height="${ARRIBA + ALTO + 3}" rx="3"/>
      <rect class="fondo" width="100%" height="1" y="${ARRIBA + ALTO}"/>
      ${dibujos}${rotulos}
    </svg>`
}

/** What the filters leave out stands behind, in grey. */
function fondo({ total, deTodos }: Columna, lugar: Lugar): Html | false {
  const alto = lugar.escala(deTodos)
  return total < deTodos && barra('fondo', lugar, ALTO - alto, alto - 1)
}

function enlace({ desde, hasta, lugar: n, total, destino, tramos }: Columna, lugar: Lugar): Html | false {
  if (!destino) return false
  let y = ALTO
  const partes = tramos.map((tramo) => {
    const alto = lugar.escala(tramo.total)
    y -= alto
    return barra(`tono ${tramo.period}`, lugar, y, Math.max(2, alto - 1))
  })
  return html`
    <a href="${destino}" data-n="${n}">
      <title>${desde}–${hasta}: ${numero(total)} ${palabraCreadores(total)}</title>
      <rect class="zona" x="${porciento(lugar.x)}" width="${porciento(lugar.ancho)}" height="${ALTO + ARRIBA}"/>
      ${partes}
    </a>`
}

function barra(clase: string, { x, ancho }: Lugar, y: number, alto: number): Html {
  const [desde, cuanto] = [x + ORILLA * ancho, (1 - 2 * ORILLA) * ancho].map(porciento)
  return html`<rect class="${clase}" x="${desde}" width="${cuanto}" y="${y + ARRIBA}" height="${alto}" rx="2"/>`
}

/** Where its year begins; near the ends, inside. */
function rotulo(anio: number, { desde, lapso, columnas }: Escala): Html {
  const x = (100 * (anio - desde)) / (lapso * columnas)
  const [ancla, lugar] = x < BORDE ? ['start', 0] : x > 100 - BORDE ? ['end', 100] : ['middle', x]
  return html`
    <rect class="fondo" x="${porciento(x)}" width="1" y="${ARRIBA + ALTO}" height="4"/>
    <text x="${porciento(lugar as number)}" text-anchor="${ancla as string}" y="${ARRIBA + ALTO + 14}">${anio}</text>`
}

const porciento = (n: number) => `${Math.round(n * 100) / 100}%`

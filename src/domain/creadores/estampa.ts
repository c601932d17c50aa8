import { aniosDeVida, type Creador, iniciales, nombreCompleto } from './creadores.ts'
import { dibujo, nanduti } from './nanduti.ts'
import { etiquetaDePeriodo, isPeriodoConocido, type Periodo } from './periodos.ts'

/** The image that stands for a creator where a link to the page is sent. */
export const ESTAMPA = { ancho: 1200, alto: 630 } as const

const PAPEL = '#fbf7f0'
const TINTA = '#1f1b16'
const APAGADO = '#6b6257'
const PIEDRA = '#6b6257'
/** The light theme's, as the style sheets have them. */
export const colorDePeriodo: Partial<Record<Periodo, string>> = {
  COLONIAL: '#9a4526',
  INDEPENDENCIA_Y_GUERRA_GRANDE: '#94690a',
  POSGUERRA: '#2f6b4f',
  GUERRA_DEL_CHACO_Y_GUARANIA: '#a3215f',
  DICTADURA: '#4a3b73',
  TRANSICION: '#1f6f7a',
  ACTUALIDAD: '#2e5e8c',
}

/** Where the writing begins, and how wide it may be. */
const IZQUIERDA = 560
const ANCHO = 580
const CUERPOS = [88, 76, 64, 54, 44, 36]
const MAX_RENGLONES = 3
/** The smallest one takes the longest: 'entre 1560 y 1570 – entre 1640 y 1650'. */
const CUERPOS_DE_ANIOS = [40, 36, 32, 29, 26]
/** Of a letter, beside its height: a little more than the widest name has on average. */
const ANCHO_DE_LETRA = 0.56

interface Sitio {
  name: string
  /** Which year it is. */
  anio: number
}

/** Lace, name, years and period of a creator, and whose site it is, as an SVG that needs no style sheet. */
export function estampa(creador: Creador, { name: sitio, anio }: Sitio): string {
  const color = colorDePeriodo[creador.period] ?? PIEDRA
  const { cuerpo, renglones } = enRenglones(nombreCompleto(creador).normalize('NFC'))
  const anios = enRenglones(aniosDeVida(creador, anio), CUERPOS_DE_ANIOS, 1)
  const periodo = isPeriodoConocido(creador.period) ? etiquetaDePeriodo[creador.period] : ''
  const alto = renglones.length * cuerpo * 1.12
  const arriba = 300 - alto / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ESTAMPA.ancho}" height="${ESTAMPA.alto}" font-family="Fraunces" font-weight="600">`,
    `<rect width="100%" height="100%" fill="${PAPEL}"/><rect width="14" height="100%" fill="${color}"/>`,
    `<g transform="translate(290 315) scale(2.35)" color="${color}">${rueda(creador, color)}</g>`,
    texto(IZQUIERDA, arriba - 18, 30, color, periodo),
    ...renglones.map((uno, i) => texto(IZQUIERDA, arriba + cuerpo * (0.9 + i * 1.12), cuerpo, TINTA, uno)),
    ...anios.renglones.map((uno) => texto(IZQUIERDA, arriba + alto + 46, anios.cuerpo, APAGADO, uno)),
    texto(IZQUIERDA, 580, 28, APAGADO, sitio),
    '</svg>',
  ].join('')
}

function rueda(creador: Creador, color: string): string {
  const centro = `<text y="9" text-anchor="middle" font-size="26" fill="${color}">${enXml(iniciales(creador))}</text>`
  return sinPathLength(dibujo(nanduti(creador.slug), tinteDe(color))) + centro
}

/** Not every drawing program knows `pathLength`: the dashes are told in the circle's own measure. */
function sinPathLength(svg: string): string {
  return svg.replace(
    /<circle r="([\d.]+)"([^>]*?) pathLength="(\d+)" stroke-dasharray="([\d.]+) ([\d.]+)"/g,
    (_, r: string, rest: string, largo: string, trazo: string, hueco: string) => {
      const unidad = (2 * Math.PI * Number(r)) / Number(largo)
      const dashes = [Number(trazo) * unidad || 0.01, Number(hueco) * unidad].map((n) => n.toFixed(3))
      return `<circle r="${r}"${rest} stroke-dasharray="${dashes.join(' ')}"`
    },
  )
}

/** A tenth of the colour on white. */
function tinteDe(color: string): string {
  const partes = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16))
  return `#${partes.map((n) => Math.round(255 - (255 - n) * 0.1).toString(16)).join('')}`
}

/** The largest letters in which a text fits, by default a name; one that fits in none ends in '…'. */
export function enRenglones(
  escrito: string,
  cuerpos: readonly number[] = CUERPOS,
  maximo = MAX_RENGLONES,
): { cuerpo: number; renglones: string[] } {
  for (const cuerpo of cuerpos) {
    const cabe = cabenEn(cuerpo)
    const renglones = partir(escrito, cabe)
    if (renglones.length <= maximo && renglones.every((uno) => uno.length <= cabe))
      return { cuerpo, renglones }
  }
  const cuerpo = cuerpos.at(-1) as number
  const cabe = cabenEn(cuerpo)
  const renglones = partir(escrito, cabe).slice(0, maximo)
  return {
    cuerpo,
    renglones: renglones.map((uno) => (uno.length > cabe ? `${uno.slice(0, cabe - 1)}…` : uno)),
  }
}

const cabenEn = (cuerpo: number) => Math.floor(ANCHO / (cuerpo * ANCHO_DE_LETRA))

function partir(escrito: string, cabe: number): string[] {
  const renglones: string[] = []
  for (const palabra of escrito.split(/\s+/)) {
    const seguido = `${renglones.at(-1) ?? ''} ${palabra}`
    if (renglones.length > 0 && seguido.length <= cabe) renglones[renglones.length - 1] = seguido
    else renglones.push(palabra)
  }
  return renglones
}

const texto = (x: number, y: number, cuerpo: number, color: string, contenido: string) =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${cuerpo}" fill="${color}">${enXml(contenido)}</text>`

/** What XML does not allow at all is left out. */
const enXml = (contenido: string) =>
  contenido
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')

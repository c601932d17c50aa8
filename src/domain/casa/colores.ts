/** Lapacho in bloom: the accent where the institution has chosen none. The style sheets have it as `--lapacho`. */
export const COLOR_DE_LA_CASA = '#a3215f'

/** How light a theme's page and cards are, and what its text is like: an accent has to be read beside all of it. */
interface Tema {
  fondos: readonly string[]
  /** Text that stands on a tint of the accent. */
  textos: readonly string[]
  /** The card that a tint is mixed with. */
  tarjeta: string
  /** Which way a colour goes that can't be read. */
  hacia: 'oscuro' | 'claro'
  /** How much of the accent a tint has. */
  tinte: number
  /** What may stand on a button of the accent. */
  rotulo: string
}

const claro: Tema = {
  fondos: ['#fbf7f0', '#ffffff'],
  textos: ['#1f1b16', '#6b6257'],
  tarjeta: '#ffffff',
  hacia: 'oscuro',
  tinte: 0.07,
  rotulo: '#ffffff',
}
const oscuro: Tema = {
  fondos: ['#16130f', '#1f1b16'],
  textos: ['#f3ece1', '#b0a698'],
  tarjeta: '#1f1b16',
  hacia: 'claro',
  tinte: 0.08,
  rotulo: '#1f1b16',
}

/** What the pages draw with one accent, in one theme. */
export interface Tonos {
  acento: string
  /** A tint of it, behind what is chosen. */
  suave: string
  /** What is written on it. */
  sobre: string
}

/** The contrast that WCAG asks of text (AA). */
export const CONTRASTE = 4.5

const ESCRITO = /^#[0-9a-f]{6}$/i
export const isColor = (texto: string) => ESCRITO.test(texto)

/**
 * The tones of an accent in both themes. The colour itself where it can be read there; otherwise the nearest tone of
 * it, darker or lighter, that can.
 */
export function tonosDe(color: string): { claro: Tonos; oscuro: Tonos } {
  return { claro: tonosEn(claro, color.toLowerCase()), oscuro: tonosEn(oscuro, color.toLowerCase()) }
}

function tonosEn(tema: Tema, color: string): Tonos {
  const extremo = tema.hacia === 'oscuro' ? '#000000' : '#ffffff'
  for (let paso = 0; paso <= 100; paso++) {
    const acento = mezcla(color, extremo, paso / 100)
    const suave = mezcla(tema.tarjeta, acento, tema.tinte)
    const seLee =
      [...tema.fondos, suave, mezcla(tema.tarjeta, acento, 2 * tema.tinte), tema.rotulo].every(
        (otro) => contraste(acento, otro) >= CONTRASTE,
      ) && tema.textos.every((texto) => contraste(texto, suave) >= CONTRASTE)
    if (seLee) return { acento, suave, sobre: tema.rotulo }
  }
  return { acento: extremo, suave: tema.tarjeta, sobre: tema.rotulo }
}

/** Between 1 and 21, as WCAG counts it. */
export function contraste(uno: string, otro: string): number {
  const [clara, oscura] = [luminancia(uno), luminancia(otro)].sort((a, b) => b - a) as [number, number]
  return (clara + 0.05) / (oscura + 0.05)
}

function luminancia(color: string): number {
  const [rojo, verde, azul] = canales(color).map((canal) => {
    const parte = canal / 255
    return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * rojo + 0.7152 * verde + 0.0722 * azul
}

/** So much of `otro` in `uno`. */
function mezcla(uno: string, otro: string, parte: number): string {
  const de = canales(otro)
  const mezclados = canales(uno).map((canal, i) => Math.round(canal + ((de[i] ?? 0) - canal) * parte))
  return `#${mezclados.map((canal) => canal.toString(16).padStart(2, '0')).join('')}`
}

const canales = (color: string) =>
  [1, 3, 5].map((desde) => Number.parseInt(color.slice(desde, desde + 2), 16))

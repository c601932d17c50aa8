import { azarDe, semillaDe } from '../base/azar.ts'

/** The lace of Paraguay, drawn from a seed. Circles with dashes make spokes, knots and scallops without a point list. */
const clasesDePetalo = ['a', 'b', 'c'] as const
type ClaseDePetalo = (typeof clasesDePetalo)[number]

export interface Nanduti {
  radios: number
  aros: 3 | 4
  petalos: number
  petalo: ClaseDePetalo
}

/** Everything is drawn around the origin of this square. */
export const VISTA = '-100 -100 200 200'
const RADIOS = [16, 24] as const
const PETALOS = [8, 12] as const

export function nanduti(semilla: string): Nanduti {
  const letras = Array.from(semilla, (letra) => letra.charCodeAt(0))
  const { entero: entre } = azarDe(semillaDe(...letras))
  return {
    radios: entre(...RADIOS),
    aros: entre(3, 4) as 3 | 4,
    petalos: entre(...PETALOS),
    petalo: clasesDePetalo[entre(0, 2)] as ClaseDePetalo,
  }
}

export const idDeRueda = ({ radios, aros }: Nanduti) => `r${radios}${aros}`
export const idDePetalos = ({ petalos, petalo }: Nanduti) => `p${petalos}${petalo}`

/** The whole wheel, to stand on its own inside an <svg viewBox={VISTA}>. */
export function dibujo(lazo: Nanduti, tinte = 'var(--tinte)'): string {
  return `${rueda(lazo, tinte)}${petalos(lazo)}`
}

/** What fills the middle of a wheel that carries no initials. */
export function corazon({ petalos }: Nanduti): string {
  const nudos = `fill="none" stroke="currentColor" pathLength="${petalos}" stroke-dasharray="0 1" stroke-linecap="round"`
  return `<circle r="21" ${nudos} stroke-width="7"/><circle r="7" fill="currentColor"/>`
}

/** Every part that has been drawn, by its id: there are a few dozen in all. */
const dibujadas = new Map<string, string>()

/** The parts of these wheels, each once, for a page to draw many by reference. */
export function partes(lazos: readonly Nanduti[]): string {
  const ids = new Set<string>()
  const add = (id: string, draw: () => string) => {
    ids.add(id)
    if (!dibujadas.has(id)) dibujadas.set(id, draw())
  }
  for (const lazo of lazos) {
    const [rId, pId] = [idDeRueda(lazo), idDePetalos(lazo)]
    add(rId, () => rueda(lazo, 'var(--tinte)', rId))
    add(pId, () => petalos(lazo, pId))
  }
  return [...ids]
    .sort()
    .map((id) => dibujadas.get(id))
    .join('')
}

function rueda({ radios, aros }: Nanduti, tinte: string, id?: string): string {
  const borde = round(98 / (1 + 3.3 / radios))
  const onda = round((6.6 * borde) / radios)
  const puntos = `pathLength="${radios}" stroke-dasharray="0 1" stroke-linecap="round"`
  const redes = aros === 3 ? [44, 60, 76] : [40, 52, 64, 76]
  return [
    `<g${id ? ` id="${id}"` : ''} fill="none" stroke="currentColor">`,
    `<circle r="${borde}" ${puntos} stroke-width="${onda}"/>`,
    `<circle r="${borde}" ${puntos} stroke-width="${round(onda - 3.6)}" stroke="${tinte}"/>`,
    `<circle r="${borde}" fill="${tinte}" stroke="none"/>`,
    `<circle r="56" stroke-width="${aros === 3 ? 40 : 44}" pathLength="${radios * 10}" stroke-dasharray=".4 9.6" opacity=".8"/>`,
    ...redes.map((r, i) => `<circle r="${r}"${i % 2 ? ' stroke-dasharray="3 2"' : ''}/>`),
    `<circle r="82" ${puntos} stroke-width="5"/>`,
    '<circle r="34" stroke-width="2"/></g>',
  ].join('')
}

function petalos({ petalos, petalo }: Nanduti, id?: string): string {
  let d = ''
  for (let i = 0; i < petalos; i++) d += petaloEn(petalo, (2 * Math.PI * i) / petalos, 90 / petalos)
  return `<path${id ? ` id="${id}"` : ''} d="${d}" fill="currentColor" fill-opacity=".2" stroke="currentColor" stroke-width="1.8"/>`
}

/** One petal, pointing away from the centre: an almond, a drop or a lozenge. */
function petaloEn(clase: ClaseDePetalo, giro: number, ancho: number): string {
  const punto = (largo: number, lado: number) => {
    const [cos, sen] = [Math.cos(giro), Math.sin(giro)]
    return `${Math.round(largo * cos - lado * sen)} ${Math.round(largo * sen + lado * cos)}`
  }
  if (clase === 'a') return `M${punto(38, 0)}A28 28 0 0 1 ${punto(76, 0)}A28 28 0 0 1 ${punto(38, 0)}`
  if (clase === 'b') return `M${punto(38, 0)}L${punto(66, -ancho)}A9 9 0 0 1 ${punto(66, ancho)}Z`
  return `M${punto(40, 0)}L${punto(58, -ancho)}L${punto(76, 0)}L${punto(58, ancho)}Z`
}

const round = (n: number) => Math.round(n * 10) / 10

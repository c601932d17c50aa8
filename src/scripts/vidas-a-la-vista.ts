/** A life as the server drew it; where it begins and ends, in parts of the band's width. */
interface Vida {
  rotulo: SVGTextElement
  inicio: number
  fin: number
  /** The name stands before where the life ends. */
  alFinal: boolean
  y: number
  /** The next of its row. */
  siguiente?: Vida | undefined
  /** How wide its name is, and how far from its place it stands: in pixels. */
  ancho?: number
  corrido: number
}

/** Between the edge of the frame and what is brought there. */
const ORILLA_PX = 8

const leidos = new WeakMap<Element, Vida[]>()

function vidasDe(trozo: Element): Vida[] {
  const vidas = leidos.get(trozo) ?? [...trozo.querySelectorAll('a')].flatMap(readVida)
  if (!leidos.has(trozo))
    for (const [i, vida] of vidas.entries())
      vida.siguiente = vidas[i + 1]?.y === vida.y ? vidas[i + 1] : undefined
  leidos.set(trozo, vidas)
  return vidas
}

function readVida(enlace: Element): Vida[] {
  const rotulo = enlace.querySelector('text')
  if (!rotulo) return []
  const barras = [...enlace.querySelectorAll('rect')].map((barra) => ({
    x: parte(barra, 'x'),
    ancho: parte(barra, 'width'),
  }))
  const alFinal = rotulo.classList.contains('f')
  const lugar = parte(rotulo, 'x')
  return [
    {
      rotulo,
      inicio: Math.min(lugar, ...barras.map(({ x }) => x)),
      fin: Math.max(lugar, ...barras.map(({ x, ancho }) => x + ancho)),
      alFinal,
      y: Number(rotulo.getAttribute('y')),
      corrido: 0,
    },
  ]
}

const parte = (elemento: Element, atributo: string) =>
  Number.parseFloat(elemento.getAttribute(atributo) ?? '') / 100

interface Vista {
  izquierda: number
  derecha: number
  /** Of the whole band. */
  ancho: number
}

const vistaDe = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Vista => ({
  izquierda: scrollLeft,
  derecha: scrollLeft + clientWidth,
  ancho: scrollWidth,
})

const isALaVista = ({ inicio, fin }: Vida, { izquierda, derecha, ancho }: Vista) =>
  inicio * ancho < derecha && fin * ancho > izquierda

/** Names go along with the view, and the view with who reads down. */
export function prepareVista(marco: HTMLElement, banda: HTMLElement) {
  const vistos = new Set<Element>()
  keepNombres(marco, banda, vistos)
  followPeriodos(marco, vistos)
}

/** The name of a life that began before what one sees stands at its edge. */
function keepNombres(marco: HTMLElement, banda: HTMLElement, vistos: Set<Element>) {
  let frame = 0
  const draw = () => {
    frame = 0
    const vista = vistaDe(marco)
    const movidas: [Vida, number][] = []
    for (const trozo of vistos)
      for (const vida of vidasDe(trozo)) {
        const corrido = isALaVista(vida, vista) ? Math.round(corridoDe(vida, vista)) : 0
        if (corrido !== vida.corrido) movidas.push([vida, corrido])
      }
    // Written after all is measured: what is laid out stays so meanwhile.
    for (const [vida, corrido] of movidas) {
      vida.corrido = corrido
      vida.rotulo.setAttribute('transform', `translate(${corrido})`)
    }
  }
  const ask = () => {
    if (!frame) frame = requestAnimationFrame(draw)
  }
  const vigia = new IntersectionObserver(
    (entradas) => {
      for (const { target, isIntersecting } of entradas) vistos[isIntersecting ? 'add' : 'delete'](target)
      ask()
    },
    { root: marco },
  )
  for (const trozo of marco.querySelectorAll('.trozo')) vigia.observe(trozo)
  marco.addEventListener('scroll', ask, { passive: true })
  new ResizeObserver(ask).observe(banda)
}

/** As far as the next of its row lets it. */
function corridoDe(vida: Vida, { izquierda, ancho }: Vista): number {
  const [inicio, orilla] = [vida.inicio * ancho, izquierda + ORILLA_PX]
  if (vida.alFinal) {
    const propio = vida.fin * ancho - anchoDe(vida)
    return Math.min(0, Math.max(inicio, orilla) - propio)
  }
  if (inicio >= orilla) return 0
  const { siguiente } = vida
  const tope = siguiente ? nombreDesde(siguiente, ancho) - ORILLA_PX : ancho
  return Math.max(0, Math.min(orilla, tope - anchoDe(vida)) - inicio)
}

const nombreDesde = (vida: Vida, ancho: number) =>
  vida.alFinal ? Math.min(vida.inicio * ancho, vida.fin * ancho - anchoDe(vida)) : vida.inicio * ancho

function anchoDe(vida: Vida): number {
  vida.ancho ??= vida.rotulo.getComputedTextLength()
  return vida.ancho
}

/** A bar of which less is seen, at an edge, is as if it were not. */
const ASOMO_PX = 48

/** So long without moving is a rest. */
const REPOSO_MS = 150

/** Whoever reads down to a period that lies aside is brought to where it begins. */
function followPeriodos(marco: HTMLElement, vistos: Set<Element>) {
  const quieto = matchMedia('(prefers-reduced-motion: reduce)')
  let antes = { left: marco.scrollLeft, top: marco.scrollTop }
  /** The last move was down or up: who goes aside, or closer, wants to be there. */
  let leyendo = false
  let reloj = 0

  const wait = () => {
    clearTimeout(reloj)
    reloj = window.setTimeout(rest, REPOSO_MS)
  }
  const move = () => {
    const { scrollLeft: left, scrollTop: top } = marco
    leyendo = Math.abs(top - antes.top) > Math.abs(left - antes.left)
    antes = { left, top }
    wait()
  }
  const rest = () => {
    if (marco.classList.contains('llevada')) return wait()
    // Who goes with the keyboard from life to life sees the one that has the focus.
    if (!leyendo || marco.querySelector(':focus-visible')) return
    const inicio = inicioAlLado(marco, vistos)
    if (inicio === null) return
    marco.scrollTo({ left: inicio - 2 * ORILLA_PX, behavior: quieto.matches ? 'instant' : 'smooth' })
  }
  marco.addEventListener('scroll', move, { passive: true })
}

/** Where the lives begin of the period that one reads, of which none is seen; null where some is. */
function inicioAlLado(marco: HTMLElement, vistos: Set<Element>): number | null {
  const { top, bottom } = marco.getBoundingClientRect()
  // Not the first row: a period that is all but gone is no longer read.
  const lectura = top + (bottom - top) / 4
  const leido = [...marco.querySelectorAll('section')].find(
    (periodo) => periodo.getBoundingClientRect().bottom > lectura,
  )
  const vidas = [...vistos]
    .filter((trozo) => leido?.contains(trozo))
    .flatMap((trozo) => {
      const arriba = trozo.getBoundingClientRect().top
      return vidasDe(trozo).filter(({ y }) => arriba + y > top && arriba + y < bottom)
    })
  const vista = vistaDe(marco)
  const adentro = { ...vista, izquierda: vista.izquierda + ASOMO_PX, derecha: vista.derecha - ASOMO_PX }
  if (vidas.length === 0 || vidas.some((vida) => isALaVista(vida, adentro))) return null
  return Math.min(
    ...vidas.map((vida) => (vida.alFinal ? nombreDesde(vida, vista.ancho) : vida.inicio * vista.ancho)),
  )
}

import { prepareVista } from './vidas-a-la-vista'

const PASO = 1.5
const CERCA = 8

/** Zoom and dragging of the band of lives; all else, arrow keys too, a scrolling element does by itself. */
function prepareVidas(marco: HTMLElement) {
  const banda = marco.querySelector<HTMLElement>('.banda')
  if (!banda) return
  const zoom = createZoom(marco, banda)
  prepareMandos(marco, zoom)
  prepareRueda(marco, zoom)
  preparePellizco(marco, zoom)
  prepareArrastre(marco)
  prepareVista(marco, banda)
  const elegida = marco.querySelector('.elegida')
  if (elegida) center(marco, elegida)
  else showMasVidas(marco)
}

/** A narrow frame begins where most lives are: of the band's first years it would show hardly anybody. */
function showMasVidas(marco: HTMLElement) {
  if (marco.clientWidth >= ANGOSTO_PX) return
  const periodos = [...marco.querySelectorAll('section')].map((lugar) => ({
    lugar,
    vidas: lugar.querySelectorAll('a'),
  }))
  const [lleno] = periodos.sort((uno, otro) => otro.vidas.length - uno.vidas.length)
  const primera = lleno?.vidas[0]
  if (!primera) return
  const { left, top } = marco.getBoundingClientRect()
  marco.scrollBy({
    left: primera.getBoundingClientRect().left - left - ORILLA_PX,
    top: lleno.lugar.getBoundingClientRect().top - top - EJE_PX,
    behavior: 'instant',
  })
}

const ANGOSTO_PX = 600
const ORILLA_PX = 16
/** The years, which stay in sight. */
const EJE_PX = 32

/** In the frame alone: the page stays where it is. */
function center(marco: HTMLElement, elegida: Element) {
  const [fuera, dentro] = [marco.getBoundingClientRect(), elegida.getBoundingClientRect()]
  marco.scrollBy({
    left: dentro.left + dentro.width / 2 - fuera.left - fuera.width / 2,
    top: dentro.top + dentro.height / 2 - fuera.top - fuera.height / 2,
    behavior: 'instant',
  })
}

interface Zoom {
  /** How much wider the band is than at the beginning. */
  readonly escala: number
  /** What lies at `x` of the frame stays where it is. */
  set: (escala: number, x?: number) => void
}

function createZoom(marco: HTMLElement, banda: HTMLElement): Zoom {
  const propio = banda.querySelector('.eje')?.getAttribute('width')
  let escala = 1
  let frame = 0
  /** Where the band has to lie after the next drawing: several moves of a hand make one. */
  let izquierda: number | null = null

  const draw = () => {
    frame = 0
    banda.style.width = `${Math.round(anchoInicial() * escala)}px`
    banda.classList.toggle('lejos', escala < 1)
    if (izquierda !== null) marco.scrollLeft = izquierda
    izquierda = null
  }
  const anchoInicial = () => Math.max(Number(propio), marco.clientWidth)

  return {
    get escala() {
      return escala
    },
    set(pedida, x = marco.clientWidth / 2) {
      const nueva = Math.min(CERCA, Math.max(marco.clientWidth / anchoInicial(), pedida))
      const antes = izquierda ?? marco.scrollLeft
      izquierda = ((antes + x) * nueva) / escala - x
      escala = nueva
      if (!frame) frame = requestAnimationFrame(draw)
    },
  }
}

function prepareMandos(marco: HTMLElement, zoom: Zoom) {
  const acciones: Record<string, () => void> = {
    mas: () => zoom.set(zoom.escala * PASO),
    menos: () => zoom.set(zoom.escala / PASO),
    todo: () => zoom.set(1),
  }
  const teclas: Record<string, string> = { '+': 'mas', '-': 'menos', '0': 'todo' }
  const mandos = document.getElementById('zoom')
  mandos?.removeAttribute('hidden')
  mandos?.addEventListener('click', ({ target }) => {
    const boton = target instanceof Element && target.closest<HTMLElement>('[data-zoom]')
    if (boton) acciones[boton.dataset.zoom ?? '']?.()
  })
  marco.addEventListener('keydown', (event) => {
    const accion = event.ctrlKey || event.metaKey || event.altKey ? undefined : teclas[event.key]
    if (!accion) return
    event.preventDefault()
    acciones[accion]?.()
  })
}

const lugarEnMarco = (marco: HTMLElement, x: number) => x - marco.getBoundingClientRect().left

function prepareRueda(marco: HTMLElement, zoom: Zoom) {
  marco.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom.set(zoom.escala * Math.exp(-event.deltaY / 300), lugarEnMarco(marco, event.clientX))
    },
    { passive: false },
  )
}

function preparePellizco(marco: HTMLElement, zoom: Zoom) {
  let antes = 0
  const abiertos = ({ touches: [uno, otro] }: TouchEvent) =>
    uno && otro ? Math.hypot(uno.clientX - otro.clientX, uno.clientY - otro.clientY) : 0

  marco.addEventListener('touchstart', (event) => (antes = abiertos(event)), { passive: true })
  marco.addEventListener(
    'touchmove',
    (event) => {
      const [uno, otro] = event.touches
      if (!uno || !otro || !antes) return
      event.preventDefault()
      const ahora = abiertos(event)
      zoom.set((zoom.escala * ahora) / antes, lugarEnMarco(marco, (uno.clientX + otro.clientX) / 2))
      antes = ahora
    },
    { passive: false },
  )
}

/** Less than this is a click. */
const QUIETO_PX = 5

/** With the mouse; a finger scrolls. */
function prepareArrastre(marco: HTMLElement) {
  let desde: { x: number; y: number; left: number; top: number } | null = null
  marco.classList.add('arrastrable')
  marco.addEventListener('dragstart', (event) => event.preventDefault())
  marco.addEventListener('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
    marco.classList.remove('llevada')
    if (pointerType === 'mouse' && button === 0)
      desde = { x, y, left: marco.scrollLeft, top: marco.scrollTop }
  })
  window.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!desde) return
    const [dx, dy] = [clientX - desde.x, clientY - desde.y]
    if (Math.hypot(dx, dy) > QUIETO_PX) marco.classList.add('llevada')
    if (marco.classList.contains('llevada')) marco.scrollTo(desde.left - dx, desde.top - dy)
  })
  addEventListener('pointerup', () => {
    desde = null
    // The click that ends it is still to come.
    setTimeout(() => marco.classList.remove('llevada'))
  })
  marco.addEventListener('click', (event) => marco.classList.contains('llevada') && event.preventDefault(), {
    capture: true,
  })
}

const marco = document.getElementById('vidas')
// In a task of its own: the one that runs this has the document to finish.
if (marco) setTimeout(() => prepareVidas(marco))

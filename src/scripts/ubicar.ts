import { jump } from './saltar'

/** So far below the bar begins what one is reading. */
const MARGEN_PX = 32
/** How many columns away a finger may have meant this one, the nearest first. */
const CERCA = [0, 1, -1, 2, -2, 3, -3]

const uno = (selector: string) => document.querySelector(selector)
const donde = uno('#donde')
const entero = donde?.textContent ?? ''

/** Says beside the ribbon where one is, or how many are where one points to, touches or has the focus. */
export function prepareCinta() {
  const cinta = uno('#cinta')
  if (!cinta || !donde) return
  let isPedido = false
  const follow = () => {
    if (isPedido) return
    isPedido = true
    requestAnimationFrame(() => {
      isPedido = false
      locate()
    })
  }
  addEventListener('scroll', follow, { passive: true })
  addEventListener('resize', follow)
  document.addEventListener('toggle', follow, { capture: true })

  for (const gesto of ['pointerover', 'focusin'])
    cinta.addEventListener(gesto, ({ target }) => {
      const titulo = (target as Element).closest('a')?.firstElementChild
      if (titulo) say(titulo.textContent)
    })
  for (const gesto of ['pointerout', 'pointercancel', 'focusout']) cinta.addEventListener(gesto, follow)
  for (const gesto of ['pointerdown', 'pointermove', 'pointerup'] as const)
    (cinta as HTMLElement).addEventListener(gesto, touch)
  locate()
}

/** Bars are narrower than a finger: it goes over them, sees how many there are, and is taken there when it leaves. */
function touch(event: PointerEvent) {
  const escala = escalaDe()
  if (event.pointerType === 'mouse' || !escala) return
  const { left, width } = escala.svg.getBoundingClientRect()
  const n = Math.floor(((event.clientX - left) / width) * escala.columnas)
  if (event.type === 'pointerup') {
    const enlace = CERCA.map((lejos) => columna(n + lejos)).find(Boolean)
    if (enlace && !jump(enlace)) location.assign(enlace.getAttribute('href') ?? '')
    return
  }
  const desde = escala.desde + Math.max(0, Math.min(n, escala.columnas - 1)) * escala.lapso
  say(columna(n)?.firstElementChild?.textContent ?? `${desde}–${desde + escala.lapso - 1}: 0 creadores`)
}

function escalaDe() {
  const svg = uno('#cinta svg') as SVGElement | null
  const [desde = 0, lapso = 0, columnas = 0] = [
    svg?.dataset.desde,
    svg?.dataset.lapso,
    svg?.dataset.columnas,
  ].map(Number)
  return svg && { svg, desde, lapso, columnas }
}

const columna = (n: number) => uno(`#cinta a[data-n="${n}"]`)

function say(texto: string | null, periodo = '') {
  if (!donde) return
  donde.textContent = texto
  donde.className = periodo && `tono ${periodo}`
}

/** The last period, and the last decade of it, that began above where one reads. */
export function locate() {
  const borde = (uno('.barra')?.getBoundingClientRect().bottom ?? 0) + MARGEN_PX
  let aqui: Element | undefined
  for (const lugar of document.querySelectorAll('.periodo, .periodo > ol > li[id]')) {
    const { top, width } = lugar.getBoundingClientRect()
    // Inside a closed one nothing has a place.
    if (width === 0) continue
    if (top > borde) break
    aqui = lugar
  }
  const periodo = aqui?.closest('.periodo')
  const decada = Number(aqui?.id.slice((periodo?.id.length ?? 0) + 1) || Number.NaN)
  const n = mark(decada)
  if (!periodo) return say(entero)
  const cuantos = columna(n)?.firstElementChild?.textContent
  say([cuantos, periodo.querySelector('h2')?.textContent].filter(Boolean).join(' · '), periodo.id)
}

/** Puts the mark on a decade's column, or nowhere. */
function mark(decada: number): number {
  const escala = escalaDe()
  const n = escala ? Math.floor((decada - escala.desde) / escala.lapso) : Number.NaN
  const marca = escala?.svg.querySelector('.aqui')
  if (escala && n >= 0) marca?.setAttribute('x', `${(100 * n) / escala.columnas}%`)
  else marca?.removeAttribute('x')
  return n
}

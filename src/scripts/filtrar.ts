import { direccion, type Filtros, readFiltros, reducen } from '../lib/filtros'
import { listaDe } from '../lib/lista'
import { announce, silence } from './aviso'
import { prepareContinuacion } from './continuar'
import { call } from './pedir'
import { quieto, reveal } from './revelar'
import { locate } from './ubicar'

const PAUSA_AL_ESCRIBIR_MS = 250
/** What the filters change on the page. */
const PARTES = ['cinta', 'fichas', 'cuenta', 'lista']

type Modo = 'push' | 'replace' | null

let pidiendo: AbortController | null = null
let mostrada = ''

const filtrosDe = (direccion: string) => readFiltros(new URL(direccion, location.origin).searchParams)

/** The form works without this; with it, the list changes in place and the address follows. */
export function startFiltros(form: HTMLFormElement, enPantalla: string) {
  mostrada = enPantalla
  let pausa = 0
  const apply = (modo: Modo): Promise<void> => {
    clearTimeout(pausa)
    return show(direccion(deFormulario(form)), modo)
  }
  const goBack = () => {
    if (listaDe(location) === mostrada) return
    fill(form, filtrosDe(location.href))
    void show(location.pathname + location.search, null)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const isMostrada = direccion(deFormulario(form)) === mostrada && !pidiendo
    void (isMostrada ? Promise.resolve(bringIntoView()) : apply('push')).then(focusPrimero)
  })
  form.addEventListener('change', (event) => {
    if (isAlElegir(event.target)) void apply('push')
  })
  form.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement) || isAlElegir(event.target)) return
    clearTimeout(pausa)
    pausa = window.setTimeout(() => void apply('replace'), PAUSA_AL_ESCRIBIR_MS)
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#limpiar, #lista .perdido a')) return
    event.preventDefault()
    fill(form, readFiltros(new URLSearchParams()))
    void apply('push')
    form.querySelector('input')?.focus({ preventScroll: true })
  })
  window.addEventListener('popstate', goBack)

  // What was done while this came down.
  goBack()
  if (direccion(deFormulario(form)) !== direccion({ ...filtrosDe(location.href), pagina: 1 }))
    void apply('push')
}

/** What changes at once, where a text waits for the rest of it. */
const isAlElegir = (control: unknown) =>
  control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'checkbox')

async function show(destino: string, modo: Modo): Promise<void> {
  pidiendo?.abort()
  const intento = new AbortController()
  pidiendo = intento
  announce('Cargando la historia...')
  try {
    const pagina = await call(destino, intento.signal)
    if (intento.signal.aborted) return
    pidiendo = null
    document.dispatchEvent(new Event('lista-por-cambiar'))
    for (const id of PARTES) change(id, pagina)
    if (modo) history[`${modo}State`](null, '', destino)
    mostrada = listaDe(new URL(destino, location.origin))
    silence()
    if (modo && reducen(filtrosDe(destino))) bringIntoView()
    else returnToStart()
    prepareContinuacion()
    reveal()
    locate()
  } catch (error) {
    if (intento.signal.aborted) return
    pidiendo = null
    console.warn(error)
    announce('No se pudo cargar la historia. Revisa tu conexión.', () => void show(destino, modo))
  }
}

function change(id: string, pagina: Document) {
  document.getElementById(id)?.replaceChildren(...(pagina.getElementById(id)?.childNodes ?? []))
}

const partes = () => ({ lista: document.querySelector('#lista'), barra: document.querySelector('.barra') })

/** What was found, right below the bar that one is writing in; that bar, where it does not stay. */
function bringIntoView() {
  const { lista, barra } = partes()
  const meta = barra && getComputedStyle(barra).position === 'sticky' ? lista : barra
  meta?.scrollIntoView({ behavior: quieto.matches ? 'instant' : 'smooth' })
}

function focusPrimero() {
  document
    .querySelector<HTMLElement>('#lista :is(.mejor a, .perdido h2, .tarjeta > summary)')
    ?.focus({ preventScroll: true })
}

/** A reader deep in the old list would be left past the end of the new one. */
function returnToStart() {
  const { lista, barra } = partes()
  if (!lista || !barra || lista.getBoundingClientRect().top >= 0) return
  scrollTo({ top: scrollY + lista.getBoundingClientRect().top - barra.clientHeight, behavior: 'instant' })
}

function deFormulario(form: HTMLFormElement): Filtros {
  const datos = [...new FormData(form)].map(([campo, valor]) => [campo, String(valor)])
  return readFiltros(new URLSearchParams(datos))
}

function fill(form: HTMLFormElement, { q, periodo, rol, viviaEn, porConfirmar, orden }: Filtros) {
  const casilla = form.elements.namedItem('por_confirmar')
  if (casilla instanceof HTMLInputElement) casilla.checked = porConfirmar
  const valores = { q, periodo: periodo ?? '', rol: rol ?? '', vivia_en: String(viviaEn ?? ''), orden }
  for (const [campo, valor] of Object.entries(valores)) {
    const control = form.elements.namedItem(campo)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = valor
  }
}

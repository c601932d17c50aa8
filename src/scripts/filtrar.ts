import { direccion, type Filtros, readFiltros } from '../lib/filtros'
import { announce, silence } from './aviso'
import { prepareContinuacion } from './continuar'
import { call } from './pedir'
import { reveal } from './revelar'

const PAUSA_AL_ESCRIBIR_MS = 250
/** What the filters change on the page. */
const PARTES = ['cinta', 'cuenta', 'lista']

let pidiendo: AbortController | null = null
let mostrada = location.pathname + location.search

/** The form works without this; with it, the list changes in place and the address follows. */
export function prepareFiltros() {
  const form = document.querySelector<HTMLFormElement>('#filtros')
  if (!form) return
  let pausa = 0
  const apply = (modo: 'push' | 'replace') => {
    clearTimeout(pausa)
    void show(direccion(deFormulario(form)), modo)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply('push')
  })
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement) apply('push')
  })
  form.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return
    clearTimeout(pausa)
    pausa = window.setTimeout(() => apply('replace'), PAUSA_AL_ESCRIBIR_MS)
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#limpiar, #lista .perdido a')) return
    event.preventDefault()
    fill(form, readFiltros(new URLSearchParams()))
    apply('push')
    form.querySelector('input')?.focus({ preventScroll: true })
  })
  window.addEventListener('popstate', () => {
    if (location.pathname + location.search === mostrada) return
    fill(form, readFiltros(new URLSearchParams(location.search)))
    void show(location.pathname + location.search, null)
  })
}

async function show(destino: string, modo: 'push' | 'replace' | null): Promise<void> {
  pidiendo?.abort()
  const intento = new AbortController()
  pidiendo = intento
  announce('Cargando la historia...')
  try {
    const pagina = await call(destino, intento.signal)
    if (intento.signal.aborted) return
    for (const id of PARTES) change(id, pagina)
    if (modo) history[`${modo}State`](null, '', destino)
    mostrada = destino
    silence()
    returnToStart()
    prepareContinuacion()
    reveal()
  } catch (error) {
    if (intento.signal.aborted) return
    console.warn(error)
    announce('No se pudo cargar la historia. Revisa tu conexión.', () => void show(destino, modo))
  }
}

function change(id: string, pagina: Document) {
  document.getElementById(id)?.replaceChildren(...(pagina.getElementById(id)?.childNodes ?? []))
}

/** A reader deep in the old list would be left past the end of the new one. */
function returnToStart() {
  const lista = document.querySelector('#lista')
  const barra = document.querySelector('.filtros')
  if (!lista || !barra || lista.getBoundingClientRect().top >= 0) return
  scrollTo({ top: scrollY + lista.getBoundingClientRect().top - barra.clientHeight, behavior: 'instant' })
}

function deFormulario(form: HTMLFormElement): Filtros {
  const datos = [...new FormData(form)].map(([campo, valor]) => [campo, String(valor)])
  return readFiltros(new URLSearchParams(datos))
}

function fill(form: HTMLFormElement, { q, periodo, rol, orden }: Filtros) {
  for (const [campo, valor] of Object.entries({ q, periodo: periodo ?? '', rol: rol ?? '', orden })) {
    const control = form.elements.namedItem(campo)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = valor
  }
}

import { direccion, type Filtros, leerFiltros } from '../lib/filtros'
import { avisar, callar } from './aviso'
import { prepararContinuacion } from './continuar'
import { pedir } from './pedir'
import { revelar } from './revelar'

const PAUSA_AL_ESCRIBIR_MS = 250
/** What the filters change on the page. */
const PARTES = ['cinta', 'cuenta', 'lista']

let pidiendo: AbortController | null = null
let mostrada = location.pathname + location.search

/** The form works without this; with it, the list changes in place and the address follows. */
export function prepararFiltros() {
  const form = document.querySelector<HTMLFormElement>('#filtros')
  if (!form) return
  let pausa = 0
  const aplicar = (modo: 'push' | 'replace') => {
    clearTimeout(pausa)
    void mostrar(direccion(deFormulario(form)), modo)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    aplicar('push')
  })
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement) aplicar('push')
  })
  form.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return
    clearTimeout(pausa)
    pausa = window.setTimeout(() => aplicar('replace'), PAUSA_AL_ESCRIBIR_MS)
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#limpiar, #lista .perdido a')) return
    event.preventDefault()
    llenar(form, leerFiltros(new URLSearchParams()))
    aplicar('push')
    form.querySelector('input')?.focus({ preventScroll: true })
  })
  window.addEventListener('popstate', () => {
    if (location.pathname + location.search === mostrada) return
    llenar(form, leerFiltros(new URLSearchParams(location.search)))
    void mostrar(location.pathname + location.search, null)
  })
}

async function mostrar(destino: string, modo: 'push' | 'replace' | null): Promise<void> {
  pidiendo?.abort()
  const intento = new AbortController()
  pidiendo = intento
  avisar('Cargando la historia...')
  try {
    const pagina = await pedir(destino, intento.signal)
    if (intento.signal.aborted) return
    for (const id of PARTES) cambiar(id, pagina)
    if (modo) history[`${modo}State`](null, '', destino)
    mostrada = destino
    callar()
    volverAlComienzo()
    prepararContinuacion()
    revelar()
  } catch (error) {
    if (intento.signal.aborted) return
    console.warn(error)
    avisar('No se pudo cargar la historia. Revisa tu conexión.', () => void mostrar(destino, modo))
  }
}

function cambiar(id: string, pagina: Document) {
  document.getElementById(id)?.replaceChildren(...(pagina.getElementById(id)?.childNodes ?? []))
}

/** A reader deep in the old list would be left past the end of the new one. */
function volverAlComienzo() {
  const lista = document.querySelector('#lista')
  const barra = document.querySelector('.filtros')
  if (!lista || !barra || lista.getBoundingClientRect().top >= 0) return
  scrollTo({ top: scrollY + lista.getBoundingClientRect().top - barra.clientHeight, behavior: 'instant' })
}

function deFormulario(form: HTMLFormElement): Filtros {
  const datos = [...new FormData(form)].map(([campo, valor]) => [campo, String(valor)])
  return leerFiltros(new URLSearchParams(datos))
}

function llenar(form: HTMLFormElement, { q, periodo, rol, orden }: Filtros) {
  for (const [campo, valor] of Object.entries({ q, periodo: periodo ?? '', rol: rol ?? '', orden })) {
    const control = form.elements.namedItem(campo)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = valor
  }
}

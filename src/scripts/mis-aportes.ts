import { type MiAporte, OTRO_APORTE, readMisAportes } from '../lib/mis-aportes'

/** On a page about something else. */
const ULTIMOS = 3

const seccion = document.querySelector<HTMLElement>('[data-mis-aportes]')

if (seccion) {
  show(seccion)
  addEventListener(OTRO_APORTE, () => {
    show(seccion)
    sayTheNewest(seccion)
  })
}

function show(seccion: HTMLElement) {
  const aportes = readMisAportes()
  seccion.hidden = aportes.length === 0
  const cuantos = seccion.dataset.misAportes === 'ultimos' ? ULTIMOS : aportes.length
  seccion.querySelector('ul')?.replaceChildren(...aportes.slice(0, cuantos).map(itemDe))
  const todos = seccion.querySelector<HTMLElement>('.ui-ayuda a')
  if (todos) todos.hidden = aportes.length <= cuantos
}

function sayTheNewest(seccion: HTMLElement) {
  const [nuevo] = readMisAportes()
  const aviso = seccion.querySelector('[role="status"]')
  if (nuevo) aviso?.replaceChildren('Tu recibo: ', enlaceA(nuevo, nuevo.recibo))
}

function itemDe(aporte: MiAporte) {
  const item = document.createElement('li')
  const recibo = document.createElement('span')
  recibo.textContent = aporte.recibo
  item.append(enlaceA(aporte, aporte.nombre), recibo)
  return item
}

function enlaceA({ recibo }: MiAporte, texto: string) {
  const enlace = document.createElement('a')
  enlace.href = `/aporte/${encodeURIComponent(recibo)}`
  enlace.textContent = texto
  return enlace
}

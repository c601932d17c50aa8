import { type MiAporte, readMisAportes } from '../lib/mis-aportes'

/** On a page about something else. */
const ULTIMOS = 3

const seccion = document.querySelector<HTMLElement>('[data-mis-aportes]')

if (seccion) show(seccion)

function show(seccion: HTMLElement) {
  const aportes = readMisAportes()
  seccion.hidden = aportes.length === 0
  const cuantos = seccion.dataset.misAportes === 'ultimos' ? ULTIMOS : aportes.length
  seccion.querySelector('ul')?.replaceChildren(...aportes.slice(0, cuantos).map(itemDe))
  const todos = seccion.querySelector<HTMLElement>('.ui-ayuda a')
  if (todos) todos.hidden = aportes.length <= cuantos
}

function itemDe({ recibo, nombre }: MiAporte) {
  const item = document.createElement('li')
  const enlace = document.createElement('a')
  enlace.href = `/aporte/${encodeURIComponent(recibo)}`
  enlace.textContent = nombre
  const dicho = document.createElement('span')
  dicho.textContent = recibo
  item.append(enlace, dicho)
  return item
}

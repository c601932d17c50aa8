export type Hacia = 'arriba' | 'abajo' | 'izquierda' | 'derecha'

/** What takes the focus in the next cell that can be written in; nothing at the edge. */
export function vecinaDe(celda: HTMLElement | null, hacia: Hacia): HTMLElement | null {
  const selector = hacia === 'arriba' || hacia === 'abajo' ? columnaDe(celda) : '[data-tarea]'
  const donde = selector === '[data-tarea]' ? celda?.closest('tr') : celda?.closest('table')
  const celdas = [...(donde?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const paso = hacia === 'arriba' || hacia === 'izquierda' ? -1 : 1
  const vecina = celda && celdas[celdas.indexOf(celda) + paso]
  return vecina?.querySelector('input, button') ?? null
}

const columnaDe = (celda: HTMLElement | null) => `[data-tarea="${celda?.dataset.tarea}"]`

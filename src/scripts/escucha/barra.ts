export const SONAR = '▶'
export const EN_PAUSA = '❚❚'

export interface Ordenes {
  toggle: () => void
  go: (paso: 1 | -1) => void
  goTo: (periodo: number) => void
  close: () => void
}

/** The player at the foot. */
export type Barra = ReturnType<typeof createBarra>

export function createBarra(ordenes: Ordenes) {
  const { raiz, pantalla, nombre, momento, tiempo, suena, deCola, periodo } = createPartes(ordenes)
  document.body.append(raiz)

  return {
    raiz,
    pantalla,
    momento,
    tiempo,
    showNombre: (texto: string) => {
      nombre.textContent = texto
    },
    /** With the way to it, since a tap on its link plays it. */
    showFalla(texto: string, href: string) {
      const enlace = Object.assign(nuevo('a', ''), { href, rel: 'noopener', textContent: 'Abrir el enlace' })
      nombre.replaceChildren(`${texto} `, enlace)
    },
    showSuena(si: boolean) {
      suena.setAttribute('aria-label', si ? 'Pausar' : 'Reproducir')
      suena.textContent = si ? EN_PAUSA : SONAR
    },
    /** On a creator's own page there is nobody to go on to. */
    showCola(hay: boolean) {
      for (const uno of deCola) uno.hidden = !hay
    },
    showPeriodos(textos: string[], elegido: number) {
      periodo.replaceChildren(...textos.map((texto) => new Option(texto)))
      periodo.selectedIndex = elegido
    },
    close: () => raiz.remove(),
  }
}

function createPartes(ordenes: Ordenes) {
  const raiz = nuevo('section', 'escucha')
  raiz.setAttribute('aria-label', 'Escucha la línea')
  const pantalla = nuevo('div', 'pantalla')
  const nombre = nuevo('p', 'nombre')
  nombre.setAttribute('role', 'status')
  const momento = nuevo('input', 'momento')
  Object.assign(momento, { type: 'range', min: '0', step: 'any' })
  momento.setAttribute('aria-label', 'Momento')
  const tiempo = nuevo('span', 'apagado')
  const periodo = nuevo('select', '')
  periodo.setAttribute('aria-label', 'Período')
  periodo.onchange = () => ordenes.goTo(periodo.selectedIndex)
  const anterior = boton('Anterior', '‹', () => ordenes.go(-1))
  const suena = boton('Pausar', EN_PAUSA, ordenes.toggle)
  const siguiente = boton('Siguiente', '›', () => ordenes.go(1))
  const cerrar = boton('Cerrar el reproductor', '×', ordenes.close)
  const botones = nuevo('div', 'botones')
  botones.append(anterior, suena, siguiente, periodo, cerrar)
  raiz.append(pantalla, nombre, momento, tiempo, botones)
  return { raiz, pantalla, nombre, momento, tiempo, suena, deCola: [anterior, siguiente, periodo], periodo }
}

function nuevo<T extends keyof HTMLElementTagNameMap>(que: T, className: string): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(que), { className })
}

function boton(rotulo: string, textContent: string, onclick: () => void): HTMLButtonElement {
  const boton = Object.assign(nuevo('button', 'boton'), { type: 'button' as const, textContent, onclick })
  boton.setAttribute('aria-label', rotulo)
  return boton
}
